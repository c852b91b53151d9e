import type { checkboxGroupText, choiceText } from "../text/text.ts";

interface Limits {
  required: boolean | undefined;
  min: number | undefined;
  max: number | undefined;
}

/** What is wrong with how many are chosen; `""` for nothing. None at all is fine unless one is required. */
export function countMessage(
  count: number,
  { required, min = 0, max = Infinity }: Limits,
  words: typeof checkboxGroupText & typeof choiceText,
): string {
  if (count === 0 && !required) return "";
  if (count < min) return words.tooFew.replace("{min}", String(min));
  if (count === 0) return words.optionMissing;
  return count > max ? words.tooMany.replace("{max}", String(max)) : "";
}
