import {
  allClaimContacts,
  associateClaimSummary,
  claimContacts,
  claimSearch,
  claimSummary,
  memberContactId,
  reportDetails,
} from "@claimkit/claims-api";
import { type GenericSchema, safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { clientFor } from "../testing/client-for.ts";
import { daysFrom } from "./calendar.ts";
import type { ClaimSeed } from "./claim.ts";
import { createSandbox } from "./sandbox.ts";
import { claims as seed } from "./seed.ts";

/** The faults of POL-400 have tests of their own; here its claims answer like all others. */
const faultless: ClaimSeed[] = seed.map((dated) => (day) => {
  const { fault: _, ...claim } = dated(day);
  return claim;
});

const sandbox = createSandbox({ seed: faultless, now: () => new Date(2026, 10, 20, 12) });
const client = clientFor("https://claims.example.com", { fetch: sandbox.fetch });

const claims = faultless.map((dated) => dated(daysFrom(new Date())));

interface Answer {
  endpoint: { name: string; response: GenericSchema };
  path: string;
  init?: { method: "POST"; body: string };
}

describe.each(claims)("on $claimNumber", ({ claimNumber, persona, contacts, policyNumber }) => {
  const isThirdParty = persona === "third-party";
  const contactId =
    contacts.find((contact) => !isThirdParty || contact.isThirdParty)?.contactId ?? "";
  const ref = { claimNumber, isThirdParty, contactId };
  const query = isThirdParty ? `?isThirdParty=true&contactId=${contactId}` : "";

  const answers: Answer[] = [
    {
      endpoint: claimSearch,
      path: "claims/search",
      init: { method: "POST", body: JSON.stringify({ policyNumber, assignmentFilter: false }) },
    },
    { endpoint: claimSummary, path: `claim-summaries/${claimNumber}${query}` },
    {
      endpoint: associateClaimSummary,
      path: `associate-claim-summaries/claim/${claimNumber}/contact-id/${contactId}`,
    },
    { endpoint: claimContacts, path: `claims/${claimNumber}/claim-contacts?limit=30&offset=0` },
    { endpoint: reportDetails, path: `report-details/${claimNumber}${query}` },
  ];

  test.each(answers)(
    "the answer of $endpoint.name passes its schema",
    async ({ endpoint, path, init }) => {
      const answer = await ask(sandbox, path, init);
      const { success, issues } = safeParse(endpoint.response, await answer.json());

      expect({ status: answer.status, success, issues }).toEqual({
        status: 200,
        success: true,
        issues: undefined,
      });
    },
  );

  test("the client reads every answer without a warning", async () => {
    const loads = await Promise.all([
      client.load(claimSearch, { policyNumber }),
      client.load(claimSummary, ref),
      client.load(associateClaimSummary, { claimNumber, contactId }),
      client.load(claimContacts, { claimNumber }),
      client.load(reportDetails, ref),
    ]);

    expect(loads.map(({ source, warnings }) => ({ source, warnings }))).toEqual(
      loads.map(() => ({ source: "network", warnings: [] })),
    );
  });

  test("all contacts are read, page after page", async () => {
    const all = await allClaimContacts(client, { claimNumber });

    expect(all.map((contact) => contact.contactId)).toEqual(
      contacts.map((contact) => contact.contactId),
    );
  });
});

test("claims are sorted by date, then by state, both descending", async () => {
  const { claims: sorted } = await client.call(claimSearch, { policyNumber: "POL-100" });

  expect(sorted.map((claim) => [claim.claimNumber, claim.formattedDate, claim.claimState])).toEqual(
    [
      ["CLM-1001", "11/18/2026", "open"],
      ["CLM-1002", "11/11/2026", "open"],
      ["CLM-1013", "11/11/2026", "closed"],
      ["CLM-1003", "11/06/2026", "open"],
    ],
  );
});

test.each([
  { claimNumber: "CLM-1011", contactId: "CNT-1011", is: "the current user, on the third page" },
  {
    claimNumber: "CLM-1003",
    contactId: "CNT-1003",
    is: "the insured, when no one is the current user",
  },
  {
    claimNumber: "CLM-3002",
    contactId: "CNT-3002",
    is: "the first, when no one is insured either",
  },
])("the member on $claimNumber is $is", async ({ claimNumber, contactId }) => {
  expect(await client.call(memberContactId, { claimNumber })).toBe(contactId);
});

test("a third party gets no coverage, no deductible and no amount authorized, though they are sent", async () => {
  for (const number of ["2001", "2002", "2003"]) {
    const contactId = `CNT-${number}`;
    const report = await client.call(reportDetails, {
      claimNumber: `CLM-${number}`,
      isThirdParty: true,
      contactId,
    });

    expect(report).toMatchObject({ coverageInfo: [], subCoverageInfo: [], hasVanishing: false });
    expect(JSON.stringify(report)).not.toMatch(/\$|deductible|authorized/i);
  }
});

test("a third party without a contact id gets nothing at all", async () => {
  await expect(
    client.call(reportDetails, { claimNumber: "CLM-2001", isThirdParty: true }),
  ).rejects.toMatchObject({ code: "configuration" });
});
