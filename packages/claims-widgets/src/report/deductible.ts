import type { Coverage, DisplayInfo, ReportDetails } from "@claimkit/claims-api";
import { coverageKind, formatMoney, parseMoney } from "@claimkit/claims-api/format";
import { shownRows } from "../key-values/shown-rows.ts";

/** A deductible. */
export interface Deductible {
  coverage: string;
  /** Formatted, such as `$500`, or the server's own word, such as `Waived`. */
  amount: string;
}

const DEDUCTIBLE_WORD = /\b(?:de )?(?:deductible|deducible)(?: de)?\b/i;
/** Coverages whose row is a deductible even without that word. */
const DEDUCTIBLE_KEY =
  /^(?:collision|comprehensive|uninsured - property damage|cobertura integral)$/;

/** Whether the amount of a coverage is an allowance, which the customer receives, and not a deductible. */
function isAllowance(name: string): boolean {
  return coverageKind(name) !== "deductible";
}

/** The deductibles of coverages, except those that the rows of the report already show. */
export function deductiblesOf(
  coverages: readonly Coverage[],
  rows: readonly DisplayInfo[],
  locale?: string,
): Deductible[] {
  const shown = new Set(shownRows(rows).map(({ displayKey }) => displayKey.trim().toLowerCase()));
  return coverages.flatMap(({ name, deductible }) =>
    deductible === undefined || isAllowance(name) || shown.has(name.trim().toLowerCase())
      ? []
      : [{ coverage: name, amount: formatMoney(deductible, locale) }],
  );
}

/**
 * Whether nothing is left to pay: every deductible that can apply to the claim is zero. If the incident type names a
 * coverage, only its deductibles can apply, otherwise all can. An unknown deductible may not be zero.
 */
export function hasVanished({
  hasVanishing,
  incidentType = "",
  coverageInfo,
  displayInfo,
}: Pick<ReportDetails, "hasVanishing" | "incidentType" | "coverageInfo" | "displayInfo">): boolean {
  if (!hasVanishing) return false;
  const names = new Set(displayInfo.length > 0 ? coverageInfo.map(({ name }) => plain(name)) : []);
  const all = [
    ...coverageInfo
      .filter(({ name }) => !isAllowance(name))
      .map(({ name, deductible = "" }) => ({ name, amount: deductible })),
    ...shownRows(displayInfo)
      .filter((row) => isDeductible(row, names))
      .map(({ displayKey, displayValue }) => ({ name: displayKey, amount: displayValue })),
  ];
  const type = ` ${plain(incidentType)} `;
  const isNamed = ({ name }: { name: string }): boolean =>
    incidentType !== "" && type.includes(` ${plain(name)} `);
  const applying = all.some(isNamed)
    ? all.filter((row) => isNamed(row) || DEDUCTIBLE_WORD.test(row.name))
    : all;
  // Many coverages have few different amounts.
  const amounts = new Set(applying.map(({ amount }) => amount));
  return applying.length > 0 && [...amounts].every(isZero);
}

function isDeductible(
  { displayKey, displayValue }: DisplayInfo,
  coverages: ReadonlySet<string>,
): boolean {
  if (isAllowance(displayKey)) return false;
  const key = plain(displayKey);
  return (
    DEDUCTIBLE_KEY.test(key) ||
    DEDUCTIBLE_WORD.test(displayKey) ||
    DEDUCTIBLE_WORD.test(displayValue) ||
    coverages.has(key)
  );
}

function isZero(amount: string): boolean {
  return parseMoney(amount.replace(DEDUCTIBLE_WORD, "")) === 0;
}

/** Normalizes text for comparison. Names of coverages may be in English and the type in Spanish. */
function plain(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
  return letters.replace("colision", "collision");
}
