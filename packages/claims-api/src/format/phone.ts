const PUNCTUATION = /[\s().-]/g;

/** Writes a ten-digit phone number as `###-###-####`, and any other text as it is. */
export function formatPhone(text: string): string {
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(text.replace(PUNCTUATION, ""));
  return match ? `${match[1]}-${match[2]}-${match[3]}` : text;
}

/** The `tel:` link of a phone number; `undefined` for text that is none. Ten digits are a US number. */
export function phoneHref(text: string): string | undefined {
  const dialled = text.replace(PUNCTUATION, "").replace(/^1?(\d{10})$/, "+1$1");
  return /^\+?\d{3,15}$/.test(dialled) ? `tel:${dialled}` : undefined;
}
