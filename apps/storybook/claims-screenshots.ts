import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright";
import { type Look, openGallery } from "./open-gallery.ts";

// Takes the pictures of docs/screenshots/claims anew: node apps/storybook/claims-screenshots.ts [component/Story ...]

const folder = resolve(import.meta.dirname, "../../docs/screenshots/claims");

/** When the pictures are taken: the dates of the sandbox count from it. */
const NOW = new Date("2026-11-20T10:00:00-05:00");

/** How every scenario of the repairs, and the tracker, are looked at. */
const everyday: readonly Look[] = [360, 768, 1280].flatMap((width) => [
  { name: `${width}-light`, width },
  { name: `${width}-dark`, width, theme: "dark" },
]);

/** Enough of a state that differs in what it says alone. */
const glance = everyday.filter(({ name }) => name === "360-dark" || name === "1280-light");

/** How one of each kind is looked at, too. 320 px are a window of 640 px at 200 %. */
const special: readonly Look[] = [
  { name: "320-spanish", width: 320, locale: "es-US" },
  { name: "360-rtl", width: 360, direction: "rtl" },
  { name: "360-forced-colors", width: 360, forcedColors: "active" },
  { name: "360-more-contrast", width: 360, contrast: "more" },
];

const pictures: Readonly<Record<string, readonly Look[]>> = {
  "repairs/TotalLoss": everyday,
  "repairs/TotalLossOpened": everyday,
  "repairs/TotalLossWithValuation": everyday,
  "repairs/TotalLossWithEstimate": everyday,
  "repairs/TotalLossWithoutDocuments": everyday,
  "repairs/Options": everyday,
  "repairs/OptionsWithoutShop": everyday,
  "repairs/Appointment": [...everyday, ...special],
  "repairs/ViewOnMap": everyday,
  "repairs/DriveIn": everyday,
  "repairs/InspectionNeeded": everyday,
  "repairs/OwnShop": everyday,
  "repairs/NetworkShop": [...everyday, ...special],
  "repairs/ThirdParty": everyday,
  "repairs/ThirdPartyOfAMember": everyday,
  "repairs/UnknownScenario": everyday,
  "claim-tracker/Ready": [...everyday, ...special],
  "claim-tracker/WithEstimate": everyday,
  "claim-tracker/TotalLoss": glance,
  "claim-tracker/Closed": glance,
  "claim-tracker/ThirdParty": everyday,
  "document-viewer/ManyPages": [...everyday, ...special],
  "document-viewer/Zoomed": glance,
  "document-viewer/FullSize": glance,
  "document-viewer/PasswordProtected": glance,
  "document-viewer/Damaged": glance,
  "payout/Breakdown": special.slice(1),
  "payout/Spanish": special.slice(0, 1),
  "timeline/InProgress": special,
  "next-steps/EstimateAndDeductible": special,
};

const asked = process.argv.slice(2);
const gallery = await openGallery();

mkdirSync(folder, { recursive: true });
for (const [path, looks] of Object.entries(pictures)) {
  if (asked.length > 0 && !asked.includes(path)) continue;
  for (const look of looks) {
    const page = await gallery.draw(path, look, 1400, NOW);
    await allLoaded(page);
    // As tall as the story, so that each document draws the pages that are seen.
    const height = await page.evaluate(() => document.body.offsetHeight);
    await page.setViewportSize({ width: look.width, height });
    await allLoaded(page);
    const picture = resolve(folder, `${path.replace("/", "-").toLowerCase()}-${look.name}.png`);
    await page.screenshot({ path: picture });
    console.log(picture);
    await page.context().close();
  }
}
await gallery.close();

/** Until nothing is loading any more, and each document has drawn its first page, or said why not. */
async function allLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector("[aria-busy=true], .ck-waiting") &&
      [...document.querySelectorAll(".ck-document")].every((each) =>
        each.querySelector("canvas, [role=alert]"),
      ),
  );
}
