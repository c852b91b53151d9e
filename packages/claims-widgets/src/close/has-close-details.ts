import type { CloseDetails } from "@claimkit/claims-api";

/** Whether anything is known about the closing of a claim. */
export function hasCloseDetails(close: CloseDetails): boolean {
  return Object.values(close).some(Boolean);
}
