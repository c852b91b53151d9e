const CAUSES = ["hail", "collision_rear_end", "theft_vehicle", "flood", "animal_deer"];

/** Response body of a claim search, the same in each run. Without usable numbers, no claim is valid. */
export function claimsBody(count: number, areValid = true): string {
  const claimSummaries = Array.from({ length: count }, (_, index) => ({
    claimNumber: areValid ? `CLM-${index}` : { index },
    claimState: index % 3 === 0 ? "closed" : "open",
    lossDate: new Date(Date.UTC(2026, 0, 1 + ((index * 7919) % 365))).toISOString().slice(0, 10),
    lossCause: CAUSES[index % CAUSES.length],
  }));
  return JSON.stringify({ claimSummaries });
}
