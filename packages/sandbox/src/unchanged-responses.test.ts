import {
  claimContacts,
  type ClaimsClient,
  closeDetails,
  contactUs,
  faqs,
  payoutDetails,
  repairsDetails,
  reportDetails,
  servicesDetails,
  claimSummary,
  timelines,
  type Call,
} from "@claimkit/claims-api";
import { expect, test } from "vitest";
import { clientFor } from "../testing/client-for.ts";
import { createSandbox } from "./sandbox.ts";

interface Reader {
  claimNumber: string;
  contactId?: string;
  isThirdParty?: boolean;
}

/** The calls of a claim's page. */
const calls = [
  claimSummary,
  claimContacts,
  timelines,
  reportDetails,
  servicesDetails,
  repairsDetails,
  payoutDetails,
  closeDetails,
  contactUs,
  faqs,
] as readonly Call<Reader, unknown>[];

async function viewOf(client: ClaimsClient, reader: Reader): Promise<unknown[]> {
  const load = (call: Call<Reader, unknown>) =>
    client.call(call, reader, { reload: true, locale: "es-US" });
  return Promise.all(calls.map(load));
}

test.each<Reader>([
  { claimNumber: "CLM-1006", contactId: "CNT-1006" },
  { claimNumber: "CLM-2001", contactId: "CNT-2001", isThirdParty: true },
])("a second view of $claimNumber gets a 304 without a body for every call", async (reader) => {
  const sandbox = createSandbox();
  const answers: [status: number, bytes: number][] = [];
  const client = clientFor("https://claims.example.com", {
    async fetch(resource, init) {
      const response = await sandbox.fetch(resource, init);
      const { byteLength } = await response.clone().arrayBuffer();
      answers.push([response.status, byteLength]);
      return response;
    },
  });
  const first = await viewOf(client, reader);
  const sent = answers.splice(0);
  const second = await viewOf(client, reader);

  expect(sent.length).toBeGreaterThanOrEqual(calls.length);
  expect(sent.every(([status, bytes]) => status === 200 && bytes > 0)).toBe(true);
  expect(answers).toEqual(sent.map(() => [304, 0]));
  expect(second).toEqual(first);
});
