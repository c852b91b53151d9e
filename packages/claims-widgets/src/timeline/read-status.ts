import type { TimelineStatus } from "@claimkit/claims-api";

const STATUSES = ["not_started", "not_required", "in_progress", "complete"] as const;

/** Parses a status from a server or a page, in any case. */
export interface ReadStatus {
  /**
   * `undefined` if it is missing; an unknown one counts as started. See
   * docs/reference/claims.md#categories-and-statuses.
   */
  status: TimelineStatus | undefined;
  isUnknown: boolean;
}

/** Matches the start of a status, like the timeline of the service. */
export function readStatus(written: string | undefined): ReadStatus {
  const word = String(written ?? "")
    .trim()
    .toLowerCase();
  if (!word) return { status: undefined, isUnknown: false };
  const known = STATUSES.find((status) => word.startsWith(status));
  return { status: known ?? "in_progress", isUnknown: !known };
}
