import { addMonths, type DateList, type DisabledDate, readDates, today } from "./dates.ts";
import { knownLocale } from "./names.ts";

/**
 * Rules for single dates, set by the caller. `min` and `max` have the types of HTML's attributes, so that a
 * form library can pass its own; a number is not a date.
 */
export interface DateRuleProps {
  /**
   * The first available date, MM/DD/YYYY or ISO.
   * @default 15 years before today
   */
  min?: string | number | undefined;
  /**
   * The last available date, MM/DD/YYYY or ISO.
   * @default 15 years after today
   */
  max?: string | number | undefined;
  /**
   * Unavailable dates: a comma-separated list, or a list of dates with optional reasons. A reason is
   * part of the date's accessible name, and its tooltip.
   * @default "01/01/1899"
   */
  disabledDates?: string | readonly (string | DisabledDate)[] | undefined;
  /** Dates with the first mark: a comma-separated list of MM/DD/YYYY, or a list of ISO dates. */
  datesOne?: DateList | undefined;
  /** Meaning of the first mark: shown in the legend, and part of the name of each marked date. */
  datesOneLabel?: string | undefined;
  /** Dates with the second mark. */
  datesTwo?: DateList | undefined;
  /** Meaning of the second mark. */
  datesTwoLabel?: string | undefined;
  /** Dates with the third mark. */
  datesThree?: DateList | undefined;
  /** Meaning of the third mark. */
  datesThreeLabel?: string | undefined;
}

/** Marked dates and their meaning. */
export interface DateMark {
  name: "one" | "two" | "three";
  label: string | undefined;
  days: ReadonlyMap<number, string>;
}

/** The parsed {@link DateRuleProps}, in days. */
export interface DateRules {
  min: number;
  max: number;
  /** Unavailable days with their reason, or `""`. */
  disabled: ReadonlyMap<number, string>;
  marks: readonly DateMark[];
  /** Language of the dates. */
  locale: string;
}

/** The range reaches 15 years back and 15 years ahead. See docs/reference/kit.md#values-and-range. */
const RANGE_MONTHS = 15 * 12;
/** A placeholder outside any usual range. */
const NO_DATE_IN_PARTICULAR = "01/01/1899";

/** Parses the caller's dates and language. Invalid ones are ignored and reported. */
export function readRules(
  props: DateRuleProps,
  language: string,
  onUnusable: (code: "date" | "locale", value: string) => void = () => {},
): DateRules {
  const onUnread = (text: string): void => onUnusable("date", text);
  const { disabledDates = NO_DATE_IN_PARTICULAR } = props;
  const now = today();
  const [first] = readDates(`${props.min ?? ""}`, onUnread).keys();
  let [last] = readDates(`${props.max ?? ""}`, onUnread).keys();
  // Otherwise no date would be available.
  if (first !== undefined && last !== undefined && last < first) {
    onUnread(`${props.max}`);
    last = undefined;
  }
  const marks: DateMark[] = [];
  for (const [name, list, label] of [
    ["one", props.datesOne, props.datesOneLabel],
    ["two", props.datesTwo, props.datesTwoLabel],
    ["three", props.datesThree, props.datesThreeLabel],
  ] as const) {
    if (list?.length) marks.push({ name, label, days: readDates(list, onUnread) });
  }

  return {
    locale: knownLocale(language, (tag) => onUnusable("locale", tag)),
    // If one limit is far from today, the other moves with it.
    min: first ?? addMonths(Math.min(now, last ?? now), -RANGE_MONTHS),
    max: last ?? addMonths(Math.max(now, first ?? now), RANGE_MONTHS),
    disabled: readDates(disabledDates, onUnread),
    marks,
  };
}

export function isAvailable(day: number, rules: DateRules): boolean {
  return day >= rules.min && day <= rules.max && !rules.disabled.has(day);
}
