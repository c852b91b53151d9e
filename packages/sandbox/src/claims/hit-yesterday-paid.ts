import { type DayFromToday, daysLater } from "../calendar.ts";
import type { Claim } from "../claim.ts";
import { inEnglish, type Say } from "../language.ts";
import { closedAndPaid } from "../lives/closed-and-paid.ts";
import type { ShopInfo } from "../sections.ts";
import { wording } from "../wording.ts";
import { usualShop } from "./hit-yesterday.ts";
import { hitYesterdayRepairs } from "./hit-yesterday-repairs.ts";

/** The last stage of `hitYesterday`: repaired, paid and closed, a week later. */
export function hitYesterdayPaid(
  today: DayFromToday,
  say: Say = inEnglish,
  shop: ShopInfo = usualShop,
): Claim {
  const { rows, steps } = wording(say);
  const name = shop.name ?? "";
  const claim = hitYesterdayRepairs(daysLater(today, 7), say, shop);
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
              { displayKey: "Issue date", displayValue: today(-1) },
              { displayKey: rows.paymentMethod, displayValue: rows.electronicTransfer },
            ],
          },
          {
            payee: "Harbor Rent-a-Car",
            paymentInfo: [
              { displayKey: rows.amount, displayValue: "$360.00" },
              { displayKey: "Issue date", displayValue: today(-1) },
            ],
          },
        ],
        isThirdParty: false,
        displayInfo: [{ displayKey: "Collision", displayValue: "$500.00" }],
      },
    },
    name,
    { today, say },
  );
}
