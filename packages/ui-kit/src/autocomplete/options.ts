/**
 * How many characters have to be typed before options are suggested. See
 * docs/reference/kit.md#autocomplete.
 */
export const MINIMUM_CHARACTERS = 3;

/** How many options are shown at once. */
export const OPTIONS_SHOWN = 5;

/** An option to choose from. */
export interface AutocompleteOption {
  /** The value that the form submits. */
  value: string;
  /** The text in the list, and in the field once the option is chosen. */
  text: string;
}

/**
 * Loads the options that match the typed text, best match first. The signal is aborted when the result
 * is no longer needed. If it throws or rejects, there are no suggestions.
 */
export type LoadOptions = (
  typed: string,
  context: { signal: AbortSignal },
) => Promise<readonly AutocompleteOption[]>;

/** The content of the field: its text, and the option if one was chosen. */
export interface Entry {
  text: string;
  option?: AutocompleteOption | undefined;
}

/** Makes an entry from a caller's value: an option, the value of an option in the list, or free text. */
export function toEntry(
  value: string | AutocompleteOption,
  list: readonly AutocompleteOption[] | undefined,
): Entry {
  const option = typeof value === "string" ? list?.find((each) => each.value === value) : value;
  return { text: option ? option.text : `${value}`, option };
}

/** The value that the form submits: the chosen option's value, or the typed text. */
export function valueOf({ text, option }: Entry): string {
  return option?.value ?? text;
}

/** Removes accents and capitals, for comparisons. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Splits a text into the part before the match, the match, and the part after it. */
export function splitAt(text: string, typed: string): [string, string, string] {
  const sought = fold(typed);
  const found = fold(text).indexOf(sought);
  const parts: [string, string, string] = ["", "", ""];
  // Folding changes the length of a text: it removes accents and takes Korean syllables apart.
  let end = 0;
  for (const [letter] of text.matchAll(/.\p{M}*/gsu)) {
    const start = end;
    end += fold(letter).length;
    parts[found < 0 || end <= found ? 0 : start < found + sought.length ? 1 : 2] += letter;
  }
  return parts;
}

/** Cache of folded texts, because a list of thousands is searched on every keystroke. */
const foldedTexts = new WeakMap<AutocompleteOption, string>();

function foldText(option: AutocompleteOption): string {
  const folded = foldedTexts.get(option) ?? fold(option.text);
  foldedTexts.set(option, folded);
  return folded;
}

/** The first matching options. Options that start with the typed text come first. */
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

/** The option whose whole text was typed. */
export function findExactMatch(
  list: readonly AutocompleteOption[] | undefined,
  typed: string,
): AutocompleteOption | undefined {
  const sought = fold(typed.trim());
  return list?.find((option) => foldText(option) === sought);
}
