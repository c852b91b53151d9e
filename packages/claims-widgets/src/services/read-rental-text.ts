import type { RentalHeadline } from "./rental-headline.ts";
import {
  CHECKING,
  CLAUSE_END,
  COVERED,
  NOT_ALL_ELIGIBLE,
  NOT_COVERED,
  NOT_COVERED_SUBJECT,
  NOT_DECISIVE,
  PREPOSITION,
  RENTAL,
  RENTAL_BUSINESS,
  SENTENCE,
  UNRESOLVED,
} from "./rental-patterns.ts";

/**
 * Reads English or Spanish text about a rental car. A wrong "not available" costs a customer money, so
 * it requires a negation of the rental coverage itself; sentences that negate something else,
 * conditions and questions decide nothing.
 */
export function readRentalText(text: string): RentalHeadline {
  // Why: docs/decisions/claim-page.md#rental-coverage-not-available
  const plain = normalize(text);
  const isAboutCoverage = RENTAL.test(plain) || COVERED.test(plain);
  if (NOT_ALL_ELIGIBLE.test(plain) || (isAboutCoverage && CHECKING.test(plain))) return "checking";

  const sentences = (plain.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => RENTAL.test(sentence) && !sentence.endsWith("?"))
    .map((sentence) => sentence.split(CLAUSE_END).filter(isDecisive));
  if (sentences.flat().some(deniesRental)) return "notAvailable";
  return sentences.some(grantsRental) ? "available" : "information";
}

function normalize(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/[^\S\n]+/g, " ")
    .replace(RENTAL_BUSINESS, "");
}

function isDecisive(clause: string): boolean {
  return !NOT_DECISIVE.some((pattern) => pattern.test(clause));
}

function deniesRental(clause: string): boolean {
  if (NOT_COVERED.some((pattern) => pattern.test(clause))) return true;
  return NOT_COVERED_SUBJECT.some((pattern) => {
    const before = pattern.exec(clause)?.groups?.["before"];
    return before !== undefined && !PREPOSITION.test(before);
  });
}

function grantsRental(clauses: readonly string[]): boolean {
  const sentence = clauses.join(", ");
  return (
    RENTAL.test(sentence) &&
    COVERED.test(sentence) &&
    !clauses.some((clause) => UNRESOLVED.some((pattern) => pattern.test(clause)))
  );
}
