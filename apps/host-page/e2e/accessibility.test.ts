import axe from "axe-core";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "./journey.ts";
import { pages } from "./pages.ts";

/** axe's rules of colors, the only ones that a color scheme can break. */
const COLORS = ["color-contrast", "link-in-text-block"];

const widths = [360, 1280];

/** Pages that the host puts beside the claim. */
const PAGES = [
  ...["documents", "payments", "details", "estimate", "shop", "faqs"].map(
    (name) => `claims/CLM-1001/${name}`,
  ),
  "shops",
  "contact",
  "",
];

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

/** What axe finds wrong in the light, and in the dark, to which the page turns as it is. */
async function axeFindsInBoth(page: Page): Promise<string[]> {
  const inLight = await axeFinds(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(endTransitions);
  const inDark = await axeFinds(page, COLORS);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(endTransitions);
  return [...inLight, ...inDark.map((fault) => `dark: ${fault}`)];
}

/** Between light and dark, colors have no contrast yet. */
async function endTransitions(): Promise<void> {
  await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** How far the page can be pushed sideways. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(pages)("on $name", ({ page: site, claims, claim, action }) => {
  test.for(widths)("axe finds nothing at %d px, light and dark", async (width, { demo, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(demo[site].url + claims);
    await page.getByRole(action, { name: "Track claim CLM-1001" }).waitFor();
    expect(await axeFindsInBoth(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await page.goto(demo[site].url + claim("CLM-1001"));
    await page.getByRole("button", { name: "Report", exact: true }).waitFor();
    await page.getByText("2022 Honda CR-V EX").waitFor();
    expect(await axeFindsInBoth(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  test("nothing is pushed out of a narrow page in Spanish", async ({ demo, page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(demo[site].url + claim("CLM-1001"));
    await page.getByText("2022 Honda CR-V EX").waitFor();
    if (site === "hostPage") await page.getByRole("button", { name: "Español" }).click();
    else await page.getByLabel("Language").selectOption("Español");

    await page.getByRole("heading", { name: "Su reclamo" }).waitFor();
    expect(await overflow(page)).toBe(0);
  });
});

test("axe finds nothing on the host's own pages", async ({ demo, page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1001`);
  await page.getByRole("button", { name: /^Show events/ }).click();
  const heading = page.locator("h1:focus");

  const found: Record<string, unknown> = {};
  for (const path of PAGES) {
    const last = (await page.locator("h1").allInnerTexts()).join();
    // oxlint-disable no-await-in-loop -- one page after the other
    await page.goto(`${demo.hostPage.url}#/${path}`);
    await expect.poll(() => heading.allInnerTexts()).not.toEqual([last]);
    await heading.waitFor();
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
    found[path] = [await axeFinds(page), await overflow(page)];
    // oxlint-enable no-await-in-loop
  }

  expect(found).toEqual(Object.fromEntries(PAGES.map((path) => [path, [[], 0]])));
});

test("axe finds nothing in what the pages put over and into the claim, light and dark", async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1002`);
  await page.getByRole("button", { name: "Change appointment" }).click();
  await page.getByRole("dialog", { name: "Change your appointment" }).waitFor();
  expect(await axeFindsInBoth(page)).toEqual([]);

  await page.goto(`${demo.plainPage.url}#CLM-1002`);
  await page.getByRole("button", { name: "Read the claims FAQs" }).click();
  await page.getByRole("heading", { name: "Questions we hear at the counter" }).waitFor();
  expect(await axeFindsInBoth(page)).toEqual([]);
  await page.getByRole("button", { name: "View on map" }).click();
  await page.getByRole("heading", { name: "Directions to the shop" }).waitFor();
  expect(await axeFindsInBoth(page)).toEqual([]);
});

test("the skip link leads past the header", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}#/claims`);
  await page.getByRole("heading", { name: "Hello, Maya." }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");

  expect(await page.locator("select:focus").getAttribute("id")).toBe(
    await page.getByLabel("Policy", { exact: true }).getAttribute("id"),
  );
});
