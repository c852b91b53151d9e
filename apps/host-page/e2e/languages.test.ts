import { expect } from "vitest";
import { test } from "./journey.ts";

test("the host page and its widgets turn Spanish together", async ({ demo, page }) => {
  await page.goto(demo.hostPage.url);
  await page.getByRole("button", { name: "Español" }).click();

  await page.getByRole("heading", { name: "Hola, Maya." }).waitFor();
  await page.getByRole("heading", { name: "Reclamos", exact: true }).waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/Track claim|Open|Claim number/);
  await expect.poll(() => page.title()).toBe("Sus reclamos – Switchback Mutual");
});

test("the plain page and its elements turn Spanish together", async ({ demo, page }) => {
  await page.goto(demo.plainPage.url);
  await page.getByLabel("Language").selectOption("Español");

  await page.getByRole("heading", { name: "Reclamos de su póliza" }).waitFor();
  await page.getByRole("heading", { name: "Reclamos", exact: true }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("es-US");
});
