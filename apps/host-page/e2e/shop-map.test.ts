import { expect } from "vitest";
import { test } from "./journey.ts";

test("'View on map' shows a map with the shop, which arrow keys move", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}/#/claims/CLM-1002`);
  await page.getByRole("button", { name: "View on map" }).first().click();

  const dialog = page.getByRole("dialog", { name: "Short North Collision" });
  await dialog.locator('[data-ready="true"]').waitFor();
  const map = dialog.getByRole("application", { name: /^Short North Collision, / });
  const pin = dialog.getByRole("img", { name: "Short North Collision", exact: true });
  const before = await pin.boundingBox();
  await map.press("ArrowRight");

  await expect.poll(async () => (await pin.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
});
