import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { startDemo } from "./e2e/demo.ts";

// Takes the pictures of docs/screenshots anew: node apps/host-page/screenshots.ts

const folder = resolve(import.meta.dirname, "../../docs/screenshots");
const widths = [360, 768, 1280];
const colorSchemes = ["light", "dark"] as const;

const demo = await startDemo();
const views = [
  { name: "host-list", url: demo.hostPage.url },
  { name: "host-claim", url: `${demo.hostPage.url}#/claims/CLM-1001` },
  { name: "plain-list", url: demo.plainPage.url },
  { name: "plain-claim", url: `${demo.plainPage.url}#CLM-1001` },
];

mkdirSync(folder, { recursive: true });
for (const colorScheme of colorSchemes) {
  for (const width of widths) {
    const context = await demo.browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
    });
    for (const { name, url } of views) {
      const page = await context.newPage();
      await page.goto(url);
      await page.getByText("CLM-1001").first().waitFor();
      await page
        .locator("[data-widget]:not([aria-busy='false'])")
        .first()
        .waitFor({ state: "detached" });
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      // As tall as the page: what sticks to the window's end would lie over the middle of the picture.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      const path = resolve(folder, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path });
      console.log(path);
      await page.close();
    }
    await context.close();
  }
}
await demo.close();
