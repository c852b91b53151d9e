/** Punctuation of phone numbers: spaces, parentheses, dots, and all kinds of dashes and invisible characters. */
const PUNCTUATION = /[\s().\u2212\p{Pd}\p{Cf}]/gu;

/** An extension after the number, such as "ext. 4521". */
const EXTENSION = /(?<![\s,;])[\s,;]*(?:extension|ext|x|#)[\s.:=]*(\d{1,8})\s*$/i;

/** Formats a ten-digit phone number as `###-###-####`. Returns other text unchanged. */
export function formatPhone(text: string): string {
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(text.replace(PUNCTUATION, ""));
  return match ? `${match[1]}-${match[2]}-${match[3]}` : text;
}

/**
 * The `tel:` URL of a phone number; `undefined` if the text is not one. Ten digits are a US number. An extension is
 * dialed after a pause.
 */
export function phoneHref(text: string): string | undefined {
  const [ending = "", extension] = EXTENSION.exec(text) ?? [];
  const number = text
    .slice(0, text.length - ending.length)
    .replace(PUNCTUATION, "")
    .replace(/^1?(\d{10})$/, "+1$1");
  if (!/^\+?\d{3,15}$/.test(number)) return undefined;
  return `tel:${number}${extension ? `,${extension}` : ""}`;
}
