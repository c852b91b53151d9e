const ZIP_CODE = /^(\d{5})(?:-\d{4})?$/;
const ZIP_CODE_OR_BEGINNING_OF_NINE = /^(\d{5})(?:-\d{0,4})?$/;

/** The five digits that a text is a search for: a ZIP code, or a ZIP+4. */
export function zipCodeOf(text: string): string | undefined {
  return ZIP_CODE.exec(text.trim())?.[1];
}

/** Whether a text is a ZIP code, to which nothing need be suggested, or becomes a ZIP+4. */
export function isZipCode(text: string): boolean {
  return ZIP_CODE_OR_BEGINNING_OF_NINE.test(text.trim());
}

/** Whether a text has just become a ZIP code. Typing on to a ZIP+4 changes nothing. */
export function becomesZipCode(before: string, text: string): boolean {
  const zipCode = zipCodeOf(text);
  const known = ZIP_CODE_OR_BEGINNING_OF_NINE.exec(before.trim())?.[1];
  return zipCode !== undefined && zipCode !== known;
}
