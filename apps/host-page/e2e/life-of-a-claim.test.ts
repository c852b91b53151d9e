import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { pressUntilFocused, test } from "./journey.ts";
import { pages } from "./pages.ts";

const CLAIM = "CLM-1014";
const SHOP = "Grandview Body & Paint";

// All tests change the same claim, so reset it before each.
test.beforeEach(async ({ demo }) => {
  await fetch(`${demo.sandbox.url}/sandbox/claims/${CLAIM}/reset`, { method: "POST" });
});

describe.each(pages)("on $name", ({ page: site, claim, action }) => {
  test("a shop chosen in the finder is shown on the claim, which then advances to the payment without a loading state", async ({
    demo,
    page,
  }) => {
    await page.goto(demo[site].url);
    await page.getByRole("link", { name: "My car was hit yesterday" }).click();
    await page.getByRole(action, { name: "Choose a shop" }).click();
    await page.getByRole("combobox", { name: "ZIP code or address" }).fill("43215");
    await page.getByRole("radio", { name: new RegExp(SHOP) }).check();
    await page.getByRole("button", { name: "Choose this shop" }).click();

    await expect.poll(() => page.locator("h1:focus").innerText()).toBe("Your claim");
    await countBusy(page);
    await page.getByText(SHOP).first().waitFor();
    await page.getByText("Inspection Scheduled").first().waitFor();
    const next = page.getByRole("button", { name: "Next stage" });
    for (const status of ["Estimate Approved", "Repairs In Progress", "Closed"]) {
      await next.click();
      await page.getByText(status, { exact: true }).first().waitFor();
    }
    await page.getByText(`Payment to ${SHOP}`).first().waitFor({ state: "attached" });
    expect(await busyCount(page)).toBe(0);

    await page.getByRole("button", { name: "Start over" }).click();
    await page.getByRole(action, { name: "Choose a shop" }).waitFor();
    await page.goto(demo[site].url + claim(CLAIM));
  });
});

test("a shop is found and chosen with only the keyboard, at phone width", async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${demo.hostPage.url}#/claims/${CLAIM}`);
  await pressUntilFocused("Tab", page.getByRole("link", { name: "Choose a shop" }));
  await page.keyboard.press("Enter");
  // The shops near the place of the claim.
  await page.getByRole("radio").first().waitFor();
  await pressUntilFocused("Tab", page.getByRole("radio").first());
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await pressUntilFocused("Tab", page.getByRole("button", { name: "Choose this shop" }));
  await page.keyboard.press("Enter");

  await page.getByText(/^Saved: /).waitFor();
  await page.locator("h1:focus", { hasText: "Your claim" }).waitFor();
  await page.getByText("Short North Collision").first().waitFor();
});

test("a signed-out user sees shops and questions, and a claim after logging in", async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.hostPage.url}#/claims/${CLAIM}`);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("heading", { name: "Log in to see your claims" }).waitFor();
  await page.getByRole("link", { name: "Repair shops" }).click();
  await page.getByRole("heading", { name: "Find a repair shop" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Log in to see your inspection options" }).click();
  await page.getByRole("heading", { name: "Let's look for a repair shop" }).waitFor();
  await page.goBack();

  await page.getByText("2023 Honda Civic Sport").waitFor();
});

/** Starts to count how often a part of the page becomes busy. */
async function countBusy(page: Page): Promise<void> {
  await page.evaluate(() => {
    let count = 0;
    const roots = [document, ...Array.from(document.querySelectorAll("*"), (e) => e.shadowRoot)];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { ariaBusy, dataset } = target as HTMLElement;
        // Each stage of a claim has its own questions, so the old ones are gone.
        if (ariaBusy === "true" && dataset["widget"] !== "interactive-faqs") count += 1;
      }
      Object.assign(globalThis, { busyCount: count });
    });
    for (const root of roots) {
      if (root) observer.observe(root, { subtree: true, attributeFilter: ["aria-busy"] });
    }
    Object.assign(globalThis, { busyCount: 0 });
  });
}

const busyCount = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(globalThis, "busyCount"));
