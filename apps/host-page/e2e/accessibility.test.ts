import axe from "axe-core";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "./journey.ts";
import { pages } from "./pages.ts";

/** axe rules about colors, the only ones that depend on the color scheme. */
const COLORS = ["color-contrast", "link-in-text-block"];

const widths = [360, 1280];

/** Pages of the host itself. */
const PAGES = [
  "claims/CLM-1001/documents",
  "claims/CLM-1001/shop",
  "claims/CLM-1001/faqs",
  "shops",
  "",
];

/**
 * axe violations, as `rule: selector`. axe is evaluated, because the page's policy does not allow loading it.
 *
 * @param rules ids of the rules to check; by default all
 */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: [...rules] } }),
  };
  const results = await page.evaluate<axe.AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join()}`),
  );
}

/** axe violations in light mode, and in dark mode after switching the open page to it. */
async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const inLight = await violations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(endTransitions);
  const inDark = await violations(page, COLORS);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(endTransitions);
  return [...inLight, ...inDark.map((fault) => `dark: ${fault}`)];
}

/** During transitions between light and dark, colors have too little contrast. */
async function endTransitions(): Promise<void> {
  await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** How far the page scrolls horizontally, in px. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("the page of CLM-1006 with its questions is at most 4,300 px high on a phone", async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1006`);
  await page.getByRole("combobox", { name: "Popular questions about" }).waitFor();
  await page.getByText("Was this helpful?").nth(2).waitFor();

  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    4300,
  );
});

describe.each(pages)("on $name", ({ page: site, claims, claim, action }) => {
  test.for(widths)(
    "has no axe violations at %d px, light and dark",
    async (width, { demo, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(demo[site].url + claims);
      await page.getByRole(action, { name: "Track claim CLM-1001" }).waitFor();
      expect(await violationsInBothSchemes(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);

      await page.goto(demo[site].url + claim("CLM-1001"));
      await page.getByRole("button", { name: "Report", exact: true }).waitFor();
      await page.getByText("2022 Honda CR-V EX").waitFor();
      expect(await violationsInBothSchemes(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    },
  );

  test("a page of 320 px in Spanish does not scroll horizontally", async ({ demo, page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(demo[site].url + claim("CLM-1001"));
    await page.getByText("2022 Honda CR-V EX").waitFor();
    if (site === "hostPage") await page.getByRole("button", { name: "Español" }).click();
    else await page.getByLabel("Language").selectOption("Español");

    await page.getByRole("heading", { name: "Su reclamo" }).waitFor();
    expect(await overflow(page)).toBe(0);
  });
});

test("the host's own pages have no axe violations", async ({ demo, page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1001`);
  await page.getByRole("button", { name: /^Show events/ }).click();
  const heading = page.locator("h1:focus");

  const results: Record<string, unknown> = {};
  for (const path of PAGES) {
    const last = (await page.locator("h1").allInnerTexts()).join();
    await page.goto(`${demo.hostPage.url}#/${path}`);
    await expect.poll(() => heading.allInnerTexts()).not.toEqual([last]);
    await heading.waitFor();
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
    results[path] = [await violations(page), await overflow(page)];
  }

  expect(results).toEqual(Object.fromEntries(PAGES.map((path) => [path, [[], 0]])));
});

test("dialogs and slotted content of the pages have no axe violations, light and dark", async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1002`);
  await page.getByRole("button", { name: "Change appointment" }).click();
  await page.getByRole("dialog", { name: "Change your appointment" }).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await page.goto(`${demo.plainPage.url}#CLM-1002`);
  await page.getByRole("button", { name: "Read the claims FAQs" }).click();
  await page.getByRole("heading", { name: "Questions we hear at the counter" }).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Change appointment" }).click();
  await page.getByRole("heading", { name: "Change your appointment" }).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test("the skip link skips the header", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}#/claims`);
  await page.getByRole("heading", { name: "Hello, Maya." }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");

  expect(await page.locator("select:focus").getAttribute("id")).toBe(
    await page.getByLabel("Policy", { exact: true }).getAttribute("id"),
  );
});
