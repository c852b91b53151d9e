import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { type Look, openGallery } from "./open-gallery.ts";

// Takes the pictures of docs/screenshots/kit anew: node apps/storybook/screenshots.ts [component ...]

const folder = resolve(import.meta.dirname, "../../docs/screenshots/kit");

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
  "tile-group/ThreeColumns",
  "waiting/FullScreen",
];
const asked = process.argv.slice(2);
const components = asked.length > 0 ? asked : [...all, ...open];
const gallery = await openGallery();

mkdirSync(folder, { recursive: true });
for (const path of components) {
  const isAlone = path.includes("/");
  for (const look of looks) {
    const page = await gallery.draw(path, look, isAlone ? (look.width < 768 ? 640 : 900) : 100);
    const picture = resolve(folder, `${path.replace("/", "-").toLowerCase()}-${look.name}.png`);
    await page.screenshot({ path: picture, fullPage: !isAlone });
    console.log(picture);
    await page.context().close();
  }
}
await gallery.close();
