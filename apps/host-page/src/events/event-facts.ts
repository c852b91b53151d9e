import type { ClaimsEvent } from "@claimkit/widget-runtime";

/** Fields of every event, and fields that are shown elsewhere. */
const ENVELOPE = new Set([
  "schema",
  "id",
  "time",
  "package",
  "version",
  "environment",
  "persona",
  "type",
  "widget",
  "call",
]);

/** Formats the fields that are particular to an event: `loadTimeMs 128 · source network`. */
export function eventFacts(event: ClaimsEvent): string {
  return facts(event).join(" · ");
}

function facts(value: object): string[] {
  return Object.entries(value)
    .filter(([name, fact]) => !ENVELOPE.has(name) && fact !== undefined)
    .flatMap(([name, fact]) => {
      if (typeof fact === "object" && fact !== null) return facts(fact);
      return `${name} ${typeof fact === "number" ? Math.round(fact) : String(fact)}`;
    });
}
