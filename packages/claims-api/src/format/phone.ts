const PUNCTUATION = /[\s().-]/g;

/** Formats a ten-digit phone number as `###-###-####`. Returns other text unchanged. */
export function formatPhone(text: string): string {
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(text.replace(PUNCTUATION, ""));
  return match ? `${match[1]}-${match[2]}-${match[3]}` : text;
}

/** The `tel:` URL of a phone number; `undefined` if the text is not one. Ten digits are a US number. */
export function phoneHref(text: string): string | undefined {
  const number = text.replace(PUNCTUATION, "").replace(/^1?(\d{10})$/, "+1$1");
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined;
}
