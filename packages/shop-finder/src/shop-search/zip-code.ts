const ZIP_CODE = /^(\d{5})(?:-\d{4})?$/;
const ZIP_CODE_OR_PARTIAL_ZIP4 = /^(\d{5})(?:-\d{0,4})?$/;

/** Returns the five digits of a ZIP code or a ZIP+4; `undefined` if the text is neither. */
export function zipCodeOf(text: string): string | undefined {
  return ZIP_CODE.exec(text.trim())?.[1];
}

/** Whether a text is a ZIP code or the beginning of a ZIP+4, so that it needs no suggestions. */
export function isZipCode(text: string): boolean {
  return ZIP_CODE_OR_PARTIAL_ZIP4.test(text.trim());
}

/** Whether a text has just become another ZIP code. Completing it to a ZIP+4 is not a change. */
export function becomesZipCode(before: string, text: string): boolean {
  const zipCode = zipCodeOf(text);
  const known = ZIP_CODE_OR_PARTIAL_ZIP4.exec(before.trim())?.[1];
  return zipCode !== undefined && zipCode !== known;
}
