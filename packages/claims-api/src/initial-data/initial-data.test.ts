import { describe, expect, test, vi } from "vitest";
import {
  claimSearch,
  claimSummary,
  type ClaimsClientOptions,
  createClaimsClient,
  payoutDetails,
  reportDetails,
  timelines,
} from "../index.ts";
import { readInitialData } from "../initial-data.ts";
import { prefetchClaim, prefetchClaims, serializeInitialData } from "../server.ts";

// Guide: docs/guides/server-rendering.md

const claim = { claimNumber: "CLM-1", contactId: "CNT-1" };
const inEnglish = { locale: "en-US" };
const REPORT = { incidentType: "Hail", incidentDate: "2026-11-20T23:30:00Z" };

type Answers = Readonly<Record<string, unknown>>;

/** Options of a client over a service that answers each call by the first part of its path. */
function optionsOver(answers: Answers, options: Partial<ClaimsClientOptions> = {}) {
  const sent: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(request);
    const path = new URL(request.url).pathname;
    const [, answer] = Object.entries(answers).find(([part]) => path.includes(part)) ?? [];
    return answer === undefined ? new Response(null, { status: 403 }) : Response.json(answer);
  };
  const base = { environment: "test", baseUrl: "https://internal.test", clientId: "server-site" };
  const getAccessToken = (): string => "secret-token";
  const all: ClaimsClientOptions = {
    ...base,
    environment: "test",
    getAccessToken,
    subject: "user-1",
    fetch,
    retry: { retries: 0 },
    ...options,
  };
  return { sent, options: all };
}

/** A client of a page, with what a server has handed over, over a service that answers nothing. */
function pageWith(data: unknown, options: Partial<ClaimsClientOptions> = {}) {
  const service = optionsOver({}, { baseUrl: "https://public.test", clientId: "site", ...options });
  const client = createClaimsClient({ ...service.options, initialData: readInitialData(data) });
  return { client, sent: service.sent };
}

async function prefetched(answers: Answers = { "report-details": REPORT }) {
  return prefetchClaim(optionsOver(answers).options, claim);
}

test("hands over the responses of a claim without a token, a URL, a client id or a subject", async () => {
  const json = serializeInitialData(await prefetched());

  expect(JSON.parse(json)).toMatchObject({ answers: [{ call: "reportDetails", wire: REPORT }] });
  for (const secret of ["secret-token", "internal.test", "server-site", "user-1"]) {
    expect(json).not.toContain(secret);
  }
});

test("a page has the handed-over result at once, and requests neither it nor a token", async () => {
  const getAccessToken = vi.fn(() => "another-token");
  const { client, sent } = pageWith(await prefetched(), { getAccessToken });

  const prepared = client.prepare(reportDetails, claim, inEnglish);

  expect(prepared.initial?.first()?.data).toMatchObject({ incidentType: "Hail" });
  expect(prepared.initial?.isFresh()).toBe(true);
  await expect(prepared.load()).resolves.toMatchObject({ source: "cache" });
  expect(sent).toEqual([]);
  expect(getAccessToken).not.toHaveBeenCalled();
});

test("a call that failed on the server is requested on the page", async () => {
  const { client, sent } = pageWith(await prefetched());

  await expect(client.call(claimSummary, claim, inEnglish)).rejects.toThrow();

  expect(sent.map(({ url }) => url)).toEqual(["https://public.test/claim-summaries/CLM-1"]);
});

test.each([
  { what: "another claim", input: { ...claim, claimNumber: "CLM-2" }, locale: "en-US" },
  { what: "another persona", input: { ...claim, isThirdParty: true as const }, locale: "en-US" },
  { what: "another language", input: claim, locale: "es-US" },
])("is not used for $what", async ({ input, locale }) => {
  const { client } = pageWith(await prefetched());

  expect(client.prepare(reportDetails, input, { locale }).initial?.first()).toBeUndefined();
});

test.each<{ whose: string; options: Partial<ClaimsClientOptions> }>([
  { whose: "another subject", options: { subject: "user-2" } },
  { whose: "another token", options: { subject: undefined, getAccessToken: () => "token" } },
])("is not shown to $whose in a browser", async ({ options }) => {
  const data = await prefetched();
  vi.stubGlobal("document", {});
  const { client } = pageWith(data, options);

  expect(client.prepare(reportDetails, claim, inEnglish).initial?.first()).toBeUndefined();
  vi.unstubAllGlobals();
});

