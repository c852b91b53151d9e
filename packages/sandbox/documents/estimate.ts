import type { Translate } from "../src/language.ts";
import type { DocumentContent } from "./draw.ts";

/** Data of an estimate. Amounts are in cents; texts are in one language. */
export interface Estimate {
  id: string;
  title: string;
  claimNumber: string;
  vehicle: string;
  shop: string;
  lines: readonly (readonly [work: string, kind: "Part" | "Labor" | "Paint", cents: number])[];
  deductibleCents: number;
  note?: string;
}

/** Content of an estimate: the repairs, their cost, and what the insurer and the customer pay. */
export function estimate(
  { lines, deductibleCents, ...about }: Estimate,
  t: Translate,
): DocumentContent {
  const { claim, amount, sum, deductible, paid } = sharedLabels(t);
  const kinds = {
    Part: t("Part", "Pieza"),
    Labor: t("Labor", "Mano de obra"),
    Paint: t("Paint", "Pintura"),
  };
  const writtenBy = t("Written by", "Preparado por");
  const total = totalOf(lines);
  return {
    title: `${about.title} ${about.id}`,
    blocks: [
      { heading: `${about.title} ${about.id}`, level: 1 },
      { text: `${claim} ${about.claimNumber}. ${about.vehicle}. ${writtenBy} ${about.shop}.` },
      { heading: t("What is repaired", "Qué se repara"), level: 2 },
      {
        columns: [t("Work", "Trabajo"), t("Kind", "Tipo"), amount],
        rows: lines.map(([work, kind, cents]) => [work, kinds[kind], dollars(cents)]),
      },
      { heading: t("What it costs", "Cuánto cuesta"), level: 2 },
      {
        columns: [sum, amount],
        rows: [
          [t("Total", "Total"), dollars(total)],
          [deductible, dollars(deductibleCents)],
          [paid, dollars(total - deductibleCents)],
        ],
      },
      {
        text:
          about.note ??
          t(
            "This estimate covers the damage that can be seen. If the shop finds more, it asks before it goes on.",
            "Este estimado cubre los daños visibles. Si el taller encuentra más, pregunta antes de continuar.",
          ),
      },
    ],
  };
}

/** Labels that estimates and valuations share. */
export function sharedLabels(t: Translate) {
  return {
    claim: t("Claim", "Reclamo"),
    amount: t("Amount", "Monto"),
    sum: t("Sum", "Concepto"),
    deductible: t("Deductible", "Deducible"),
    paid: t("Paid by the insurer", "Pagado por la aseguradora"),
  };
}

/** Total of all lines, in cents. */
export function totalOf(lines: Estimate["lines"]): number {
  return lines.reduce((sum, [, , cents]) => sum + cents, 0);
}

/** Formats cents as `$1,234.50`. */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}
