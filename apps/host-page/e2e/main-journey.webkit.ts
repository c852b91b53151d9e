import { startWebKit } from "@claimkit/tools/browsers/webkit-driver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pages } from "./pages.ts";
import { serveWithConsole } from "./serve-with-console.ts";
import { startPages } from "./start-pages.ts";
import { type Find, WebKitPage } from "./webkit-page.ts";

// Run by `pnpm test:webkit`: the journeys of Chromium, reduced to steps in which browsers differ.

const urls = { hostPage: "", plainPage: "" };
let page: WebKitPage;
const close: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const demo = await startPages();
  close.push(demo.close);
  for (const name of ["hostPage", "plainPage"] as const) {
    const served = await serveWithConsole(demo.addresses[name].url);
    close.unshift(served.close);
    urls[name] = served.url;
  }
  const webkit = await startWebKit();
  close.unshift(webkit.close);
  page = new WebKitPage(webkit.browser);
});

afterAll(async () => {
  for (const each of close) await each();
});

describe.each(pages)("on $name", ({ page: site, claims, claim, action }) => {
  const control = action === "link" ? "a" : "button";

  test.each([360, 1280])(
    "from the list through a claim to its contacts, at %i px",
    async (width) => {
      await page.open(urls[site] + claims, width);
      await page.waitFor("h2", "Claims");
      await page.click(control, "Track claim CLM-1002");
      await page.waitFor("h1:focus", "Your claim");
      await page.waitFor("h2", "Claim progress");

      await page.click("button[aria-expanded=true]", "Report");
      await page.waitFor("button[aria-expanded=false]", "Report");
      await page.click(".ck-timeline-track button[aria-pressed=false]", "Payout");
      await page.waitFor("[data-widget='payout-accordion']:focus", "Payout");
      await page.click("button", "See your appointment");
      await page.waitFor("[data-block='appointment']:focus", "When");

      await page.click("button", "Yes");
      await page.waitFor("p", "Thank");
      await page.click("button", "Contact us");
      await page.waitFor("a[href^='tel:']", "-555-01");
      await page.expectNoProblems();
    },
  );

  test.each([360, 1280])("a document is rendered and zoomed, at %i px", async (width) => {
    await page.open(urls[site] + claim("CLM-1006"), width);
    // On a phone, a document is a card that opens, as text at first.
    if (width === 360) await page.click("button", "Open Current estimate");
    await page.waitFor("[role=toolbar]", "Current estimate");
    if (width === 360) await page.click("[role=toolbar] button", "Text view");
    await expect.poll(() => page.evaluate(isRendered), { timeout: 15_000 }).toBe(true);
    const fittingWidth = await page.evaluate(widthOfPage);

    await page.click("[role=toolbar] button", "Zoom in");
    await expect.poll(() => page.evaluate(widthOfPage)).toBeGreaterThan(fittingWidth);
    await page.expectNoProblems();
  });

  test.each([360, 1280])("in Spanish and in dark mode, at %i px", async (width) => {
    await page.open(urls[site] + claim("CLM-1002"), width);
    await page.waitFor("h2", "Claim progress");
    const lightColor = await page.evaluate(colorOfText);
    await page.select("Theme", "Dark");
    await expect.poll(() => page.evaluate(colorOfText)).not.toBe(lightColor);

    if (site === "hostPage") await page.click("button", "Español");
    else await page.select("Language", "Español");
    await page.waitFor("h1", "Su reclamo");
    await page.waitFor("h2", "Progreso del reclamo");
    await page.expectNoProblems();
  });
});

/** Whether the first page of a document has dark pixels. */
function isRendered(find: Find): boolean {
  const canvas = find<HTMLCanvasElement>(".ck-document canvas");
  const image = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
  return image?.data.some((value, index) => index % 4 === 0 && value < 128) ?? false;
}

function widthOfPage(find: Find): number {
  return find(".ck-document canvas")?.offsetWidth ?? 0;
}

function colorOfText(find: Find): string {
  const heading = find(".ck-timeline");
  return heading ? getComputedStyle(heading).color : "";
}
