import { startWebKit } from "@claimkit/tools/browsers/webkit-driver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pages } from "./pages.ts";
import { serveWithConsole } from "./serve-with-console.ts";
import { startPages } from "./start-pages.ts";
import { type Find, WebKitPage } from "./webkit-page.ts";

// Runs by `pnpm test:webkit`: the journeys of Chromium, shortened to what engines differ in.

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

  test.each([360, 1280])("from the list through a claim to its contacts, %i px", async (width) => {
    await page.open(urls[site] + claims, width);
    await page.see("h2", "Claims");
    await page.press(control, "Track claim CLM-1002");
    await page.see("h1:focus", "Your claim");
    await page.see("h2", "Claim progress");

    await page.press("button[aria-expanded=true]", "Report");
    await page.see("button[aria-expanded=false]", "Report");
    await page.press(".ck-timeline-track button[aria-pressed=false]", "Payout");
    await page.see("[data-widget='payout-accordion']:focus", "Payout");
    await page.press("button", "See your appointment");
    await page.see("[data-widget='repairs-accordion']:focus", "Repairs");

    await page.press("button", "Yes");
    await page.see("p", "Thank");
    await page.press("button", "Contact us");
    await page.see("a[href^='tel:']", "-555-01");
    await page.isWell();
  });

  test.each([360, 1280])("a document is drawn and made larger, %i px", async (width) => {
    await page.open(urls[site] + claim("CLM-1006"), width);
    await page.press("button", "Go to the estimate");
    await page.see("[role=toolbar]", "Current estimate");
    await expect.poll(() => page.read(isDrawn), { timeout: 15_000 }).toBe(true);
    const fitting = await page.read(widthOfPage);

    await page.press("[role=toolbar] button", "Zoom in");
    await expect.poll(() => page.read(widthOfPage)).toBeGreaterThan(fitting);
    await page.isWell();
  });

  test.each([360, 1280])("in Spanish and in the dark, %i px", async (width) => {
    await page.open(urls[site] + claim("CLM-1002"), width);
    await page.see("h2", "Claim progress");
    const inLight = await page.read(colorOfText);
    await page.choose("Theme", "Dark");
    await expect.poll(() => page.read(colorOfText)).not.toBe(inLight);

    if (site === "hostPage") await page.press("button", "Español");
    else await page.choose("Language", "Español");
    await page.see("h1", "Su reclamo");
    await page.see("h2", "Progreso del reclamo");
    await page.isWell();
  });
});

/** Whether the first page of a document has ink on it. */
function isDrawn(find: Find): boolean {
  const canvas = find<HTMLCanvasElement>(".ck-document canvas");
  const picture = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
  return picture?.data.some((value, place) => place % 4 === 0 && value < 128) ?? false;
}

function widthOfPage(find: Find): number {
  return find(".ck-document canvas")?.offsetWidth ?? 0;
}

function colorOfText(find: Find): string {
  const heading = find(".ck-timeline");
  return heading ? getComputedStyle(heading).color : "";
}
