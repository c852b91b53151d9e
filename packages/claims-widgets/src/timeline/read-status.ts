import type { TimelineStatus } from "@claimkit/claims-api";

const STATUSES = ["not_started", "not_required", "in_progress", "complete"] as const;

/** A status in the words of a server or a page, whatever their case. */
export interface ReadStatus {
  /** `undefined` for none; an unknown one has started. See docs/reference/claims.md#categories-and-statuses. */
  status: TimelineStatus | undefined;
  isUnknown: boolean;
}

/** Reads a status as the timeline of the service is read: by how it begins. */
export function readStatus(written: string | undefined): ReadStatus {
  const word = String(written ?? "")
    .trim()
    .toLowerCase();
  if (!word) return { status: undefined, isUnknown: false };
  const known = STATUSES.find((status) => word.startsWith(status));
  return { status: known ?? "in_progress", isUnknown: !known };
}
