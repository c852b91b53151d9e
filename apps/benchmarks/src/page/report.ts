import { median } from "../api/median.ts";
import { pairedRatio } from "../map/paired-ratio.ts";
import type { PageName } from "./build-pages.ts";
import type { Visit } from "./visit.ts";

/** The visits of each page, in the order of rounds. */
export type Visits = Partial<Record<PageName, Visit[]>>;

/** A limit that is exceeded. */
export interface Shortfall {
  where: string;
  page: PageName;
  what: string;
  measured: string;
  allowed: number;
}

/** Upper ends of intervals of ratios to the floor, until all sections are shown. */
const SHOWN: Partial<Record<PageName, number>> = {
  tracker: 1.15,
  early: 1.05,
  standalone: 1.1,
};
const LARGEST_PAINT = 1.15;
const THREAD = 1.15;
const SHIFT = 0.02;
/** Compressed bytes of a page with React: 5 KB and 2 KB of them for the status, the stages, the money and the bars. */
const BYTES = { scripts: 105_000, styles: 11_000, documents: 0 };
const PAIRS = 15;

/** A page's row in the table. */
export function rowOf(visits: Visits, name: PageName): Record<string, string | number> {
  const own = visits[name] ?? [];
  const middle = (what: keyof Visit): number => Math.round(median(own.map((visit) => visit[what])));
  return {
    "shown (ms)": middle("shown"),
    "÷ floor": ratioTo(visits, name, "shown", "floor"),
    "÷ waterfall": visits.waterfall ? ratioTo(visits, name, "shown", "waterfall") : "",
    "thread (ms)": middle("thread"),
    "thread ÷ floor": ratioTo(visits, name, "thread", "floor"),
    FCP: middle("firstPaint"),
    LCP: middle("largestPaint"),
    "LCP ÷ floor": ratioTo(visits, name, "largestPaint", "floor"),
    blocked: middle("blocked"),
    shift: Math.max(...own.map(({ shift }) => shift)).toFixed(3),
    commits: middle("commits"),
    elements: middle("elements"),
    "JS (KB)": kilobytes(middle("scripts")),
    "CSS (KB)": kilobytes(middle("styles")),
    "documents (KB)": kilobytes(middle("documents")),
    preflights: middle("preflights"),
  };
}

/** What exceeds its limit. */
export function limitsOf(visits: Visits, where: string): Shortfall[] {
  const missed: Shortfall[] = [];
  for (const [name, allowed] of Object.entries(SHOWN) as [PageName, number][]) {
    const own = visits[name];
    if (!own) continue;
    const check = (what: string, measured: number, limit: number): void => {
      if (measured <= limit) return;
      const text = Number.isInteger(measured) ? String(measured) : measured.toFixed(3);
      missed.push({ where, page: name, what, measured: text, allowed: limit });
    };
    check("shown ÷ floor", upper(visits, name, "shown", "floor"), allowed);
    if (visits.waterfall) check("shown ÷ waterfall", upper(visits, name, "shown", "waterfall"), 1);
    check("LCP ÷ floor", upper(visits, name, "largestPaint", "floor"), LARGEST_PAINT);
    check("thread ÷ floor", upper(visits, name, "thread", "floor"), THREAD);
    check("layout shift", Math.max(...own.map(({ shift }) => shift)), SHIFT);
    if (name === "standalone") continue;
    for (const what of ["scripts", "styles", "documents"] as const) {
      check(`bytes of ${what}`, median(own.map((visit) => visit[what])), BYTES[what]);
    }
  }
  return missed;
}

/** A ratio and its interval; with few rounds, the lowest and the highest. */
export function showRatio(own: readonly number[], base: readonly number[]): string {
  const { ratio, low, high } = compare(own, base);
  return `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

/** The median ratio of paired runs with an interval that is, for few rounds, their range. */
export function compare(own: readonly number[], base: readonly number[]) {
  if (own.length >= PAIRS) return pairedRatio(own, base);
  const ratios = own.map((time, pair) => time / (base[pair] ?? Number.NaN));
  return { ratio: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
}

function ratioTo(visits: Visits, name: PageName, what: keyof Visit, base: PageName): string {
  return name === base ? "" : showRatio(series(visits, name, what), series(visits, base, what));
}

function upper(visits: Visits, name: PageName, what: keyof Visit, base: PageName): number {
  return compare(series(visits, name, what), series(visits, base, what)).high;
}

function series(visits: Visits, name: PageName, what: keyof Visit): number[] {
  return (visits[name] ?? []).map((visit) => visit[what]);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
