/** How much has to be typed before anything is suggested. Spec 001, section 9. */
export const MINIMUM_CHARACTERS = 3;

/** How many options are suggested at once. Spec 001, section 9. */
export const OPTIONS_SHOWN = 5;

/** One of the values to choose from. */
export interface AutocompleteOption {
  /** What the form sends. */
  value: string;
  /** What the user reads, and what stands in the field once it is chosen. */
  text: string;
}

/**
 * Asks for the options that fit what was typed, best first. The signal says when nobody waits for the
 * answer any more. A promise that is rejected means that there are no suggestions now.
 */
export type AskForOptions = (
  typed: string,
  asking: { signal: AbortSignal },
) => Promise<readonly AutocompleteOption[]>;

/** What stands in the field: the text, and the option if it was chosen rather than typed. */
export interface Entry {
  text: string;
  option?: AutocompleteOption | undefined;
}

/** An entry by what the caller says of it: an option, the value of one in the list, or free text. */
export function entryOf(
  value: string | AutocompleteOption,
  list: readonly AutocompleteOption[] | undefined,
): Entry {
  const option = typeof value === "string" ? list?.find((each) => each.value === value) : value;
  return { text: option ? option.text : `${value}`, option };
}

/** What the form sends: the chosen option's value, else what was typed. */
export function valueOf({ text, option }: Entry): string {
  return option?.value ?? text;
}

/** As people mean it who type without accents and capitals. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Where in a text stands what was typed; -1 for nowhere. */
function matchIn(text: string, typed: string): number {
  return fold(text).indexOf(fold(typed));
}

/** What stands in a text before what was typed, that itself, and what comes after it. */
export function splitAt(text: string, typed: string): [string, string, string] {
  const found = matchIn(text, typed);
  const start = found < 0 ? text.length : found;
  const end = start + typed.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

/** The options with what was typed in them; those that begin with it stand first. */
export function matching(
  list: readonly AutocompleteOption[],
  typed: string,
): readonly AutocompleteOption[] {
  return [0, 1].flatMap((rank) =>
    list.filter(({ text }) => Math.sign(matchIn(text, typed)) === rank),
  );
}
