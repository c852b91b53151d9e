import { utc } from "./dates.ts";

/** Language used if the page's language is not supported. */
const FALLBACK = "en-US";

const styles = {
  /** Friday, November 20, 2026 */
  full: { dateStyle: "full" },
  /** November 2026 */
  month: { month: "long", year: "numeric" },
  monthName: { month: "long" },
  weekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters: Record<string, Intl.DateTimeFormat> = {};

/**
 * Formats a day in a language. Formatters are cached, because creating one costs more than a thousand
 * uses.
 */
export function nameOf(day: number, style: keyof typeof styles, locale: string): string {
  const formatter = (formatters[style + locale] ??= new Intl.DateTimeFormat(locale, {
    ...styles[style],
    calendar: "gregory",
    timeZone: "UTC",
  }));
  return formatter.format(utc(day));
}

/** The language if `Intl` supports it; otherwise English, and the language is reported. */
export function knownLocale(locale: string, onUnknown: (locale: string) => void): string {
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(locale);
  if (known) return known;
  onUnknown(locale);
  return FALLBACK;
}

/** 0 for Sunday to 6 for Saturday. Sunday, as in the United States, if the browser does not know. */
export function firstWeekday(locale: string): number {
  const language: Intl.Locale & WeekInfo = new Intl.Locale(locale);
  return (language.getWeekInfo?.().firstDay ?? 0) % 7;
}

/** Newer than TypeScript's library. */
interface WeekInfo {
  getWeekInfo?: () => { firstDay: number };
}

/** The months, starting with January. */
export function monthNames(locale: string): string[] {
  return Array.from({ length: 12 }, (_, index) => nameOf(index * 31, "monthName", locale));
}
