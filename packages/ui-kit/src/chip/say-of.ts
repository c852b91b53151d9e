/** Puts a chip, whatever characters it has, into a sentence of the kit. */
export function sayOf(chip: string, sentence: string): string {
  return sentence.replace("{chip}", () => chip);
}
