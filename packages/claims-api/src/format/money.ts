const NUMBER = /^(\d+(\.\d*)?|\.\d+)$/;

/** Parses an amount such as `$1,000.50`, `-$5` or `(500)`; `undefined` if the text is not an amount, such as `Waived`. */
export function parseMoney(text: string | number | undefined): number | undefined {
  const signed = String(text ?? "").replace(/[$,\s]/g, "");
  const digits = signed.replace(/^\((.+)\)$/, "$1").replace(/^-/, "");
  if (!NUMBER.test(digits)) return undefined;
  const amount = Number(digits);
  return digits === signed ? amount : -amount;
}

/** Created once, because creating it takes longer than formatting a hundred amounts. */
let dollars: Intl.NumberFormat | undefined;

/** Formats an amount in US dollars, without cents if they are zero. Returns text that is not an amount unchanged. */
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