test("is dropped when a token that takes time is another user's", async () => {
  const data = await prefetched();
  vi.stubGlobal("document", {});
  const options = { subject: undefined, getAccessToken: async () => "token" };
  const { client } = pageWith(data, options);
  const prepared = client.prepare(reportDetails, claim, inEnglish);

  await client.checkUser();

  expect(prepared.initial?.first()).toBeUndefined();
  expect(await prepared.previous()).toBeUndefined();
  vi.unstubAllGlobals();
});

test("hydration still has what was invalidated, but not after a logout", async () => {
  const { client } = pageWith(await prefetched());

  client.invalidate();
  const prepared = client.prepare(reportDetails, claim, inEnglish);
  expect(prepared.initial?.first()?.data).toMatchObject({ incidentType: "Hail" });
  expect(prepared.initial?.isFresh()).toBe(false);

  client.clear();
  expect(prepared.initial?.first()).toBeUndefined();
});

test.each([
  { age: "29 s", ms: 29_000, isFresh: true },
  { age: "31 s", ms: 31_000, isFresh: false },
  { age: "a day, by a server's wrong clock", ms: 86_400_000, isFresh: false },
  { age: "minus a day, by a server's wrong clock", ms: -86_400_000, isFresh: false },
])("of an age of $age: fresh is $isFresh, and it is shown", async ({ ms, isFresh }) => {
  const data = { ...(await prefetched()), time: Date.now() - ms };
  const prepared = pageWith(data).client.prepare(reportDetails, claim, inEnglish);

  expect(prepared.initial?.isFresh()).toBe(isFresh);
  expect(prepared.initial?.first()).toBeDefined();
  if (!isFresh) await expect(prepared.load()).rejects.toMatchObject({ code: "forbidden" });
});

test.each([
  { what: "nothing", change: () => undefined },
  { what: "text that is not JSON", change: () => "<html>" },
  { what: "a list", change: () => [] },
  { what: "an earlier version", change: (data: object) => ({ ...data, version: 0 }) },
  { what: "no owner", change: (data: object) => ({ ...data, owner: undefined }) },
  { what: "an unknown time zone", change: (data: object) => ({ ...data, timeZone: "Mars/Base" }) },
  { what: "a day in words", change: (data: object) => ({ ...data, today: "today" }) },
  { what: "answers without a call", change: (data: object) => ({ ...data, answers: [{}] }) },
  { what: "5 MB", change: (data: object) => ({ ...data, rest: "x".repeat(5_000_000) }) },
])("reads no data from $what", async ({ change }) => {
  expect(readInitialData(change(await prefetched()))).toBeUndefined();
});

test("a response that is not as described is requested", async () => {
  const data = await prefetched();
  const [answer] = data.answers;
  const broken = { ...answer, wire: { displayInfo: "none" } };
  const { client } = pageWith({ ...data, answers: [broken] });

  expect(client.prepare(reportDetails, claim, inEnglish).initial?.first()).toBeUndefined();
});

describe("the responses in a page of a server without JavaScript", () => {
  const raw = { subject: "user-1", input: claim, answers: { reportDetails: REPORT } };
  const first = (data: object, input: object = claim): unknown => {
    vi.stubGlobal("document", {});
    const { client } = pageWith(JSON.stringify(data));
    const prepared = client.prepare(reportDetails, input as typeof claim, inEnglish);
    vi.unstubAllGlobals();
    return prepared.initial?.first()?.data;
  };

  test("are shown as if they had been requested", () => {
    expect(first(raw)).toMatchObject({ incidentType: "Hail" });
  });

  test.each([
    { what: "another user", data: { ...raw, subject: "user-2" } },
    { what: "no user", data: { ...raw, subject: undefined } },
    { what: "another claim", data: { ...raw, input: { claimNumber: "CLM-2" } } },
    { what: "another language", data: { ...raw, locale: "es-US" } },
    { what: "a list of answers", data: { ...raw, answers: [REPORT] } },
    { what: "an answer in another form", data: { ...raw, answers: { reportDetails: "none" } } },
  ])("are not used with $what", ({ data }) => {
    expect(first(data)).toBeUndefined();
  });

  test.each([
    { isRedacted: true, shown: "Hail" },
    { isRedacted: false, shown: undefined },
  ])("are shown to a third party if their texts were removed: $isRedacted", (row) => {
    const input = { ...claim, isThirdParty: true };
    const data = { ...raw, input, isRedacted: row.isRedacted };
    expect((first(data, input) as { incidentType?: string } | undefined)?.incidentType).toBe(
      row.shown,
    );
  });
});

