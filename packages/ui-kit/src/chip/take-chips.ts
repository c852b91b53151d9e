/** Separators between chips: a comma; in pasted text also a line break or a tab. */
const SEPARATORS = /[,\n\r\t]+/;

/** The result of splitting a text. */
export interface TakenChips {
  /** Chips that are not in the list yet. */
  added: string[];
  /** The last chip that is already in the list, ignoring case. */
  duplicate: string;
  /** Text that can't be a chip. */
  wrong: string[];
}

/** Whether a text, or part of it, is ready to become a chip. */
export function hasSeparator(text: string): boolean {
  return SEPARATORS.test(text);
}

/** Splits a text at its separators into chips for a list. */
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
