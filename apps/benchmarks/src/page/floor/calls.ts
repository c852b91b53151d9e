import { CLAIM } from "../settings.ts";

const { claimNumber, contactId } = CLAIM;

const PATHS = {
  summary: `claim-summaries/${claimNumber}`,
  timeline: `claims/${claimNumber}/timelines/${contactId}?claim_number=${claimNumber}&contact_id=${contactId}`,
  repairs: `repairs-details/${claimNumber}`,
  report: `report-details/${claimNumber}`,
  services: `services-details/${claimNumber}`,
  payout: `payout-details/${claimNumber}`,
  close: `close-details/${claimNumber}`,
};

/** A call of the claim page. */
export type CallName = keyof typeof PATHS;

/** Sends a call. Its response is used without checking it. */
export async function fetchCall(name: CallName): Promise<unknown> {
  const response = await fetch(`${settings.api}/${PATHS[name]}`, {
    headers: {
      Authorization: `Bearer ${settings.token}`,
      "Content-Type": "application/json",
      client_id: "benchmark",
      "X-Message-Id": crypto.randomUUID(),
      "X-Server-Id": "9",
    },
  });
  return response.json();
}

/** Sends all calls at once. */
export function startCalls(): Record<CallName, Promise<unknown>> {
  return {
    summary: fetchCall("summary"),
    timeline: fetchCall("timeline"),
    repairs: fetchCall("repairs"),
    report: fetchCall("report"),
    services: fetchCall("services"),
    payout: fetchCall("payout"),
    close: fetchCall("close"),
  };
}
