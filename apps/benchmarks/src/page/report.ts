import { median, type PairedRatio, pairedRatio, showRatio } from "../shared/statistics.ts";
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

/** Upper ends of intervals of ratios of the page with data from the server to other pages. */
const SERVED: readonly { what: keyof Visit; base: PageName; allowed: number }[] = [
  { what: "shown", base: "tracker", allowed: 0.65 },
  { what: "largestPaint", base: "tracker", allowed: 0.65 },
  { what: "blocked", base: "tracker", allowed: 1 },
  { what: "largestPaint", base: "served-floor", allowed: 1.7 },
];

/** A page's row in the table. */
export function rowOf(visits: Visits, name: PageName): Record<string, string | number> {
  const own = visits[name] ?? [];
  const middle = (what: keyof Visit): number => Math.round(median(own.map((visit) => visit[what])));
  return {
    "shown (ms)": middle("shown"),
    "÷ floor": ratioTo(visits, name, "shown"),
    "thread (ms)": middle("thread"),
    "thread ÷ floor": ratioTo(visits, name, "thread"),
    LCP: middle("largestPaint"),
    "LCP ÷ floor": ratioTo(visits, name, "largestPaint"),
    "blocked (ms)": middle("blocked"),
    shift: Math.max(...own.map(({ shift }) => shift)).toFixed(3),
    "JS (KB)": kilobytes(middle("scripts")),
    "CSS (KB)": kilobytes(middle("styles")),
    "documents (KB)": kilobytes(middle("documents")),
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
    check("shown ÷ floor", compare(visits, name, "shown").high, allowed);
    check("LCP ÷ floor", compare(visits, name, "largestPaint").high, LARGEST_PAINT);
    check("thread ÷ floor", compare(visits, name, "thread").high, THREAD);
    check("layout shift", Math.max(...own.map(({ shift }) => shift)), SHIFT);
    if (name === "standalone") continue;
    for (const what of ["scripts", "styles", "documents"] as const) {
      check(`bytes of ${what}`, median(own.map((visit) => visit[what])), BYTES[what]);
    }
  }
  for (const { what, base, allowed } of SERVED) {
    // A page that never blocks is no measure.
    if (!visits.served || !visits[base]?.some((visit) => visit[what] > 0)) continue;
    const { high } = compare(visits, "served", what, base);
    const measured = high.toFixed(3);
    if (high > allowed)
      missed.push({ where, page: "served", what: `${what} ÷ ${base}`, measured, allowed });
  }
  return missed;
}

/** What the page with data from the server is compared with. */
export function servedRatios(visits: Visits): string[] {
  return SERVED.filter(({ base }) => visits.served && visits[base]).map(
    ({ what, base }) =>
      `served: ${what} ÷ ${base} ${showRatio(compare(visits, "served", what, base))}`,
  );
}

function ratioTo(visits: Visits, name: PageName, what: keyof Visit): string {
  return name === "floor" ? "" : showRatio(compare(visits, name, what));
}

function compare(
  visits: Visits,
  name: PageName,
  what: keyof Visit,
  base: PageName = "floor",
): PairedRatio {
  return pairedRatio(series(visits, name, what), series(visits, base, what));
}

function series(visits: Visits, name: PageName, what: keyof Visit): number[] {
  return (visits[name] ?? []).map((visit) => visit[what]);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
