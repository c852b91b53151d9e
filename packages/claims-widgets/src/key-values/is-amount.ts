/** In any language: "$1,250", "-$5", "1 250,50 $". */
const AMOUNT = /^(?=.*\$)[-−(]?[\p{Nd}\s.,’$)]+$/u;

/** Whether a formatted value is an amount in dollars and nothing else. */
export function isAmount(value: string): boolean {
  return AMOUNT.test(value);
}
