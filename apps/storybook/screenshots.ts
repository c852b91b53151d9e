import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { chromium } from "playwright";
import { createServer } from "vite";
// @boundaries-ignore the browser that the checks use takes the pictures too
import { chromiumArgs, ensureChromium } from "../../scripts/browser.ts";

// Takes the pictures of docs/screenshots/kit anew: node apps/storybook/screenshots.ts [component ...]

const folder = resolve(import.meta.dirname, "../../docs/screenshots/kit");

interface Look {
  name: string;
  width: number;
  theme?: "dark";
  forcedColors?: "active";
  direction?: "rtl";
  locale?: "es-US";
}

/** Each way in which a component is looked at. */
const looks: readonly Look[] = [
  { name: "360-light", width: 360 },
  { name: "360-dark", width: 360, theme: "dark" },
  { name: "360-forced-colors", width: 360, forcedColors: "active" },
  { name: "360-rtl", width: 360, direction: "rtl" },
  { name: "360-spanish", width: 360, locale: "es-US" },
  { name: "1280-light", width: 1280 },
  { name: "1280-dark", width: 1280, theme: "dark" },
];

const all = [
  "form",
  "text-field",
  "formatted-field",
  "password-field",
  "textarea",
  "select",
  "checkbox",
  "checkbox-group",
  "radio-group",
  "switch",
  "input-chip",
  "toggle-chip",
  "date-picker",
  "autocomplete",
  "contextual-help",
  "button",
  "accordion",
  "accordion-group",
  "badge",
  "breadcrumbs",
  "logo",
  "note",
  "notification",
  "page-navigator",
  "progress-bar",
  "table",
  "tabset",
  "tag",
  "tile",
  "tile-group",
];
/** What opens stands alone in its picture, since there is only one focus. */
const open = [
  "date-picker/Marks",
  "date-picker/Time12Hours",
  "date-picker/DisabledDates",
  "autocomplete/Open",
  "autocomplete/Failed",
  "contextual-help/Open",
  "busy/IsBusy",
  "header/Desktop",
  "header/DesktopPanel",
  "header/Compact",
  "header/PhoneMenu",
  "header/PhoneSecondLevel",
  "modal/Confirm",
  "modal/ErrorType",
  "modal/LongText",
  "overlay/Shown",
  "page/Light",
  "sortable-table/Sorted",
  "waiting/FullScreen",
];
const asked = process.argv.slice(2);
const components = asked.length > 0 ? asked : [...all, ...open];
const server = await createServer({
  configFile: false,
  root: resolve(import.meta.dirname, "gallery"),
  plugins: [react()],
  server: { port: 0, fs: { allow: [resolve(import.meta.dirname, "../..")] } },
  logLevel: "error",
});
await server.listen();
const url = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArgs,
});

mkdirSync(folder, { recursive: true });
for (const path of components) {
  const [component = "", story = ""] = path.split("/");
  for (const { name, width, forcedColors = "none", ...globals } of looks) {
    const context = await browser.newContext({
      viewport: { width, height: story ? (width < 768 ? 640 : 900) : 100 },
      reducedMotion: "reduce",
      forcedColors,
      colorScheme: globals.theme ?? "light",
    });
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(error));
    await page.goto(`${url}?${new URLSearchParams({ component, story, ...globals })}`);
    // Attached is enough: what is behind a modal counts as hidden.
    await page.locator("html[data-played]").waitFor({ state: "attached" });
    const picture = resolve(folder, `${path.replace("/", "-").toLowerCase()}-${name}.png`);
    await page.screenshot({ path: picture, fullPage: !story });
    console.log(picture);
    await context.close();
  }
}
await browser.close();
await server.close();
