import type { Say } from "../src/language.ts";
import type { Description } from "./draw.ts";

/** An estimate in cents, line by line, in the language of its texts. */
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

/** Describes an estimate: what is repaired, what it costs, and who pays what of it. */
export function estimate({ lines, deductibleCents, ...about }: Estimate, say: Say): Description {
  const { claim, amount, sum, deductible, paid } = commonWords(say);
  const kinds = {
    Part: say("Part", "Pieza"),
    Labor: say("Labor", "Mano de obra"),
    Paint: say("Paint", "Pintura"),
  };
  const writtenBy = say("Written by", "Preparado por");
  const total = totalOf(lines);
  return {
    title: `${about.title} ${about.id}`,
    blocks: [
      { heading: `${about.title} ${about.id}`, level: 1 },
      { text: `${claim} ${about.claimNumber}. ${about.vehicle}. ${writtenBy} ${about.shop}.` },
      { heading: say("What is repaired", "Qué se repara"), level: 2 },
      {
        columns: [say("Work", "Trabajo"), say("Kind", "Tipo"), amount],
        rows: lines.map(([work, kind, cents]) => [work, kinds[kind], dollars(cents)]),
      },
      { heading: say("What it costs", "Cuánto cuesta"), level: 2 },
      {
        columns: [sum, amount],
        rows: [
          [say("Total", "Total"), dollars(total)],
          [deductible, dollars(deductibleCents)],
          [paid, dollars(total - deductibleCents)],
        ],
      },
      {
        text:
          about.note ??
          say(
            "This estimate covers the damage that can be seen. If the shop finds more, it asks before it goes on.",
            "Este presupuesto cubre los daños visibles. Si el taller encuentra más, pregunta antes de continuar.",
          ),
      },
    ],
  };
}

/** Words of estimates and valuations. */
export function commonWords(say: Say) {
  return {
    claim: say("Claim", "Reclamo"),
    amount: say("Amount", "Monto"),
    sum: say("Sum", "Concepto"),
    deductible: say("Deductible", "Deducible"),
    paid: say("Paid by the insurer", "Pagado por la aseguradora"),
  };
}

/** What all lines cost together. */
export function totalOf(lines: Estimate["lines"]): number {
  return lines.reduce((sum, [, , cents]) => sum + cents, 0);
}

/** Cents as `$1,234.50`. */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}
