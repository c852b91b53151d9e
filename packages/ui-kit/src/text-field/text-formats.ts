/** Parses and formats a text. */
export interface TextFormat {
  /** Returns the value to submit for a typed text. Text that can't be parsed is returned unchanged. */
  parse: (typed: string) => string;
  /** Formats the value for display. */
  format: (raw: string) => string;
  /** `pattern` attribute of the field. Text that doesn't match is invalid. */
  pattern?: string;
}

/** Trims whitespace at both ends. */
export const trimmedText: TextFormat = { parse: (typed) => typed.trim(), format: (raw) => raw };

/**
 * A North American phone number: `(614) 555.0177`, with or without `+1`, is submitted as `6145550177`
 * and shown as `614-555-0177`.
 */
export const phoneNumber: TextFormat = {
  parse: (typed) => digits(typed, /^1?(\d{10})$/),
  format: (raw) => raw.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3"),
};

/** Between digits: spaces, dots, dashes and invisible marks. */
const SEPARATORS = String.raw`[\s.\p{Pd}\p{Cf}]*`;

/** A US ZIP code of five or nine digits, shown as `43215` or `43215-1234`. Other text is invalid. */
export const zipCode: TextFormat = {
  pattern: `${SEPARATORS}(?:\\p{Nd}${SEPARATORS}){5}(?:(?:\\p{Nd}${SEPARATORS}){4})?`,
  parse: (typed) => digits(typed, /^(\d{5}(?:\d{4})?)$/),
  format: (raw) => raw.replace(/^(\d{5})(\d{4})$/, "$1-$2"),
};

/**
 * The digits of a text, also full-width ones, if it has the right number of them and otherwise only
 * punctuation.
 */
function digits(typed: string, wanted: RegExp): string {
  return (
    wanted.exec(typed.normalize("NFKC").replace(/[\s().+/\p{Pd}\p{Cf}]/gu, ""))?.[1] ?? typed.trim()
  );
}
