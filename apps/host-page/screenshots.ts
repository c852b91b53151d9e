import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright";
import { startDemo } from "./e2e/start-demo.ts";

// Run as `pnpm screenshots`: takes the pictures that the README shows.

const folder = resolve(import.meta.dirname, "../../docs/pictures");
const pictures = [
  { name: "claim-page-desktop", width: 1280, height: 960, scale: 1, path: "#/claims/CLM-1002" },
  { name: "claim-page-phone", width: 390, height: 960, scale: 2, path: "#/claims/CLM-1002" },
  { name: "shop-finder", width: 1280, height: 960, scale: 1, path: "#/shops" },
];

const { addresses, close } = await startDemo();
const browser = await chromium.connect(addresses.browser);
mkdirSync(folder, { recursive: true });
for (const { name, width, height, scale, path } of pictures) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(addresses.hostPage.url + path);
  if (path === "#/shops") await page.locator('.ck-map-view[data-ready="true"]').waitFor();
  else await page.getByRole("button", { name: "Report", exact: true }).waitFor();
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The demo's own panel is not part of a claim page.
  await page.addStyleTag({
    content: ".event-panel { display: none } :root { --ck-claim-tracker-bottom: 0px }",
  });
  // Playwright writes no WebP, Chromium does.
  const session = await context.newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 85 });
  writeFileSync(resolve(folder, `${name}.webp`), Buffer.from(data, "base64"));
  console.log(`docs/pictures/${name}.webp`);
  await context.close();
}
await browser.close();
await close();
