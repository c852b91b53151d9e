import { resolve } from "node:path";
import { chromium } from "playwright";
import { chromiumArgs, ensureChromium } from "@claimkit/tools/browsers/chromium";
import { bundle } from "./kit/bundle.ts";
import { LONG, type Work, workDuring } from "./table/main-thread.ts";

// A sortable table of 10,000 rows in Chromium, built for production: whether scrolling or sorting ever blocks the
// page for 50 ms, and whether the browser's search finds rows outside the viewport. Reports the longest task and
// the number of long tasks of each operation, over all rounds.
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
// Queried once, because a query by role among 70,000 elements is itself a long task.
const positions = new Map<string, { x: number; y: number }>();
for (const column of COLUMNS) {
  const box = await page.getByRole("button", { name: column }).boundingBox();
  if (box) positions.set(column, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

const worksByAction = new Map<string, Work[]>();
for (let round = 1; round <= ROUNDS; round++) {
  for (const column of COLUMNS) {
    await measure(`sort by ${column}`, () => sort(column));
    await measure(`sort by ${column}, reversed`, () => sort(column));
  }
  await measure("scroll 40 screens by the wheel", wheel);
  await measure("scroll to the end, the middle, the top", jump);
}
const isFound = (await page.evaluate('window.find("CLM-05000")')) === true;
await browser.close();

const all = [...worksByAction.values()].flat();
const ofKind = (kind: string): Work[] =>
  [...worksByAction].flatMap(([what, each]) => (what.startsWith(kind) ? each : []));

console.table([...worksByAction].map(([what, each]) => summary(what, each)));
console.table([summary("all sorting", ofKind("sort")), summary("all scrolling", ofKind("scroll"))]);
console.log(
  `The browser's search ${isFound ? "finds" : "does not find"} a row outside the viewport.`,
);
process.exitCode = all.every(({ longTasks }) => longTasks === 0) && isFound ? 0 : 1;

async function measure(what: string, act: () => Promise<void>): Promise<void> {
  const work = await workDuring(browser, page, act);
  worksByAction.set(what, [...(worksByAction.get(what) ?? []), work]);
}

function summary(what: string, works: readonly Work[]): Record<string, string | number> {
  return {
    what,
    "longest task (ms)": maximum(works.map(({ longest }) => longest)),
    [`tasks over ${LONG} ms`]: works.reduce((sum, { longTasks }) => sum + longTasks, 0),
    "longest by the clock": maximum(works.map(({ longestByClock }) => longestByClock)),
    "all tasks, maximum of a round": maximum(works.map(({ total }) => total)),
  };
}

function maximum(times: readonly number[]): number {
  return Math.round(Math.max(...times));
}

/** Clicks a header, and waits until all rows are sorted. */
async function sort(column: string): Promise<void> {
  const { x, y } = positions.get(column) ?? { x: 0, y: 0 };
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
