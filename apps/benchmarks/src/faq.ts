import { resolve } from "node:path";
import { chromiumArgs, ensureChromium } from "@claimkit/tools/browsers/chromium";
import { temporaryFolder } from "@claimkit/tools/temporary-folder";
import { chromium, type Page } from "playwright";
import { build, preview } from "vite";
import { type KeyWork, workDuring, workOfKeys } from "./table/main-thread.ts";

// All FAQs with 2,000 questions, built for production, in Chromium at 4 × CPU throttle: what each key in the
// search box costs, and what mounting costs beside a plain list of the same text. Times are the main
// thread's own, whatever else runs on the machine; events, scripts, styles, layout and paint are all in them.
// A key costs all tasks from its event up to and with the paint that shows its hits. How much of that comes
// before the letter is painted, and the longest task, are beside it, and so is the floor: a box without any
// library that puts the same hits below it as ready markup, with the browser's own styles.
//   node src/faq.ts

const THROTTLE = 4;
const ROUNDS = 7;
/** A key of 20 may take longer. */
const PERCENTILE = 0.95;
/** Milliseconds for a key and for its longest task, and times the plain list for mounting. */
const LIMIT = { key: 32, mount: 1.5 };
/** Common and rare words, beginnings of many words, slips, and something that is not there. */
const QUERIES = [
  "rental car",
  "how do i get a deductable",
  "appoitnment for what",
  "when will be paid the car",
  "zuxiurki batuyo",
  "a i the",
  "nothing like it xyzxyz",
];
/** How many questions All FAQs shows of the first category before 'Show more'. */
const SHOWN = 50;

const outDir = temporaryFolder("faq");
const root = resolve(import.meta.dirname, "faq");
await build({ root, logLevel: "error", build: { outDir, emptyOutDir: true } });
const site = await preview({ root, build: { outDir }, preview: { port: 0 }, logLevel: "error" });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

const mounts = { widget: [] as number[], all: [] as number[], shown: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  mounts.widget.push(await mount((page) => page.evaluate(() => faq.showWidget())));
  mounts.all.push(await mount((page) => page.evaluate(() => faq.showList(2000))));
  mounts.shown.push(await mount((page) => page.evaluate((count) => faq.showList(count), SHOWN)));
}
/** The hits for what is in the box, as plain markup. */
const hitsOf: Record<string, string> = {};
const [first = [], ...others] = await typeQueries(async (page) => {
  await page.evaluate(() => faq.showWidget());
});
const floor = await typeQueries(async (page) => {
  await page.evaluate((hits) => faq.showFloor(hits), hitsOf);
});
await browser.close();
await site.close();

const ratio = median(mounts.widget) / median(mounts.all);
const keys = [first, ...others].flat();
console.table([
  summary("all keys, until the hits", keys, "change"),
  summary("of the first query", first, "change"),
  summary("of the others", others.flat(), "change"),
  summary("all keys, until the letter", keys, "letter"),
  summary("all keys, the longest task", keys, "longest"),
  summary("floor, until the hits", floor.flat(), "change"),
]);
console.table([
  { mount: "All FAQs with 2,000 questions", ms: Math.round(median(mounts.widget)) },
  { mount: "plain list of the 2,000", ms: Math.round(median(mounts.all)) },
  { mount: `plain list of the ${SHOWN} that are shown`, ms: Math.round(median(mounts.shown)) },
]);
const results = [
  { what: "key until its hits", value: p95(keys, "change"), limit: LIMIT.key, unit: "ms" },
  { what: "key until its letter", value: p95(keys, "letter"), limit: LIMIT.key, unit: "ms" },
  { what: "longest task of a key", value: p95(keys, "longest"), limit: LIMIT.key, unit: "ms" },
  { what: "mount", value: ratio, limit: LIMIT.mount, unit: "× a plain list" },
].map(({ what, value, limit, unit }) => ({
  isKept: value <= limit,
  line: `${what} ${value.toFixed(2)} ${unit} (${value <= limit ? "within" : "not within"} ${limit})`,
}));
console.log(`At the 95th percentile: ${results.map(({ line }) => line).join("; ")}.`);
process.exitCode = results.every(({ isKept }) => isKept) ? 0 : 1;

async function openPage(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  page.on("pageerror", (error) => console.error(error));
  await page.goto(site.resolvedUrls?.local[0] ?? "");
  await page.waitForFunction(() => "faq" in globalThis);
  await page.evaluate(() => faq.load());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  return page;
}

/** All work of a mount in a new page. */
async function mount(show: (page: Page) => Promise<void>): Promise<number> {
  const page = await openPage();
  const { total } = await workDuring(browser, page, async () => {
    await show(page);
    await page.locator("h3").first().waitFor();
    await painted(page);
  });
  await page.close();
  return total;
}

/** The work of each key, by query. */
async function typeQueries(show: (page: Page) => Promise<void>): Promise<KeyWork[][]> {
  const page = await openPage();
  await show(page);
  const box = page.getByRole("searchbox");
  const works: KeyWork[][] = [];
  for (const query of QUERIES) {
    await box.focus();
    // Nobody types sooner. The questions are indexed from the focus on.
    await page.waitForTimeout(500);
    works.push(
      await workOfKeys(browser, page, async () => {
        for (const key of [...query, "Backspace", "Backspace", "Backspace", "Escape"]) {
          await page.keyboard.press(key);
          await page.evaluate(() => faq.settle());
          hitsOf[await box.inputValue()] ??= await page.evaluate(() => faq.hits());
        }
      }),
    );
  }
  await page.close();
  return works;
}

/** The frame after the next begins when the next is painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

function summary(
  what: string,
  works: readonly KeyWork[],
  part: keyof KeyWork,
): Record<string, string | number> {
  const times = works.map((work) => work[part]);
  return {
    thread: what,
    keys: times.length,
    "median (ms)": rounded(median(times)),
    "p95 (ms)": rounded(percentile(times, PERCENTILE)),
    "most (ms)": rounded(Math.max(...times)),
  };
}

function p95(works: readonly KeyWork[], part: keyof KeyWork): number {
  return percentile(
    works.map((work) => work[part]),
    PERCENTILE,
  );
}

function median(times: readonly number[]): number {
  return percentile(times, 0.5);
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function rounded(time: number): number {
  return Number(time.toFixed(1));
}
