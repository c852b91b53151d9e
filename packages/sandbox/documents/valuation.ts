import { dollars } from "./estimate.ts";
import type { Description } from "./draw.ts";

/** What a vehicle was worth, in cents, with vehicles like it. */
export interface Valuation {
  id: string;
  claimNumber: string;
  vehicle: string;
  mileage: string;
  comparables: readonly (readonly [vehicle: string, place: string, cents: number])[];
  valueCents: number;
  deductibleCents: number;
}

/** Describes a valuation: the vehicles that were compared, and the offer. */
export function valuation({
  comparables,
  valueCents,
  deductibleCents,
  ...about
}: Valuation): Description {
  return {
    title: `Vehicle valuation ${about.id}`,
    blocks: [
      { heading: `Vehicle valuation ${about.id}`, level: 1 },
      { text: `Claim ${about.claimNumber}. ${about.vehicle}, ${about.mileage}.` },
      { heading: "Vehicles like yours", level: 2 },
      {
        columns: ["Vehicle", "Sold in", "Price"],
        rows: comparables.map(([vehicle, place, cents]) => [vehicle, place, dollars(cents)]),
      },
      { heading: "Our offer", level: 2 },
      {
        columns: ["Sum", "Amount"],
        rows: [
          ["Value just before the loss", dollars(valueCents)],
          ["Deductible", dollars(deductibleCents)],
          ["Paid by the insurer", dollars(valueCents - deductibleCents)],
        ],
      },
      {
        text: "The value is the average of these prices, adjusted for mileage and condition. If you know of vehicles that we have missed, send them to your claim associate.",
      },
    ],
  };
}
