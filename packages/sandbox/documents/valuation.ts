import type { Say } from "../src/language.ts";
import { commonWords, dollars } from "./estimate.ts";
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
export function valuation(
  { comparables, valueCents, deductibleCents, ...about }: Valuation,
  say: Say,
): Description {
  const { claim, amount, sum, deductible, paid } = commonWords(say);
  const title = `${say("Vehicle valuation", "Valuación del vehículo")} ${about.id}`;
  return {
    title,
    blocks: [
      { heading: title, level: 1 },
      { text: `${claim} ${about.claimNumber}. ${about.vehicle}, ${about.mileage}.` },
      { heading: say("Vehicles like yours", "Vehículos como el suyo"), level: 2 },
      {
        columns: [say("Vehicle", "Vehículo"), say("Sold in", "Vendido en"), say("Price", "Precio")],
        rows: comparables.map(([vehicle, place, cents]) => [vehicle, place, dollars(cents)]),
      },
      { heading: say("Our offer", "Nuestra oferta"), level: 2 },
      {
        columns: [sum, amount],
        rows: [
          [
            say("Value just before the loss", "Valor justo antes del siniestro"),
            dollars(valueCents),
          ],
          [deductible, dollars(deductibleCents)],
          [paid, dollars(valueCents - deductibleCents)],
        ],
      },
      {
        text: say(
          "The value is the average of these prices, adjusted for mileage and condition. If you know of vehicles that we have missed, send them to your claim associate.",
          "El valor es el promedio de estos precios, ajustado por millaje y estado. Si conoce vehículos que no incluimos, envíelos a su representante de reclamos.",
        ),
      },
    ],
  };
}
