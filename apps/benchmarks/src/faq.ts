import { resolve } from "node:path";
import { chromiumArgs, ensureChromium } from "@claimkit/tools/browsers/chromium";
import { temporaryFolder } from "@claimkit/tools/temporary-folder";
import { chromium, type Page } from "playwright";
import { build, preview } from "vite";
import { workDuring, workUntilPaint } from "./table/main-thread.ts";

// All FAQs with 2,000 questions, built for production, in Chromium at 4 × CPU throttle: what each key in the
// search box costs until the hits are painted, and what mounting costs beside a plain list of the same
// text. Times are the main thread's own, whatever else runs on the machine.
//   node src/faq.ts

const THROTTLE = 4;
const ROUNDS = 7;
/** A key of 20 may take longer. */
const PERCENTILE = 0.95;
/** Milliseconds for a key, and times the plain list for mounting. */
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
const { first, later } = await typeQueries();
await browser.close();
await site.close();

const ratio = median(mounts.widget) / median(mounts.all);
const keys = [...first, ...later];
console.table([
  { keys: "all", ...summary(keys) },
  { keys: "of the first query, while the questions are indexed", ...summary(first) },
  { keys: "of the others", ...summary(later) },
]);
console.table([
  { mount: "All FAQs with 2,000 questions", ms: Math.round(median(mounts.widget)) },
  { mount: "plain list of the 2,000", ms: Math.round(median(mounts.all)) },
  { mount: `plain list of the ${SHOWN} that are shown`, ms: Math.round(median(mounts.shown)) },
]);
const isKept = percentile(keys, PERCENTILE) <= LIMIT.key && ratio <= LIMIT.mount;
console.log(
  `A key within ${LIMIT.key} ms at the 95th percentile, mounting within ${LIMIT.mount} × a plain list (${ratio.toFixed(2)} ×): ${isKept ? "kept" : "not kept"}.`,
);
process.exitCode = isKept ? 0 : 1;

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

/** The work of each key until it is painted. */
async function typeQueries(): Promise<{ first: number[]; later: number[] }> {
  const page = await openPage();
  await page.evaluate(() => faq.showWidget());
  const box = page.getByRole("searchbox");
  const works: number[][] = [];
  for (const query of QUERIES) {
    await box.focus();
    const work: number[] = [];
    for (const key of query) work.push(await press(page, key));
    for (let index = 0; index < 3; index += 1) work.push(await press(page, "Backspace"));
    work.push(await press(page, "Escape"));
    works.push(work);
  }
  await page.close();
  const [one = [], ...others] = works;
  return { first: one, later: others.flat() };
}

function press(page: Page, key: string): Promise<number> {
  return workUntilPaint(browser, page, async () => {
    await page.keyboard.press(key);
    await painted(page);
  });
}

/** The frame after the next begins when the next is painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

function summary(times: readonly number[]): Record<string, number> {
  return {
    count: times.length,
    "median (ms)": rounded(median(times)),
    "p95 (ms)": rounded(percentile(times, PERCENTILE)),
    "most (ms)": rounded(Math.max(...times)),
  };
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
