/** Whether the amount of a coverage is a deductible, or an allowance for a rental car or transportation. */
export type CoverageKind = "deductible" | "rental" | "transportation";

/** Determines the kind of a coverage from its name. */
export function coverageKind(name: string): CoverageKind {
  if (/transport/i.test(name)) return "transportation";
  return /rental|alquiler|\blocation d(?:e\b|['’])|mietwagen|noleggio|aluguel/i.test(name)
    ? "rental"
    : "deductible";
}
