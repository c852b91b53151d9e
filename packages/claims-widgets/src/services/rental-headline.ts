import type { RentalCoverageStatus, ServicesDetails } from "@claimkit/claims-api";

/** What is known of a rental car: the name of its headline's words. */
export type RentalHeadline = "available" | "notAvailable" | "checking" | "information";

const BY_STATUS: Record<RentalCoverageStatus, RentalHeadline> = {
  AVAILABLE: "available",
  NOT_AVAILABLE: "notAvailable",
  PENDING: "checking",
  OTHER: "information",
};

/** The first whose words are all in the text. Spec 000, section 4. */
const BY_WORDS: readonly (readonly [RentalHeadline, ...RegExp[]])[] = [
  ["checking", /\bnot all\b/i, /\beligible\b/i],
  ["notAvailable", /\b(no|not)\b|n['’]t\b/i, /\bcoverage\b/i],
  ["available", /\brental\b/i, /\bcoverage\b/i],
];

/** Chooses the headline: the server's own word for it first, else what its sentence says. */
export function rentalHeadline({
  rentalCoverageStatus,
  displayText = "",
}: Pick<ServicesDetails, "rentalCoverageStatus" | "displayText">): RentalHeadline {
  if (rentalCoverageStatus) return BY_STATUS[rentalCoverageStatus];
  const said = BY_WORDS.find(([, ...words]) => words.every((word) => word.test(displayText)));
  return said?.[0] ?? "information";
}
