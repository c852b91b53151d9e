import type { Block, Description } from "./draw.ts";

/** An estimate in cents, line by line. */
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
export function estimate({ lines, deductibleCents, ...about }: Estimate): Description {
  const total = totalOf(lines);
  return {
    title: `${about.title} ${about.id}`,
    blocks: [
      { heading: `${about.title} ${about.id}`, level: 1 },
      { text: `Claim ${about.claimNumber}. ${about.vehicle}. Written by ${about.shop}.` },
      { heading: "What is repaired", level: 2 },
      {
        columns: ["Work", "Kind", "Amount"],
        rows: lines.map(([work, kind, cents]) => [work, kind, dollars(cents)]),
      },
      { heading: "What it costs", level: 2 },
      {
        columns: ["Sum", "Amount"],
        rows: [
          ["Total", dollars(total)],
          ["Deductible", dollars(deductibleCents)],
          ["Paid by the insurer", dollars(total - deductibleCents)],
        ],
      },
      {
        text:
          about.note ??
          "This estimate covers the damage that can be seen. If the shop finds more, it asks before it goes on.",
      },
    ],
  };
}

/** What all lines cost together. */
export function totalOf(lines: Estimate["lines"]): number {
  return lines.reduce((sum, [, , cents]) => sum + cents, 0);
}

/** The pages with photos that follow an estimate, one photo a page. */
export function photoPages(captions: readonly string[]): Block[] {
  return captions.flatMap((caption, at) => [
    { pageBreak: true as const },
    { heading: `Photo ${at + 1} of ${captions.length}`, level: 2 as const },
    { photo: caption },
  ]);
}

/** Cents as `$1,234.50`. */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}
