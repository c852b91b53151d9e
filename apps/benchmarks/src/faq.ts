import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright";
import { openBuiltPage, PHONE } from "./shared/built-page.ts";
import { type KeyWork, workDuring, workOfKeys } from "./shared/main-thread.ts";
import { median } from "./shared/statistics.ts";

// All FAQs with 2,000 questions, built for production, in Chromium at 4 × CPU throttle: the time of each key in
// the search box, and of mounting, compared with a plain list of the same text. Times are CPU times of the main
// thread, with events, scripts, styles, layout and paint. The widget paints twice for a key: the letter, and then the
// hits.
//   node src/faq.ts --rounds 1

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const ROUNDS = Number(values.rounds);
/** Milliseconds for a letter and for the longest task of a key, which users notice; ratio to the plain list. */
const LIMIT = { letter: 32, longest: 32, mount: 1.5 };
/** Milliseconds from the page to the focus, and from the focus to the first key. Users need at least as long. */
const BEFORE_FOCUS = 1000;
const BEFORE_KEY = 500;
/** Milliseconds after a key in which the page does only the key's work. */
const AFTER_KEY = 120;
/** Common and rare words, prefixes of many words, typos, and words without hits. */
const QUERIES = [
  "rental car",
  "how do i get a deductable",
  "appoitnment for what",
  "when will be paid the car",
  "zuxiurki batuyo",
  "a i the",
  "nothing like it xyzxyz",
];

const site = await openBuiltPage(resolve(import.meta.dirname, "faq/page.tsx"));
const { browser } = site;

const mounts = { widget: [] as number[], list: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  mounts.widget.push(await mount((page) => page.evaluate(() => faq.showWidget())));
  mounts.list.push(await mount((page) => page.evaluate(() => faq.showList())));
}
const widget = await openPage();
await throttled(widget, () => widget.evaluate(() => faq.showWidget()));
const keys: KeyWork[] = [];
for (const query of QUERIES) keys.push(...(await typeQuery(widget, query)));
await site.close();

console.table({
  "key until its letter": summary(keys, "letter"),
  "key until its hits": summary(keys, "change"),
  "longest task of a key": summary(keys, "longest"),
});
const [own, list] = [median(mounts.widget), median(mounts.list)];
console.log(`Mounting 2,000 questions: ${Math.round(own)} ms, plain list ${Math.round(list)} ms.`);
const results = [
  { what: "letter (ms)", value: p95(keys, "letter"), limit: LIMIT.letter },
  { what: "longest task (ms)", value: p95(keys, "longest"), limit: LIMIT.longest },
  { what: "mount ÷ plain list", value: own / list, limit: LIMIT.mount },
];
console.table(results);
process.exitCode = results.every(({ value, limit }) => value <= limit) ? 0 : 1;

async function openPage(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  page.on("pageerror", (error) => console.error(error));
  await page.goto(site.url);
  await page.waitForFunction(() => "faq" in globalThis);
  await page.evaluate(() => faq.load());
  return page;
}

async function throttled<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: PHONE });
  const result = await act();
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return result;
}

/** Time of a mount in a new page. */
async function mount(show: (page: Page) => Promise<void>): Promise<number> {
  const page = await openPage();
  const { total } = await throttled(page, () =>
    workDuring(browser, page, async () => {
      await show(page);
      await page.locator("h3").first().waitFor();
      // The second frame begins after the first is painted.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }),
  );
  await page.close();
  return total;
}

/** The work of each key of a query. */
function typeQuery(page: Page, query: string): Promise<KeyWork[]> {
  return throttled(page, async () => {
    await page.waitForTimeout(BEFORE_FOCUS);
    await page.getByRole("searchbox").first().focus();
    await page.waitForTimeout(BEFORE_KEY);
    return workOfKeys(browser, page, async () => {
      for (const key of [...query, "Backspace", "Backspace", "Backspace", "Escape"]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(AFTER_KEY);
        await page.evaluate(() => faq.settle());
      }
    });
  });
}

function summary(works: readonly KeyWork[], part: keyof KeyWork): Record<string, number> {
  const times = works.map((work) => work[part]);
  return {
    keys: times.length,
    "median (ms)": Number(median(times).toFixed(1)),
    "p95 (ms)": Number(p95(works, part).toFixed(1)),
    "most (ms)": Number(Math.max(...times).toFixed(1)),
  };
}

/** What one of 20 keys exceeds. */
function p95(works: readonly KeyWork[], part: keyof KeyWork): number {
  const sorted = works.map((work) => work[part]).toSorted((one, other) => one - other);
  return sorted[Math.floor(0.95 * sorted.length)] ?? Number.NaN;
}
