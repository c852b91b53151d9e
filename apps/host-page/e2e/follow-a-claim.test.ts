import { describe, expect } from "vitest";
import { pressUntilFocused, test } from "./journey.ts";
import { pages } from "./pages.ts";

describe.each(pages)("on $name", ({ page: site, claims, action }) => {
  test("lists the claims of POL-100, latest first", async ({ demo, page }) => {
    await page.goto(demo[site].url + claims);
    await page.getByRole("heading", { name: "Claims", exact: true }).waitFor();
    const buttons = page.getByRole(action, { name: /^Track claim/ });
    await buttons.first().waitFor();

    const listed = await buttons.allTextContents();
    expect(listed.map((text) => /CLM-\d+/.exec(text)?.[0])).toEqual([
      "CLM-1001",
      "CLM-1002",
      "CLM-1013",
      "CLM-1003",
    ]);
  });

  test("'Track claim' opens the claim by mouse", async ({ demo, page }) => {
    await page.goto(demo[site].url + claims);
    await page.getByRole(action, { name: "Track claim CLM-1001" }).click();

    await page.getByText("2022 Honda CR-V EX").waitFor();
    await page.getByRole("heading", { name: "Claim progress" }).waitFor();
    await page.getByRole("button", { name: "Report", exact: true }).waitFor();
    await page.getByText("Rear-end collision").first().waitFor();
  });

  test("'Track claim' opens the claim by keyboard, and focuses the claim's heading", async ({
    demo,
    page,
  }) => {
    await page.goto(demo[site].url + claims);
    const track1002 = page.getByRole(action, { name: "Track claim CLM-1002" });
    await pressUntilFocused("Tab", track1002);
    await page.keyboard.press("Enter");

    await page.getByText("Inspection Scheduled").waitFor();
    await expect.poll(() => page.locator("h1:focus").innerText()).toBe("Your claim");
  });

  test("Back goes to the list and Forward to the claim, which a reload keeps", async ({
    demo,
    page,
  }) => {
    await page.goto(demo[site].url + claims);
    await page.getByRole(action, { name: "Track claim CLM-1003" }).click();
    await page.getByText("2018 Subaru Outback Limited").waitFor();

    await page.goBack();
    await page.getByRole(action, { name: "Track claim CLM-1003" }).waitFor();
    await page.goForward();
    await page.getByText("2018 Subaru Outback Limited").waitFor();
    await page.reload();
    await page.getByText("2018 Subaru Outback Limited").waitFor();
  });

  test("sets the document title for each page", async ({ demo, page }) => {
    await page.goto(demo[site].url + claims);
    const listTitle = await page.title();
    await page.getByRole(action, { name: "Track claim CLM-1001" }).click();

    await expect.poll(() => page.title()).toMatch(/claim/i);
    expect(await page.title()).not.toBe(listTitle);
  });
});
