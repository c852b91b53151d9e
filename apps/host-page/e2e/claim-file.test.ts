import { expect } from "vitest";
import { test } from "./journey.ts";

test.for([
  {
    option: "Go to a drive-in inspection",
    step: "Bring your vehicle to Drive-in inspection, Easton",
  },
  { option: "Send us photos", step: "Take eight photos with the link in our text message." },
])(
  "'$option' is confirmed at the top of the claim, whose step has changed",
  async ({ option, step }, { demo, page }) => {
    await page.goto(`${demo.hostPage.url}#/claims/CLM-1001`);
    await page.getByRole("button", { name: option }).click();

    await page.getByText(`Saved: ${option}.`).waitFor();
    await page.getByRole("group", { name: "Your next steps" }).getByText(step).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator("h1:focus").innerText()).toBe("Your claim");
    await fetch(`${demo.sandbox.url}/sandbox/claims/CLM-1001/reset`, { method: "POST" });
  },
);

test("the documents of a claim are on a page of their own", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1006`);
  await page.getByRole("link", { name: "Documents", exact: true }).click();

  await page.getByRole("toolbar", { name: "Current estimate" }).waitFor();
});
