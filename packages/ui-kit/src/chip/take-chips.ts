/** What ends a chip in a text: a comma, and in what is pasted also a line or a column of a table. */
const SEPARATORS = /[,\n\r\t]+/;

/** What becomes of a text. */
export interface TakenChips {
  /** What is new to the list. */
  added: string[];
  /** The last one that is in the list already, in whatever case. */
  duplicate: string;
  /** What can't be a chip. */
  wrong: string[];
}

/** Whether something in a text, or all of it, is ready to be a chip. */
export function hasSeparator(text: string): boolean {
  return SEPARATORS.test(text);
}

/** Takes from a text what it has between its separators, for a list of chips. */
export function takeChips(
  chips: readonly string[],
  text: string,
  isGood: (chip: string) => boolean,
): TakenChips {
  const taken: TakenChips = { added: [], duplicate: "", wrong: [] };
  const known = new Set(chips.map(inAnyCase));
  for (const part of text.split(SEPARATORS)) {
    const chip = part.trim();
    if (!chip) continue;
    if (known.has(inAnyCase(chip))) taken.duplicate = chip;
    else if (isGood(chip)) taken.added.push(chip);
    else taken.wrong.push(chip);
    known.add(inAnyCase(chip));
  }
  return taken;
}

function inAnyCase(chip: string): string {
  return chip.toLowerCase();
}
