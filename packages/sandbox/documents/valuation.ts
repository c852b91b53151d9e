import type { Translate } from "../src/language.ts";
import { sharedLabels, dollars } from "./estimate.ts";
import type { DocumentContent } from "./draw.ts";

/** Data of a valuation. Amounts are in cents. */
export interface Valuation {
  id: string;
  claimNumber: string;
  vehicle: string;
  mileage: string;
  comparables: readonly (readonly [vehicle: string, place: string, cents: number])[];
  valueCents: number;
  deductibleCents: number;
}

/** Content of a valuation: comparable vehicles, and the offer. */
export function valuation(
  { comparables, valueCents, deductibleCents, ...about }: Valuation,
  t: Translate,
): DocumentContent {
  const { claim, amount, sum, deductible, paid } = sharedLabels(t);
  const title = `${t("Vehicle valuation", "Valuación del vehículo")} ${about.id}`;
  return {
    title,
    blocks: [
      { heading: title, level: 1 },
      { text: `${claim} ${about.claimNumber}. ${about.vehicle}, ${about.mileage}.` },
      { heading: t("Vehicles like yours", "Vehículos como el suyo"), level: 2 },
      {
        columns: [t("Vehicle", "Vehículo"), t("Sold in", "Vendido en"), t("Price", "Precio")],
        rows: comparables.map(([vehicle, place, cents]) => [vehicle, place, dollars(cents)]),
      },
      { heading: t("Our offer", "Nuestra oferta"), level: 2 },
      {
        columns: [sum, amount],
        rows: [
          [t("Value just before the loss", "Valor justo antes del siniestro"), dollars(valueCents)],
          [deductible, dollars(deductibleCents)],
          [paid, dollars(valueCents - deductibleCents)],
        ],
      },
      {
        text: t(
          "The value is the average of these prices, adjusted for mileage and condition. If you know of vehicles that we have missed, send them to your claim associate.",
          "El valor es el promedio de estos precios, ajustado por millaje y estado. Si conoce vehículos que no incluimos, envíelos a su representante de reclamos.",
        ),
      },
    ],
  };
}
