import type { Browser, ElementHandle, Page } from "playwright";
import { median } from "../api/median.ts";
import type { PageName } from "./build-pages.ts";
import { setManyPayments } from "./many-payments.ts";
import { compare, type Shortfall, showRatio } from "./report.ts";
import { openPage, type Profile } from "./visit.ts";

/** Ratio to the floor, and of 2,000 payments to two. */
const LIMIT = { floor: 1.5, payments: 1.2 };
/** Milliseconds in which a page finishes the work of a press. */
const SETTLE = 400;
/** Milliseconds in which a document is drawn, with all that it loads. */
const DOCUMENT = 4000;

/** What is clicked. */
const ACTIONS: Readonly<Record<string, Find>> = {
  "press on a timeline card": card(/^Payout\s*In progress$/),
  "press on another card": card(/^Report\s*Complete$/),
  "close a section": section,
  "open it again": section,
};

const CASES = [
  { payments: 2, isMany: false },
  { payments: 2000, isMany: true },
];

type Times = Record<string, number[]>;

/** Measures presses in thread time, prints a table, and returns what falls short. */
export async function measureInteractions(
  browser: Browser,
  urlOf: (name: PageName) => string,
  pages: readonly PageName[],
  profile: Profile,
  rounds: number,
): Promise<Shortfall[]> {
  const measured = pages.filter((name) => name !== "waterfall" && name !== "early");
  const times: Record<string, Times> = {};
  for (let round = -1; round < rounds; round += 1) {
    for (const { payments, isMany } of CASES) {
      setManyPayments(isMany);
      for (const name of round % 2 === 0 ? measured : measured.toReversed()) {
        const own = await actOn(browser, urlOf(name), profile);
        if (round < 0) continue;
        for (const [action, time] of Object.entries(own)) {
          ((times[`${payments} ${action}`] ??= {})[name] ??= []).push(time);
        }
      }
    }
  }
  setManyPayments(false);

  const actions = [...Object.keys(ACTIONS), "scroll to the document"];
  const results = CASES.flatMap(({ payments }) =>
    actions.map((action) => {
      const own = times[`${payments} ${action}`] ?? {};
      const few = times[`${CASES[0]?.payments} ${action}`] ?? {};
      return resultOf(payments, action, measured, own, few);
    }),
  );
  console.log(`\nThread time of interactions, ${profile.name}, ${rounds} rounds`);
  console.table(results.map(({ row }) => row));
  return results.flatMap(({ missed }) => missed);
}

interface Result {
  /** A row of the table. */
  row: Record<string, string | number>;
  missed: Shortfall[];
}

/**
 * Compares the pages' times for one action.
 *
 * @param few times of the same action with few payments
 */
function resultOf(
  payments: number,
  action: string,
  measured: readonly PageName[],
  own: Times,
  few: Times,
): Result {
  const missed: Shortfall[] = [];
  const row: Result["row"] = { payments, "thread time": action };
  for (const page of measured) {
    const [mine, floor, ofTwo] = [own[page] ?? [], own["floor"] ?? [], few[page] ?? []];
    row[`${page} (ms)`] = median(mine).toFixed(1);
    if (page === "floor") continue;
    row[`${page} ÷ floor`] = showRatio(mine, floor);
    if (!(action in ACTIONS)) continue;
    const where = `${action}, ${payments} payments`;
    const check = (what: string, ratio: number, allowed: number): void => {
      if (ratio > allowed) missed.push({ where, page, what, measured: ratio.toFixed(3), allowed });
    };
    check("thread ÷ floor", compare(mine, floor).high, LIMIT.floor);
    if (payments > 2) check("thread ÷ 2 payments", compare(mine, ofTwo).ratio, LIMIT.payments);
  }
  return { row, missed };
}

async function actOn(
  browser: Browser,
  url: string,
  profile: Profile,
): Promise<Record<string, number>> {
  const { page, context, clock } = await openPage(browser, url, profile);
  await page.evaluate(() => probe.shown);
  await page.waitForTimeout(SETTLE);
  const times: Record<string, number> = {};
  const measure = async (
    action: string,
    find: Find,
    act: (element: HTMLElement | SVGElement) => void,
    settle: number,
  ) => {
    const element = await find(page);
    const { thread: before } = await clock();
    await element?.evaluate(act);
    await page.waitForTimeout(settle);
    times[action] = (await clock()).thread - before;
  };
  await measure("scroll to the document", documentPlace, scrollTo, DOCUMENT);
  for (const [action, find] of Object.entries(ACTIONS)) {
    await measure(action, find, click, SETTLE);
  }
  await context.close();
  return times;
}

/** The element that an action is about. Finding it is not measured. */
type Find = (page: Page) => Promise<ElementHandle<HTMLElement | SVGElement> | null>;

function card(name: RegExp): Find {
  return (page) => page.getByRole("button", { name }).elementHandle();
}

/** The floor's sections are `<details>`, whose summaries have no role. */
function section(page: Page): ReturnType<Find> {
  const headings = page.locator("summary, .ck-accordion button").filter({ hasText: /^Report/ });
  return headings.first().elementHandle();
}

/** Our pages load the document's viewer, with its link, only when its place is near the window. */
function documentPlace(page: Page): ReturnType<Find> {
  const place = page.locator(".ck-repairs-document-place");
  return page.getByText("Download the estimate").or(place).first().elementHandle();
}

function scrollTo(element: Element): void {
  element.scrollIntoView({ block: "center" });
}

function click(element: Element): void {
  if (element instanceof HTMLElement) element.click();
}
