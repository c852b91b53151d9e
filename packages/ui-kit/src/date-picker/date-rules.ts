import { addMonths, type DateList, type DisabledDate, readDates, today } from "./dates.ts";
import { knownLocale } from "./names.ts";

/** What the caller says of single dates. */
export interface DateRuleProps {
  /**
   * The first date that can be chosen, MM/DD/YYYY or ISO.
   * @default 15 years before today
   */
  min?: string | undefined;
  /**
   * The last date that can be chosen, MM/DD/YYYY or ISO.
   * @default 15 years after today
   */
  max?: string | undefined;
  /**
   * Dates that can't be chosen: a comma list, or a list of dates, each with a reason if there is one.
   * The reason is part of the date's name, and its tooltip.
   * @default "01/01/1899"
   */
  disabledDates?: string | readonly (string | DisabledDate)[] | undefined;
  /** Dates with a mark of the first kind: a comma list of MM/DD/YYYY, or a list of ISO dates. */
  datesOne?: DateList | undefined;
  /** What the first mark means: in the legend, and in the name of each date that has it. */
  datesOneLabel?: string | undefined;
  /** Dates with a mark of the second kind. */
  datesTwo?: DateList | undefined;
  /** What the second mark means. */
  datesTwoLabel?: string | undefined;
  /** Dates with a mark of the third kind. */
  datesThree?: DateList | undefined;
  /** What the third mark means. */
  datesThreeLabel?: string | undefined;
}

/** Dates that mean something, and what. */
export interface DateMark {
  name: "one" | "two" | "three";
  label: string | undefined;
  days: ReadonlyMap<number, string>;
}

/** What {@link DateRuleProps} come to, in days. */
export interface DateRules {
  min: number;
  max: number;
  /** Days that can't be chosen, each with its reason or `""`. */
  disabled: ReadonlyMap<number, string>;
  marks: readonly DateMark[];
  /** The language of dates. */
  locale: string;
}

/** The range reaches 15 years back and 15 years ahead. See docs/reference/kit.md#values-and-range. */
const RANGE_MONTHS = 15 * 12;
/** A placeholder, which lies outside any usual range. */
const NO_DATE_IN_PARTICULAR = "01/01/1899";

/** Reads a caller's dates and language. What can't be used counts as not given, and is reported. */
export function readRules(
  props: DateRuleProps,
  language: string,
  onUnusable: (code: "date" | "locale", value: string) => void = () => {},
): DateRules {
  const onUnread = (text: string): void => onUnusable("date", text);
  const { disabledDates = NO_DATE_IN_PARTICULAR } = props;
  const now = today();
  const [first] = readDates(props.min, onUnread).keys();
  const [last] = readDates(props.max, onUnread).keys();
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
    // One limit that the caller sets far from today takes the other along.
    min: first ?? addMonths(Math.min(now, last ?? now), -RANGE_MONTHS),
    max: last ?? addMonths(Math.max(now, first ?? now), RANGE_MONTHS),
    disabled: readDates(disabledDates, onUnread),
    marks,
  };
}

export function isAvailable(day: number, rules: DateRules): boolean {
  return day >= rules.min && day <= rules.max && !rules.disabled.has(day);
}
