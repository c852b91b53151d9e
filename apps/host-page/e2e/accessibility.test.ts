import axe from "axe-core";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "./journey.ts";
import { pages } from "./pages.ts";

/** axe's rules of colors, the only ones that a color scheme can break. */
const COLORS = ["color-contrast", "link-in-text-block"];

const looks = [360, 1280].flatMap((width) => [
  { width, colorScheme: "light" as const, rules: undefined },
  { width, colorScheme: "dark" as const, rules: COLORS },
]);

/**
 * What axe finds wrong, as `rule: selector`. It is evaluated, not loaded: the page's policy allows no foreign script.
 *
 * @param rules names of the only rules to check
 */
async function axeFinds(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: [...rules] } }),
  };
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join()}`),
  );
}

/** How far the page can be pushed sideways. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(pages)("on $name", ({ page: door, claim, action }) => {
  test.for(looks)(
    "axe finds nothing at $width px, $colorScheme",
    async ({ width, colorScheme, rules }, { demo, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(demo[door].url);
      await page.getByRole(action, { name: "Track claim CLM-1001" }).waitFor();
      expect(await axeFinds(page, rules)).toEqual([]);
      expect(await overflow(page)).toBe(0);

      await page.goto(demo[door].url + claim("CLM-1001"));
      await page.getByRole("button", { name: "Report", exact: true }).waitFor();
      await page.getByText("2022 Honda CR-V EX").waitFor();
      expect(await axeFinds(page, rules)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    },
  );

  test("nothing is pushed out of a narrow page in Spanish", async ({ demo, page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(demo[door].url + claim("CLM-1001"));
    await page.getByText("2022 Honda CR-V EX").waitFor();
    if (door === "hostPage") await page.getByRole("button", { name: "Español" }).click();
    else await page.getByLabel("Language").selectOption("Español");

    await page.getByRole("heading", { name: "Su reclamo" }).waitFor();
    expect(await overflow(page)).toBe(0);
  });
});

test.for(["documents", "payments", "details", "estimate", "shop", "faqs", "contact"])(
  "axe finds nothing on the host's own page '%s'",
  async (name, { demo, page }) => {
    const path = name === "contact" ? "contact" : `claims/CLM-1001/${name}`;
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(`${demo.hostPage.url}#/${path}`);
    await page.getByRole("button", { name: /^Show events/ }).click();
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);

    expect(await axeFinds(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  },
);

test.for(looks.filter(({ width }) => width === 360))(
  "axe finds nothing in what the pages put over and into the claim, $colorScheme",
  async ({ colorScheme, rules }, { demo, page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${demo.hostPage.url}#/claims/CLM-1002`);
    await page.getByRole("button", { name: "Change appointment" }).click();
    await page.getByRole("dialog", { name: "Change your appointment" }).waitFor();
    expect(await axeFinds(page, rules)).toEqual([]);

    await page.goto(`${demo.plainPage.url}#CLM-1002`);
    await page.getByRole("button", { name: "Read the claims FAQs" }).click();
    await page.getByRole("heading", { name: "Questions we hear at the counter" }).waitFor();
    expect(await axeFinds(page, rules)).toEqual([]);
    await page.getByRole("button", { name: "View on map" }).click();
    await page.getByRole("heading", { name: "The way to the shop" }).waitFor();
    expect(await axeFinds(page, rules)).toEqual([]);
  },
);

test("the skip link leads past the header", async ({ demo, page }) => {
  await page.goto(demo.hostPage.url);
  await page.getByRole("heading", { name: "Hello, Maya." }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");

  expect(await page.locator("select:focus").getAttribute("id")).toBe(
    await page.getByLabel("Policy", { exact: true }).getAttribute("id"),
  );
});
