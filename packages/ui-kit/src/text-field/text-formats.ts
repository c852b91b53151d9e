/** How a text is read, however it was typed, and how it is written. */
export interface TextFormat {
  /** What is sent of a typed text. One that does not fit is sent as it is. */
  read: (typed: string) => string;
  /** How that is shown. */
  write: (raw: string) => string;
}

/** Without the blanks before and behind it. */
export const trimmedText: TextFormat = { read: (typed) => typed.trim(), write: (raw) => raw };

/**
 * A telephone number of North America: `(614) 555.0177`, also behind `+1`, is sent as `6145550177`
 * and shown as `614-555-0177`.
 */
export const phoneNumber: TextFormat = {
  read: (typed) => digits(typed, /^1?(\d{10})$/),
  write: (raw) => raw.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3"),
};

/** A ZIP code of the United States, of five digits or of nine, shown as `43215` or `43215-1234`. */
export const zipCode: TextFormat = {
  read: (typed) => digits(typed, /^(\d{5}(?:\d{4})?)$/),
  write: (raw) => raw.replace(/^(\d{5})(\d{4})$/, "$1-$2"),
};

/** The digits, if they are what is asked for and nothing but punctuation stands between them. */
function digits(typed: string, wanted: RegExp): string {
  return wanted.exec(typed.replace(/[\s().+\-–/]/g, ""))?.[1] ?? typed.trim();
}
