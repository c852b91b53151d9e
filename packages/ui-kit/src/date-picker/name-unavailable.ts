import { formatText } from "../messages/format-text.ts";
import type { DateRules } from "./date-rules.ts";
import { nameOf } from "./names.ts";

/**
 * Describes an unavailable date and the reason, if there is one: 'Thursday, November 26, 2026 is not
 * available: office closed'.
 */
export function nameUnavailable(
  day: number,
  { locale, disabled }: Pick<DateRules, "locale" | "disabled">,
  { dateNotAvailable }: { dateNotAvailable: string },
): string {
  const date = nameOf(day, "full", locale);
  const reason = disabled.get(day);
  return formatText(dateNotAvailable, { date }, locale) + (reason ? `: ${reason}` : "");
}
