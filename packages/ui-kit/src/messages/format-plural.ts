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
  if (typeof message === "string") return formatText(message, values, locale);

  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return formatText(`${message[rule.select(values.count)] ?? message.other}`, values, locale);
}
