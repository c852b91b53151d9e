import { resolve } from "node:path";
import { chromium } from "playwright";
import { chromiumArgs, ensureChromium } from "@claimkit/tools/browsers/chromium";
import { bundle } from "./kit/bundle.ts";
import { LONG, type Work, workDuring } from "./table/main-thread.ts";

// A sortable table of 10,000 rows in Chromium, built for production: whether scrolling or sorting it ever
// keeps the page from answering for 50 ms, and whether the browser's search finds a row out of sight.
// It says of each operation, all its rounds together, its longest task and how many were longer than that.
//   node src/table.ts

const ROUNDS = 3;
const COLUMNS = ["Owner", "Amount", "Date", "Cause"];

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const { js, css } = await bundle(
  `import ${JSON.stringify(resolve(import.meta.dirname, "table/page.tsx"))};`,
);
await page.setContent(`<!doctype html><html lang="en"><title>Table</title><style>${css}</style>`);
await page.addScriptTag({ content: Buffer.from(js).toString(), type: "module" });
await page.getByRole("button", { name: "Owner" }).waitFor();
// Looked up once: to look for a role among 70,000 elements is itself a long task.
const places = new Map<string, { x: number; y: number }>();
for (const column of COLUMNS) {
  const box = await page.getByRole("button", { name: column }).boundingBox();
  if (box) places.set(column, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

const done = new Map<string, Work[]>();
for (let round = 1; round <= ROUNDS; round++) {
  for (const column of COLUMNS) {
    await measure(`sort by ${column}`, () => sort(column));
    await measure(`sort by ${column}, the other way`, () => sort(column));
  }
  await measure("scroll 40 screens by the wheel", wheel);
  await measure("scroll to the end, the middle, the top", jump);
}
const isFound = (await page.evaluate('window.find("CLM-05000")')) === true;
await browser.close();

const all = [...done.values()].flat();
const ofKind = (kind: string): Work[] =>
  [...done].flatMap(([what, works]) => (what.startsWith(kind) ? works : []));

console.table([...done].map(([what, works]) => summary(what, works)));
console.table([
  summary("all that sorts", ofKind("sort")),
  summary("all that scrolls", ofKind("scroll")),
]);
console.log(`The browser's search ${isFound ? "finds" : "does not find"} a row out of sight.`);
process.exitCode = all.every(({ longTasks }) => longTasks === 0) && isFound ? 0 : 1;

async function measure(what: string, act: () => Promise<void>): Promise<void> {
  const work = await workDuring(browser, page, act);
  done.set(what, [...(done.get(what) ?? []), work]);
}

function summary(what: string, works: readonly Work[]): Record<string, string | number> {
  return {
    what,
    "longest task (ms)": most(works.map(({ longest }) => longest)),
    [`tasks over ${LONG} ms`]: works.reduce((sum, { longTasks }) => sum + longTasks, 0),
    "longest by the clock": most(works.map(({ longestByClock }) => longestByClock)),
    "all tasks, most of a round": most(works.map(({ total }) => total)),
  };
}

function most(times: readonly number[]): number {
  return Math.round(Math.max(...times));
}

/** Presses a header, and waits until the last row is where it should be. */
async function sort(column: string): Promise<void> {
  const { x, y } = places.get(column) ?? { x: 0, y: 0 };
  await page.mouse.click(x, y);
  await page.waitForFunction(() => !document.querySelector("table")?.ariaBusy);
}

async function wheel(): Promise<void> {
  await page.mouse.move(640, 400);
  for (let screen = 0; screen < 40; screen++) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(30);
  }
}

async function jump(): Promise<void> {
  for (const share of [1, 0.5, 0]) {
    await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
    await page.waitForTimeout(150);
  }
}
