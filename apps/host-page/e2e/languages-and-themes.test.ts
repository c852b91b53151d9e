import { expect } from "vitest";
import { test } from "./journey.ts";
import { pages } from "./pages.ts";

test("the host page and its widgets switch to Spanish together", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}#/claims`);
  await page.getByRole("button", { name: "Español" }).click();

  await page.getByRole("heading", { name: "Hola, Maya." }).waitFor();
  await page.getByRole("heading", { name: "Reclamos", exact: true }).waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/Track claim|Open|Claim number/);
  await expect.poll(() => page.title()).toBe("Sus reclamos – Switchback Mutual");
});

test("the plain page and its elements switch to Spanish together", async ({ demo, page }) => {
  await page.goto(`${demo.plainPage.url}#claims`);
  await page.getByLabel("Language").selectOption("Español");

  await page.getByRole("heading", { name: "Reclamos de su póliza" }).waitFor();
  await page.getByRole("heading", { name: "Reclamos", exact: true }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("es-US");
});

test.for(pages)(
  "the widgets on $name follow its theme",
  async ({ page: site, claims, action }, { demo, page }) => {
    await page.goto(demo[site].url + claims);
    const track = page.getByRole(action, { name: "Track claim CLM-1001" });
    await track.waitFor();
    const color = (): Promise<string> =>
      track.evaluate((control) => getComputedStyle(control).color);

    await page.getByLabel("Theme").selectOption("Light");
    const lightColor = await color();
    await page.getByLabel("Theme").selectOption("Dark");
    await expect.poll(color).not.toBe(lightColor);
    await page.getByLabel("Theme").selectOption("System");
    await expect.poll(color).toBe(lightColor);
  },
);

test("the header is one row on a phone, in both languages", async ({ demo, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(demo.hostPage.url);
  const header = page.getByRole("banner");
  const height = async (): Promise<number | undefined> => (await header.boundingBox())?.height;
  await header.getByRole("link", { name: "Switchback Mutual" }).waitFor();
  expect(await height()).toBeLessThan(70);

  await header.getByRole("button", { name: "Español" }).click();

  await header.getByRole("button", { name: "Cerrar sesión" }).waitFor();
  expect(await height()).toBeLessThan(70);
});
