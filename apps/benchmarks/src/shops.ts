import { resolve } from "node:path";
import { chromiumArgs, ensureChromium, softwareGl } from "@claimkit/tools/browsers/chromium";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";
import { temporaryFolder } from "@claimkit/tools/temporary-folder";
import { chromium, type Page } from "playwright";
import { build, preview } from "vite";
import { LONG, workDuring } from "./table/main-thread.ts";

// The shop finder with 1,000 shops, built for production, in Chromium without throttle: the longest task of each
// action, without and with a map. Times are CPU times of the main thread. Maps are rendered by software, in another
// process.
//   node src/shops.ts

const ROUNDS = 3;
const outDir = temporaryFolder("shops");
const root = resolve(import.meta.dirname, "shops");
await build({
  root,
  plugins: [wholeWorkers()],
  logLevel: "error",
  build: { outDir, emptyOutDir: true, target: "esnext" },
});
const site = await preview({ root, build: { outDir }, preview: { port: 0 }, logLevel: "error" });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumArgs, ...softwareGl],
});

interface Row {
  map: "without" | "with";
  while: string;
  tasks: number[];
}

/** Actions of a user, in this order. */
const ACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "searching by a ZIP code": async (page) => {
    await page.getByRole("combobox").pressSequentially("43215", { delay: 40 });
    await page.getByText("1,000 shops found.").waitFor();
  },
  "paging to the last page and back": async (page) => {
    for (const name of ["Next page", "Next page", "Last page", "Previous page", "First page"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await painted(page);
    }
  },
  "hovering all shops": async (page) => {
    for (const card of await page.locator(".ck-shop-card").all()) {
      await card.hover();
      await painted(page);
    }
  },
  "selecting shops with arrow keys": async (page) => {
    await page.getByRole("radio").first().focus();
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press("ArrowDown");
      await painted(page);
    }
  },
  "typing an address, with suggestions": async (page) => {
    const field = page.getByRole("combobox");
    await field.press("ControlOrMeta+a");
    await field.pressSequentially("12 Main Street", { delay: 40 });
    await page.getByRole("option").first().waitFor();
  },
  "selecting a suggestion": async (page) => {
    await page.getByRole("option").first().click();
    await page.getByText("1,000 shops found.").waitFor();
    await painted(page);
  },
};

const rows: Row[] = [];
for (const map of ["without", "with"] as const) {
  for (let round = 0; round < ROUNDS; round += 1) await measureActions(map);
}
await browser.close();
await site.close();

const table = rows.map(({ tasks, ...row }) => {
  const longest = Math.max(...tasks);
  return {
    ...row,
    "longest task (ms)": Number(longest.toFixed(1)),
    result: longest <= LONG ? "PASS" : "FAIL",
  };
});
console.table(table);
const passes = table.every(({ result }) => result === "PASS");
console.log(`No task over ${LONG} ms with 1,000 shops: ${passes ? "pass" : "FAIL"}.`);
process.exitCode = passes ? 0 : 1;

async function measureActions(map: Row["map"]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("pageerror", (error) => console.error(error));
  await page.goto(`${site.resolvedUrls?.local[0]}${map === "with" ? "?map" : ""}`);
  await page.getByRole("combobox").waitFor();
  for (const [action, perform] of Object.entries(ACTIONS)) {
    const { longest } = await workDuring(browser, page, async () => {
      await perform(page);
      await painted(page);
    });
    const row = rows.find((known) => known.map === map && known.while === action);
    if (row) row.tasks.push(longest);
    else rows.push({ map, while: action, tasks: [longest] });
    // Loading the map's code is not measured.
    if (map === "with") await page.locator('.ck-map-view[data-ready="true"]').waitFor();
  }
  await page.close();
}

/** Waits two frames, because the second one begins after the first is painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
