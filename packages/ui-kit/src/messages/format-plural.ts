import type { PluralText } from "./define-text.ts";
import { formatText, type TextValues } from "./format-text.ts";

/** By locale: creating one takes longer than rendering a component. */
const rules = new Map<string, Intl.PluralRules>();

/** {@link formatText} for a message that can have wording by number: `count` selects it. */
export function formatPlural(
  message: string | PluralText,
  values: TextValues & { count: number },
  locale: string,
): string {
  return formatText(wordingFor(message, values.count, locale), values, locale);
}

/** The wording of a message for a number, with its placeholders. */
export function wordingFor(message: string | PluralText, count: number, locale: string): string {
  if (typeof message === "string") return message;
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return `${message[rule.select(count)] ?? message.other}`;
}
