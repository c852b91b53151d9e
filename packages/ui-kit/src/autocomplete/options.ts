/** How much has to be typed before anything is suggested. See docs/reference/kit.md#autocomplete. */
export const MINIMUM_CHARACTERS = 3;

/** How many options are suggested at once. */
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
 * answer any more. An error, thrown or rejected, means that there are no suggestions now.
 */
export type LoadOptions = (
  typed: string,
  context: { signal: AbortSignal },
) => Promise<readonly AutocompleteOption[]>;

/** What stands in the field: the text, and the option if it was chosen rather than typed. */
export interface Entry {
  text: string;
  option?: AutocompleteOption | undefined;
}

/** An entry by what the caller says of it: an option, the value of one in the list, or free text. */
export function toEntry(
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

/** What stands in a text before what was typed, that itself, and what comes after it. */
export function splitAt(text: string, typed: string): [string, string, string] {
  const found = fold(text).indexOf(fold(typed));
  const start = found < 0 ? text.length : found;
  const end = start + typed.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

/** Folded texts: a list of thousands is searched with every key. */
const foldedTexts = new WeakMap<AutocompleteOption, string>();

function foldText(option: AutocompleteOption): string {
  const folded = foldedTexts.get(option) ?? fold(option.text);
  foldedTexts.set(option, folded);
  return folded;
}

/** The first options with what was typed in them; those that begin with it come first. */
export function filterOptions(
  list: readonly AutocompleteOption[],
  typed: string,
  count: number,
): readonly AutocompleteOption[] {
  const sought = fold(typed);
  const beginning: AutocompleteOption[] = [];
  const containing: AutocompleteOption[] = [];
  for (const option of list) {
    const place = foldText(option).indexOf(sought);
    if (place >= 0) (place ? containing : beginning).push(option);
    if (beginning.length === count) break;
  }
  return [...beginning, ...containing].slice(0, count);
}

/** The option whose text was typed in full. */
export function findExactMatch(
  list: readonly AutocompleteOption[] | undefined,
  typed: string,
): AutocompleteOption | undefined {
  const sought = fold(typed.trim());
  return list?.find((option) => foldText(option) === sought);
}
