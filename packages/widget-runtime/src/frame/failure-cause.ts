import type { ClaimsErrorCode } from "@claimkit/claims-api";

/** Reasons for which several widgets can fail at the same time. */
export type FailureCause = "offline" | "server" | "not_found" | "signed_out";

const CAUSES: Partial<Record<ClaimsErrorCode, FailureCause>> = {
  unauthorized: "signed_out",
  forbidden: "signed_out",
  not_found: "not_found",
  bad_request: "server",
  invalid_response: "server",
  rate_limited: "server",
  server: "server",
  network: "server",
  timeout: "server",
};

/** The cause of a failure; `undefined` for one that concerns a single widget. */
export function failureCause(code: ClaimsErrorCode): FailureCause | undefined {
  const isUnanswered = code === "network" || code === "timeout";
  return isUnanswered && !navigator.onLine ? "offline" : CAUSES[code];
}
