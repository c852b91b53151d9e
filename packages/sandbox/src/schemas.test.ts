import {
  allClaimContacts,
  associateClaimSummary,
  claimSearch,
  claimSearchByQuery,
  claimSummary,
  closeDetails,
  contactUs,
  adjusterInfo,
  adjusterSummaries,
  faqs,
  faqSearch,
  locationSuggest,
  memberContactId,
  payoutDetails,
  repairFacilitiesSearch,
  repairsDetails,
  reportDetails,
  servicesDetails,
  timelines,
} from "@claimkit/claims-api";
import { claimDocument } from "@claimkit/claims-api/documents";
import { endpoints } from "@claimkit/claims-api/endpoints";
import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { clientFor } from "../testing/client-for.ts";
import {
  faultlessSandbox,
  generalQuestions,
  put,
  questionsAbout,
} from "../testing/every-answer.ts";
import { daysFrom } from "./calendar.ts";
import { callNames } from "./routes.ts";
import { claims as seed } from "./seed.ts";

const sandbox = faultlessSandbox();
const client = clientFor("https://claims.example.com", { fetch: sandbox.fetch });

const claims = seed.map((dated) => dated(daysFrom(new Date())));

test("has every call of the client, by the same name, method and path", () => {
  expect(callNames.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test.each(generalQuestions())(
  "the answer to $path passes the schema of $call",
  async (question) => {
    const answer = await put(sandbox, question);
    const sent: unknown = question.call === "document" ? await answer.blob() : await answer.json();

    expect(safeParse(endpoints[question.call].response, sent)).toMatchObject({ success: true });
  },
);

describe.each(claims)("on $claimNumber", (claim) => {
  const { claimNumber, policyNumber, persona, contacts, documents } = claim;
  const isThirdParty = persona === "third-party";
  const contactId =
    contacts.find((contact) => !isThirdParty || contact.isThirdParty)?.contactId ?? "";
  const ref = { claimNumber, isThirdParty, contactId };

  test.each(questionsAbout(claim))("the answer of $call passes its schema", async (question) => {
    const answer = await put(sandbox, question);
    if (EMPTY.has(question.path)) {
      expect([204, 404]).toContain(answer.status);
      return;
    }
    const { success, issues } = safeParse(endpoints[question.call].response, await answer.json());

    expect({ status: answer.status, success, issues }).toEqual({
      status: 200,
      success: true,
      issues: undefined,
    });
  });

  test("the client reads every answer, and warns of nothing but what is unknown", async () => {
    const loads = await Promise.all([
      client.load(claimSearch, { policyNumber }),
      client.load(claimSearchByQuery, { policyNumber }),
      client.load(claimSummary, ref),
      client.load(associateClaimSummary, { claimNumber, contactId }),
      client.load(timelines, ref),
      client.load(reportDetails, ref),
      client.load(servicesDetails, ref),
      client.load(repairsDetails, ref),
      client.load(payoutDetails, ref),
      client.load(closeDetails, ref),
      client.load(contactUs, ref),
      client.load(adjusterInfo, { claimNumber }),
      client.load(adjusterSummaries, { claimNumber }),
    ]);

    const codes = new Set(loads.flatMap(({ warnings }) => warnings.map(({ code }) => code)));
    // The sandbox sends the member's coverages to third parties on purpose.
    if (isThirdParty) codes.delete("item_dropped");
    expect(codes).toEqual(
      new Set(claimNumber === "CLM-3002" ? ["unknown_status", "unknown_scenario"] : []),
    );
  });

  test("all contacts are read, page after page", async () => {
    const all = await allClaimContacts(client, { claimNumber });

    expect(all.map((contact) => contact.contactId)).toEqual(
      contacts.map((contact) => contact.contactId),
    );
  });

  test("a member reads all documents, a third party none", async () => {
    for (const { id: documentPublicID } of documents) {
      const document = client.call(claimDocument, { ...ref, documentPublicID });
      if (isThirdParty) await expect(document).rejects.toMatchObject({ code: "document" });
      else expect((await (await document).text()).slice(0, 5)).toBe("%PDF-");
    }
  });
});

/** What is answered without a body that a schema could be asked about. */
const EMPTY = new Set([
  "payout-details/CLM-3001",
  "claims/CLM-3001/timelines/CNT-3001?claim_number=CLM-3001&contact_id=CNT-3001",
]);

describe("what belongs to no claim", () => {
  test("the popular questions are four, in order, each once", async () => {
    const ids = async (category: "REPORT" | "SERVICES" | "CLOSE"): Promise<string[]> =>
      (await client.call(faqSearch, { category })).faqs.map(({ faqId }) => faqId);

    expect(await ids("REPORT")).toEqual(["RPT-01", "RPT-02", "RPT-03", "RPT-04"]);
    expect(await ids("SERVICES")).toEqual(["SVC-01", "SVC-02", "SVC-03", "SVC-04"]);
    expect(await ids("CLOSE")).toEqual(["PAY-01", "PAY-02", "PAY-03", "PAY-04"]);
  });

  test("of all questions there are 47, as one comes twice", async () => {
    const { data, warnings } = await client.load(faqs, {});

    expect(warnings).toEqual([]);
    expect(data.faqs).toHaveLength(47);
  });

  test("shops come sorted by their distance, which is a number", async () => {
    const { participants, searchCenter } = await client.call(repairFacilitiesSearch, {
      addressLine1: "",
      city: "",
      state: "",
      zipCode: "43215",
    });

    expect(participants.map(({ proximateDistance }) => proximateDistance)).toEqual(
      participants
        .map(({ proximateDistance }) => proximateDistance)
        .toSorted((a = 0, b = 0) => a - b),
    );
    expect(participants[0]?.proximateDistance).toBe(0.04);
    expect(searchCenter).toEqual({ latitude: 39.97, longitude: -83 });
  });

  test("suggestions are ten at most, in the United States", async () => {
    const { suggestions } = await client.call(locationSuggest, { text: "Boston" });

    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(10);
    expect(suggestions.every(({ text }) => text.endsWith("USA"))).toBe(true);
  });

  test("an expired token of a document is renewed once, by itself", async () => {
    const calls: string[] = [];
    const observed = clientFor("https://claims.example.com", { fetch: sandbox.fetch });
    observed.observe(
      (event) => event.type === "request" && calls.push(`${event.call} ${event.status}`),
    );
    await observed.call(claimDocument, { claimNumber: "CLM-3003", documentPublicID: "EST-3003-1" });

    expect(calls).toEqual([
      "repairsDetails 200",
      "document 401",
      // A 401 may be about the bearer token: the client tries a fresh one first.
      "document 401",
      "repairsDetails 200",
      "document 200",
    ]);
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
    // @ts-expect-error JavaScript callers can leave out the contact.
    client.call(reportDetails, { claimNumber: "CLM-2001", isThirdParty: true }),
  ).rejects.toMatchObject({ code: "configuration" });
});
