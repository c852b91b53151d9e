/** Of each response with payments, in the pages of this claim's second copy. */
const PAYMENTS = 2000;

let isMany = false;

/** Whether a claim has 2,000 payments instead of two. */
export function setManyPayments(many: boolean): void {
  isMany = many;
}

/** Repeats the payments of a response, if asked to. */
export function manyPayments(path: string, json: string): string {
  if (!isMany || !path.startsWith("/payout-details/")) return json;
  const payout = JSON.parse(json) as { paymentDetails: unknown[] };
  const { paymentDetails } = payout;
  return JSON.stringify({
    ...payout,
    paymentDetails: Array.from(
      { length: PAYMENTS },
      (_, at) => paymentDetails[at % paymentDetails.length],
    ),
  });
}
