import * as v from "valibot";
import { payoutDetails as endpoint } from "../endpoints/payout-details.ts";
import type { CallContract } from "./call-contract.ts";
import { described, money, moneyOrWords, optional, text } from "./formats.ts";
import { claimNumber, personaQuery } from "./parameters.ts";
import { displayInfo, rows } from "./parts.ts";

const payment = v.object({
  payee: described(text, "Name of the person or company that was paid."),
  paymentInfo: described(rows, "Amount, Issue date and other facts of the payment."),
});

/** `GET payout-details/{claimNumber}` */
export const payoutDetails = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "Payments and payees",
  pathParameters: { claimNumber },
  query: personaQuery,
  response: v.object({
    deductible: optional(
      moneyOrWords,
      "The deductible, or words such as Waived; never for a third party.",
    ),
    providerPaidAmount: optional(
      money,
      "What the insurer has paid so far; the client's option payoutPaidField sets another name.",
    ),
    paymentDetails: described(
      v.array(payment),
      "The payments, an empty list before the first one.",
    ),
    isThirdParty: optional(v.boolean(), "Whether the claimant is a third party."),
    displayInfo,
  }),
  noContent: "Nothing has been paid yet",
  example: {
    response: {
      deductible: "$500.00",
      providerPaidAmount: "$4,238.40",
      paymentDetails: [
        {
          payee: "West Loop Auto Rebuilders",
          paymentInfo: [
            { displayKey: "Amount", displayValue: "$4,238.40" },
            { displayKey: "Issue date", displayValue: "2026-11-10" },
          ],
        },
      ],
      isThirdParty: false,
    },
  },
} as const satisfies CallContract;
