import type { DayFromToday } from "../calendar.ts";
import type { Claim } from "../claim.ts";
import { inEnglish, type Translate } from "../language.ts";
import { closedAndPaid } from "../lifecycle/closed-and-paid.ts";
import type { ShopInfo } from "../sections.ts";
import { wording } from "../wording.ts";
import { defaultShop } from "./hit-yesterday.ts";
import { hitYesterdayRepairs } from "./hit-yesterday-repairs.ts";

/** The last stage of `hitYesterday`: the claim is repaired, paid and closed. */
export function hitYesterdayPaid(
  today: DayFromToday,
  t: Translate = inEnglish,
  shop: ShopInfo = defaultShop,
): Claim {
  const { rows, steps } = wording(t);
  const name = shop.name ?? "";
  const claim = hitYesterdayRepairs(today, t, shop);
  return closedAndPaid(
    {
      ...claim,
      steps: { SERVICES: [steps.rentalReturned] },
      payoutDetails: {
        deductible: "$500.00",
        providerPaidAmount: "$3,277.50",
        paymentDetails: [
          {
            payee: name,
            paymentInfo: [
              { displayKey: rows.amount, displayValue: "$2,917.50" },
              { displayKey: "Issue date", displayValue: today(0) },
              { displayKey: rows.paymentMethod, displayValue: rows.electronicTransfer },
            ],
          },
          {
            payee: "Harbor Rent-a-Car",
            paymentInfo: [
              { displayKey: rows.amount, displayValue: "$360.00" },
              { displayKey: "Issue date", displayValue: today(0) },
            ],
          },
        ],
        isThirdParty: false,
        displayInfo: [{ displayKey: "Collision", displayValue: "$500.00" }],
      },
    },
    name,
    { today, t },
  );
}
