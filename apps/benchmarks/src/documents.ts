import { resolve } from "node:path";
import type { CDPSession, Page } from "playwright";
import { openBuiltPage, PHONE } from "./shared/built-page.ts";
import { workDuring } from "./shared/main-thread.ts";

// Documents with many pages in Chromium, built for production: main thread time to open one on a slow phone,
// and the longest task while the user reads it.
//   node src/documents.ts

const DOCUMENTS = [
  { what: "1 page", pages: "1", shown: true },
  { what: "2,000 pages", pages: "2000", shown: true },
  { what: "10,000 pages", pages: "10000", shown: false },
  { what: "100,000 pages in 1 KB", pages: "shared", shown: false },
];
/** In ms of thread time. */
const LIMIT = 200;

const site = await openBuiltPage(resolve(import.meta.dirname, "documents/page.tsx"));
const { browser } = site;

const rows = [];
const failed: string[] = [];
for (const { what, pages, shown } of DOCUMENTS) {
  const measured = await measure(pages, shown);
  rows.push({ what, ...measured });
  const passes = [measured["longest task to open"], measured["longest task while reading"]].every(
    (time) => time <= LIMIT,
  );
  if (!passes) failed.push(what);
  console.log(`${passes ? "pass" : "FAIL"}  ${what}`);
}
await site.close();

console.table(rows);
console.log(
  `No task over ${LIMIT} ms of thread time, opened at ${PHONE} ×, read at 1 ×: ${failed.length > 0 ? `FAIL ${failed.join("; ")}` : `pass, all ${rows.length}`}.`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

interface Measured {
  "longest task to open": number;
  "all tasks to open": number;
  "longest task while reading": number;
  elements: number;
  "heap (MB)": number;
}

async function measure(pages: string, shown: boolean): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 400, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${site.url}?pages=${pages}`);
  const open = page.getByRole("button", { name: "Open" });
  await open.waitFor();
  const before = await heap(session);

  await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE });
  const opening = await workDuring(browser, page, async () => {
    await open.click();
    await page
      .locator(shown ? ".ck-document canvas" : "[role=alert]")
      .first()
      .waitFor();
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const reading = await workDuring(browser, page, () =>
    shown ? read(page) : page.waitForTimeout(500),
  );
  const elements = await page.locator(".ck-document *").count();
  const grown = (await heap(session)) - before;
  await page.close();
  return {
    "longest task to open": Math.round(opening.longest),
    "all tasks to open": Math.round(opening.total),
    "longest task while reading": Math.round(reading.longest),
    elements,
    "heap (MB)": Number((grown / 1e6).toFixed(1)),
  };
}

/** Scrolls with keys, with the wheel and by page number, and zooms. */
async function read(page: Page): Promise<void> {
  await page.locator(".ck-document-pages").focus();
  for (const key of ["PageDown", "+", "End", "PageUp", "-", "Home"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  await page.locator(".ck-document-pages").hover();
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(30);
  }
  await page.getByRole("textbox").fill("1000");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(500);
}

async function heap(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}
