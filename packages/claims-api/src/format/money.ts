const NUMBER = /^(\d+(\.\d*)?|\.\d+)$/;

/** Reads an amount such as `$1,000.50`, `-$5` or `(500)`; `undefined` for text that is none, such as `Waived`. */
export function parseMoney(text: string | number | undefined): number | undefined {
  const written = String(text ?? "").replace(/[$,\s]/g, "");
  const digits = written.replace(/^\((.+)\)$/, "$1").replace(/^-/, "");
  if (!NUMBER.test(digits)) return undefined;
  const amount = Number(digits);
  return digits === written ? amount : -amount;
}

/** Made once: that takes longer than writing a hundred amounts. */
let dollars: Intl.NumberFormat | undefined;

/** Writes an amount as US dollars, with cents when there are any, and text that is no amount as it is. */
export function formatMoney(text: string | number | undefined): string {
  const amount = parseMoney(text);
  if (amount === undefined) return String(text ?? "");
  dollars ??= new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
    signDisplay: "negative",
  });
  return dollars.format(amount);
}
