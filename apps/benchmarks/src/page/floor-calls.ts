import type { Name } from "./floor-page.tsx";
import { CLAIM, type PageSettings } from "./settings.ts";

const { claimNumber, contactId } = CLAIM;

const PATHS: Readonly<Record<Name, string>> = {
  summary: `claim-summaries/${claimNumber}`,
  timeline: `claims/${claimNumber}/timelines/${contactId}?claim_number=${claimNumber}&contact_id=${contactId}`,
  repairs: `repairs-details/${claimNumber}`,
  report: `report-details/${claimNumber}`,
  services: `services-details/${claimNumber}`,
  payout: `payout-details/${claimNumber}`,
  close: `close-details/${claimNumber}`,
};

/** Starts all calls of the floor. Their responses are used without checking them. */
export function startCalls(
  { api, token }: PageSettings,
  send: typeof fetch = fetch,
): Record<Name, Promise<unknown>> {
  const call = async (path: string): Promise<unknown> => {
    const response = await send(`${api}/${path}`, {
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        client_id: "benchmark",
        "X-Message-Id": crypto.randomUUID(),
        "X-Server-Id": "9",
      },
    });
    return response.json();
  };
  const calls = Object.entries(PATHS).map(([name, path]) => [name, call(path)]);
  return Object.fromEntries(calls) as Record<Name, Promise<unknown>>;
}
