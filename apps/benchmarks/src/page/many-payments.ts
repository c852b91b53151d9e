/** Payments of a claim, for measuring interactions with a long page. */
const PAYMENTS = 2000;

let isMany = false;

/** Sets whether claims have {@link PAYMENTS} payments instead of their own. */
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
