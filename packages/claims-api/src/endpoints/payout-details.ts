import type * as v from "valibot";
import type { ClaimRef } from "../claim-ref.ts";
import type { Endpoint, ModelContext } from "../endpoint.ts";
import { ClaimsError } from "../errors.ts";
import { answer } from "../schema/answer.ts";
import { type DisplayInfo, rows } from "../schema/display-info.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { optional } from "../schema/optional.ts";
import { isBlank } from "../schema/schema.ts";
import { flag, optionalText, textOrBlank } from "../schema/values.ts";
import { payoutDetailsRequest } from "./claim-requests.ts";

const payment = object({ payee: textOrBlank, paymentInfo: rows });

const schema = answer({
  deductible: optionalText,
  providerPaidAmount: optionalText,
  paymentDetails: optional(list(payment), []),
  isThirdParty: flag,
  displayInfo: rows,
});

/** The parsed response. */
export interface PayoutDetailsWire extends v.InferOutput<typeof schema> {}

/** A payment to one payee. */
export interface Payment {
  /** Name of the payee. */
  payee: string;
  /** Details of the payment. */
  paymentInfo: readonly DisplayInfo[];
}

/** The payments of a claim. Amounts are texts of the server, such as `$1,000.00`. */
export interface PayoutDetails {
  /** The deductible; `undefined` for a third party. */
  deductible: string | undefined;
  /** Amount that the provider paid, from the field that the option `payoutPaidField` selects. */
  providerPaidAmount: string | undefined;
  /** The payments. */
  paymentDetails: readonly Payment[];
  /** Whether the user or the claim is a third party's. */
  isThirdParty: boolean;
  /** Additional rows of the section. */
  displayInfo: readonly DisplayInfo[];
}

/** `GET payout-details/{claimNumber}` */
export const payoutDetails: Endpoint<ClaimRef, PayoutDetails, PayoutDetailsWire> = {
  ...payoutDetailsRequest,
  response: schema,
  // Why: docs/decisions/third-parties.md#amounts-that-are-their-own
  thirdParty: {
    providerPaidAmount: "own amount",
    paymentDetails: { payee: "name", paymentInfo: "own rows" },
    isThirdParty: "code",
    displayInfo: "rows",
  },
  isForThirdParty: ({ isThirdParty }) => isThirdParty,
  empty: { paymentDetails: null },
  keep: "policy",
  prepare(wire, { payoutPaidField }) {
    // A map of own fields, so that `payoutPaidField` cannot select a method of `Object.prototype`.
    const fields = new Map<string, unknown>(Object.entries(Object(wire)));
    return fields.has(payoutPaidField)
      ? { ...Object(wire), providerPaidAmount: fields.get(payoutPaidField) }
      : wire;
  },
  model(wire, claim, context) {
    expectPaidField(wire, context);
    return {
      deductible: wire.deductible,
      providerPaidAmount: wire.providerPaidAmount,
      paymentDetails: wire.paymentDetails.map(({ payee, paymentInfo }) => ({
        payee,
        paymentInfo: paymentInfo ?? [],
      })),
      isThirdParty: wire.isThirdParty || Boolean(claim.isThirdParty),
      displayInfo: wire.displayInfo ?? [],
    };
  },
};

/**
 * Warns of a paid amount under the insurer's own name, which the option `payoutPaidField` has not selected. Throws if
 * there is nothing else, because the claimant would read that nothing has been paid.
 */
function expectPaidField(
  wire: PayoutDetailsWire,
  { received, settings, warnings }: ModelContext,
): void {
  const name = Object.keys(Object(received)).find(
    (field) => field.endsWith("PaidAmount") && field !== settings.payoutPaidField,
  );
  if (!name || wire.providerPaidAmount !== undefined) return;
  if (isBlank(wire)) throw new ClaimsError({ code: "invalid_response", issuePath: name });
  warnings.push({ code: "item_dropped", path: name });
}
