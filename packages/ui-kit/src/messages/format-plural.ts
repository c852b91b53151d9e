import type { PluralText } from "./define-text.ts";
import { formatText, type TextValues } from "./format-text.ts";

/** Cached by locale, because creating one takes longer than rendering a component. */
const rules = new Map<string, Intl.PluralRules>();

/** {@link formatText} for a message with plural forms, selected by `count`. */
export function formatPlural(
  message: string | PluralText,
  values: TextValues & { count: number },
  locale: string,
): string {
  return formatText(wordingFor(message, values.count, locale), values, locale);
}

/** The plural form of a message for a number, before its placeholders are replaced. */
export function wordingFor(message: string | PluralText, count: number, locale: string): string {
  if (typeof message === "string") return message;
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return `${message[rule.select(count)] ?? message.other}`;
}
