import { parseMoney } from "@claimkit/claims-api/format";

/** Whether a formatted value is an amount in dollars and nothing else. */
export function isAmount(value: string): boolean {
  return value.includes("$") && parseMoney(value) !== undefined;
}
