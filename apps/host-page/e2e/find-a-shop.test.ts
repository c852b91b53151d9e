import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "./journey.ts";

const FINDER = "/#/shops";
const SUGGEST = /\/rating\/location\/v1\/suggest/;
const SEARCH = /\/repair-facilities\/search/;

const field = (page: Page) => page.getByRole("combobox", { name: "ZIP code or address" });
const shops = (page: Page) => page.getByRole("radio");

describe("the shop finder", () => {
  test.for([
    { zipCode: "43215", what: "two pages", found: "13 shops found.", pages: [10, 3] },
    { zipCode: "98101", what: "exactly ten shops", found: "10 shops found.", pages: [10] },
    { zipCode: "85004", what: "eleven shops", found: "11 shops found.", pages: [10, 1] },
    { zipCode: "02108", what: "a leading zero", found: "6 shops found.", pages: [6] },
    { zipCode: "59254", what: "no shops", found: "No Shops Found", pages: [0] },
  ])("finds a ZIP code with $what", async ({ zipCode, found, pages }, { demo, page }) => {
    await page.goto(demo.hostPage.url + FINDER);
    await field(page).fill(zipCode);
    await page.getByText(found).waitFor();

    const counts = [await shops(page).count()];
    const next = page.getByRole("button", { name: "Next page" });
    while ((await next.isVisible()) && (await next.isEnabled()) && counts.length < pages.length) {
      await next.click();
      counts.push(await shops(page).count());
    }

    expect(counts).toEqual(pages);
  });

  test("searches by a chosen address, and shows that an unknown address is invalid", async ({
    demo,
    page,
  }) => {
    await page.goto(demo.hostPage.url + FINDER);
    await field(page).fill("");
    await field(page).pressSequentially("600 w chi");
    await page.getByRole("option", { name: /^600 W Chicago Ave/ }).click();
    await page.getByText("23 shops found.").waitFor();

    await field(page).fill("600 Nowhere Road");
    await field(page).press("Enter");

    await page.getByText("Invalid Address").waitFor();
    expect(await shops(page).count()).toBe(0);
  });

  test("searches by a ZIP code although suggestions fail", async ({ demo, page }) => {
    await page.route(SUGGEST, (route) => route.fulfill({ status: 500 }));
    await page.goto(demo.hostPage.url + FINDER);
    const failure = page.waitForResponse(SUGGEST);
    await field(page).fill("");
    await field(page).pressSequentially("600 w");
    await failure;

    await field(page).fill("98101");

    await page.getByText("10 shops found.").waitFor();
  });

  test("shows that the search failed, and tries again on request", async ({ demo, page }) => {
    await page.route(SEARCH, (route) => route.fulfill({ status: 500 }));
    await page.goto(demo.hostPage.url + FINDER);
    await field(page).fill("98101");
    await page.getByText("Search is unavailable. Please try again later.").waitFor();

    await page.unroute(SEARCH);
    await page.getByRole("button", { name: "Try again" }).click();

    await page.getByText("10 shops found.").waitFor();
  });

  test("shows the newer of two searches, although the older is slower", async ({ demo, page }) => {
    let release = (): void => {};
    const older = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SEARCH, async (route) => {
      if (!route.request().postData()?.includes("43215")) return route.continue();
      await older;
      // The page has aborted the request in the meantime.
      return route.continue().catch(() => {});
    });
    await page.goto(demo.hostPage.url + FINDER);
    await field(page).fill("43215");
    await page.getByText("Please wait while we process your request.").first().waitFor();

    await field(page).fill("98101");
    await page.getByText("10 shops found.").waitFor();
    release();
    await page.getByRole("radio").last().check();

    expect(await page.getByText("13 shops found.").count()).toBe(0);
    expect(await shops(page).count()).toBe(10);
  });

  test.for([
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ])("keeps the chosen shop in view at $width px", async (size, { demo, page }) => {
    await page.setViewportSize(size);
    await page.goto(demo.hostPage.url + FINDER);
    await field(page).fill("43215");
    await shops(page).nth(1).check();

    const button = page.getByRole("button", { name: "Choose this shop" });
    const isOnTop = await button.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      const ends = [
        document.elementFromPoint(left + 9, top + 9),
        document.elementFromPoint(left + 9, bottom - 9),
      ];
      return ends.every((end) => end !== null && element.contains(end));
    });

    expect(isOnTop).toBe(true);
  });

  test("searches again automatically when the network is back", async ({ demo, context, page }) => {
    await page.goto(demo.hostPage.url + FINDER);
    await field(page).fill("43215");
    await page.getByText("13 shops found.").waitFor();
    // The map's code can't be loaded without a network.
    await page.locator('.ck-map-view[data-ready="true"]').waitFor();
    await context.setOffline(true);
    await field(page).fill("98101");
    await page.getByText("Search is unavailable. Please try again later.").waitFor();

    await context.setOffline(false);

    await page.getByText("10 shops found.").waitFor();
  });
});
