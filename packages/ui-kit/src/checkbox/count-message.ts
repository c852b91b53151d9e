import type { choiceText } from "../choice/text.ts";
import { formatText } from "../messages/format-text.ts";
import type { checkboxGroupText } from "./text.ts";

interface Limits {
  required: boolean | undefined;
  min: number;
  max: number;
}

/**
 * The error message for the number of checked boxes; `""` if it is valid. None is valid unless one is
 * required.
 */
export function countMessage(
  count: number,
  { required, min, max }: Limits,
  words: typeof checkboxGroupText.english & typeof choiceText.english,
  locale: string,
): string {
  if (count === 0 && !required) return "";
  if (count < min) return formatText(words.tooFew, { min }, locale);
  if (count === 0) return words.optionMissing;
  return count > max ? formatText(words.tooMany, { max }, locale) : "";
}
