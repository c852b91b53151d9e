/** What the amount of a coverage is: a deductible, or an allowance for a rental car or other transportation. */
export type CoverageKind = "deductible" | "rental" | "transportation";

/** The kind of a coverage, by its name in English or Spanish. */
export function coverageKind(name: string): CoverageKind {
  if (/transport/i.test(name)) return "transportation";
  return /rental|alquiler/i.test(name) ? "rental" : "deductible";
}