test("writes JSON that can't leave its script element", async () => {
  const incidentType = "</script><!--\u2028&amp;";
  const data = await prefetched({ "report-details": { incidentType } });
  const json = serializeInitialData(data);

  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(data)));
});

test("texts that a third party may see by the host's choice are handed over, but no other fields", async () => {
  const payout = { deductible: "$500.00", providerPaidAmount: "$900.00" };
  const { options } = optionsOver(
    { "payout-details": payout },
    { showPolicyFactsToThirdParties: true },
  );

  const json = serializeInitialData(await prefetchClaim(options, { ...claim, isThirdParty: true }));

  expect(json).toContain("$900");
  expect(json).not.toContain("$500");
});

test("an unknown time zone is an error before anything is requested", async () => {
  const { options, sent } = optionsOver({});

  await expect(prefetchClaim(options, { ...claim, timeZone: "No/Where" })).rejects.toThrow(
    RangeError,
  );
  expect(sent).toEqual([]);
});

test("a third party's data has nothing of the policy, and is not used unless the server has removed it", async () => {
  const payout = { isThirdParty: true, deductible: "$500.00", providerPaidAmount: "$900.00" };
  const theirs = { ...claim, isThirdParty: true as const };
  const { options } = optionsOver({ "payout-details": payout });
  const data = await prefetchClaim(options, theirs);

  expect(JSON.stringify(data)).not.toContain("$500");
  const of = (given: unknown) =>
    pageWith(given).client.prepare(payoutDetails, theirs, inEnglish).initial?.first()?.data;
  expect(of(data)).toMatchObject({ providerPaidAmount: "$900.00", deductible: undefined });
  const [answer] = data.answers;
  expect(of({ ...data, answers: [{ ...answer, wire: payout, isRedacted: false }] })).toBe(
    undefined,
  );
  expect(of({ ...data, answers: [{ ...answer, wire: payout }] })).toMatchObject({
    deductible: undefined,
  });
});

test("a timeline without a contact is handed over without the contacts of the claim", async () => {
  const { options } = optionsOver({
    timelines: { timelineCategories: [{ categoryName: "REPORT", status: "complete" }] },
    "claim-contacts": {
      claimContacts: [
        { contactId: "CNT-1", isCurrentUser: true },
        { contactId: "CNT-2", displayName: "Somebody else" },
      ],
    },
  });
  const data = await prefetchClaim(options, { claimNumber: "CLM-1" });

  expect(JSON.stringify(data)).not.toContain("CNT-2");
  const { client } = pageWith(data);
  const timeline = client.prepare(timelines, { claimNumber: "CLM-1" }, inEnglish).initial?.first();
  expect(timeline?.data.categories[0]).toMatchObject({ status: "complete" });
});

test("the first render has dates in the handed-over time zone, the next one in the reader's", async () => {
  const search = {
    claimSummaries: [{ claimNumber: "CLM-1", claimState: "open", lossDate: "2026-11-20T23:30Z" }],
  };
  const { options } = optionsOver({ "claims/search": search });
  const timeZone = "Pacific/Kiritimati";
  const data = await prefetchClaims(options, { policyNumber: "POL-1", timeZone });
  const { client } = pageWith(data);

  const prepared = client.prepare(claimSearch, { policyNumber: "POL-1" }, inEnglish);
  const first = prepared.initial?.first();
  const next = await prepared.previous();

  expect(first?.data.claims[0]?.formattedDate).toBe("11/21/2026");
  expect(next?.data.claims[0]?.formattedDate).not.toBe("11/21/2026");
});

test("two users in one call of the server end it, as one of them would read the other's data", async () => {
  const jwtOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`;
  const getAccessToken = ({ reason }: { reason: string }) =>
    jwtOf(reason === "initial" ? "user-1" : "user-2");
  const { options } = optionsOver({}, { subject: undefined, getAccessToken });
  const fetch: typeof globalThis.fetch = async (_input, init) =>
    new Headers(init?.headers).get("Authorization") === `Bearer ${jwtOf("user-2")}`
      ? Response.json(REPORT)
      : new Response(null, { status: 401 });

  const { answers } = await prefetchClaim({ ...options, fetch }, claim);

  expect(answers).toEqual([]);
});
