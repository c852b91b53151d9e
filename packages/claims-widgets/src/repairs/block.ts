/** A part of the repairs that a next step leads to, as `data-block` of its element. */
export type RepairsBlock =
  | "estimate"
  | "valuation"
  | "deductible"
  | "appointment"
  | "options"
  | "contact";
