import { resolve } from "node:path";
import { chromiumArgs, ensureChromium, softwareGl } from "@claimkit/tools/browsers/chromium";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";
import { temporaryFolder } from "@claimkit/tools/temporary-folder";
import { chromium, type Page } from "playwright";
import { build, preview } from "vite";
import { LONG, workDuring } from "./table/main-thread.ts";

// The shop finder with 1,000 shops, built for production, in Chromium without throttle: the longest task while
// somebody searches, pages, types and points at shops, without a map and with one. Times are the main thread's
// own, whatever else runs on the machine; a map is drawn by a program in another process, in place of a
// graphics card.
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

/** What somebody does, in this order. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "searching by a ZIP code": async (page) => {
    await page.getByRole("combobox").pressSequentially("43215", { delay: 40 });
    await page.getByText("1,000 shops found.").waitFor();
  },
  "paging to the last page and back": async (page) => {
    for (const page3 of ["Next page", "Next page", "Last page", "Previous page", "First page"]) {
      await page.getByRole("button", { name: page3, exact: true }).click();
      await painted(page);
    }
  },
  "pointing at one shop after the other": async (page) => {
    for (const card of await page.locator(".ck-shop-card").all()) {
      await card.hover();
      await painted(page);
    }
  },
  "choosing shops by the arrow keys": async (page) => {
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
  "picking a suggestion": async (page) => {
    await page.getByRole("option").first().click();
    await page.getByText("1,000 shops found.").waitFor();
    await painted(page);
  },
};

const rows: Row[] = [];
for (const map of ["without", "with"] as const) {
  for (let round = 0; round < ROUNDS; round += 1) await actOn(map);
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
const isKept = table.every(({ result }) => result === "PASS");
console.log(`No task over ${LONG} ms with 1,000 shops: ${isKept ? "kept" : "not kept"}.`);
process.exitCode = isKept ? 0 : 1;

async function actOn(map: Row["map"]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("pageerror", (error) => console.error(error));
  await page.goto(`${site.resolvedUrls?.local[0]}${map === "with" ? "?map" : ""}`);
  await page.getByRole("combobox").waitFor();
  for (const [act, perform] of Object.entries(ACTS)) {
    const { longest } = await workDuring(browser, page, async () => {
      await perform(page);
      await painted(page);
    });
    const row = rows.find((known) => known.map === map && known.while === act);
    if (row) row.tasks.push(longest);
    else rows.push({ map, while: act, tasks: [longest] });
    // Its code is loaded once; what it costs to draw is measured from then on.
    if (map === "with") await page.locator('.ck-map-view[data-ready="true"]').waitFor();
  }
  await page.close();
}

/** The frame after the next begins when the next is painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
