import type { ClaimSeed } from "../claim.ts";
import { inEnglish } from "../language.ts";
import { closedAndPaid } from "../lifecycle/closed-and-paid.ts";
import { wording } from "../wording.ts";
import { networkShopEstimate } from "./network-shop-estimate.ts";

/** The next stage of {@link networkShopEstimate}: the claim is repaired, paid and closed. */
export const networkShopPaid: ClaimSeed = (today, t = inEnglish) => {
  const { rows, steps } = wording(t);
  const claim = networkShopEstimate(today, t);
  return closedAndPaid(
    {
      ...claim,
      steps: { SERVICES: [steps.towing, steps.rentalReturned] },
      payoutDetails: {
        deductible: "$1,000.00",
        providerPaidAmount: "$6,231.75",
        paymentDetails: [
          {
            payee: "West Loop Auto Rebuilders",
            paymentInfo: [
              { displayKey: rows.amount, displayValue: "$5,412.75" },
              { displayKey: "Issue date", displayValue: today(-1) },
              { displayKey: rows.paymentMethod, displayValue: rows.electronicTransfer },
            ],
          },
          {
            payee: "Harbor Rent-a-Car",
            paymentInfo: [
              { displayKey: rows.amount, displayValue: "$819.00" },
              { displayKey: "Issue date", displayValue: today(-1) },
              { displayKey: "Rental", displayValue: "$45.50 / $1,365" },
            ],
          },
        ],
        isThirdParty: false,
        displayInfo: [{ displayKey: "Collision", displayValue: "$1,000.00" }],
      },
    },
    "West Loop Auto Rebuilders",
    { today, t },
  );
};
