import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { chromium } from "playwright";
import { createServer } from "vite";
import { chromiumArgs, ensureChromium } from "@claimkit/tools/browsers/chromium";

// Takes the pictures of docs/screenshots/kit/resets anew: node apps/storybook/resets/screenshots.ts

const house = resolve(import.meta.dirname, "../../..");
const folder = resolve(house, "docs/screenshots/kit/resets");

// In a layer of their own, Bootstrap and the old reset give the same picture as under the unlayered sheet.
const pictures = [
  ...["bootstrap", "tailwind", "legacy"].flatMap((host) =>
    [360, 1280].map((width) => ({ host, sheet: "unlayered", width })),
  ),
  ...["bootstrap", "tailwind", "legacy"].map((host) => ({ host, sheet: "layered", width: 1280 })),
];

const server = await createServer({
  configFile: false,
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 0, fs: { allow: [house] } },
  logLevel: "error",
});
await server.listen();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

mkdirSync(folder, { recursive: true });
for (const { host, sheet, width } of pictures) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}?${new URLSearchParams({ host, sheet })}`);
  await page.getByRole("button", { name: "Save" }).waitFor();
  const path = resolve(folder, `${host}-${sheet}-${width}.png`);
  await page.screenshot({ path, fullPage: true });
  await context.close();
}
await browser.close();
await server.close();
