import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientThatAnswers, type SentRequest, status } from "../../testing/client-that-answers.ts";
import { documentContent } from "../documents.ts";
import { type ClaimsClient, claimSummary, contactUs, faqs, reportDetails } from "../index.ts";

const claim = { claimNumber: "CLM-1" };
const thirdParty = { ...claim, isThirdParty: true, contactId: "7" };
const etag = '"v1"';
const hail = { incidentType: "Hail" };

/** An API that knows the version `"v1"` of everything. */
const api = ({ headers }: SentRequest): Response =>
  headers.get("If-None-Match") === etag
    ? status(304, { ETag: etag })
    : Response.json(hail, { headers: { ETag: etag } });

const etagsOf = (sent: readonly SentRequest[]): (string | null)[] =>
  sent.map(({ headers }) => headers.get("If-None-Match"));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an outdated result is valid again after a 304, with its warnings", async () => {
  const bodies = [{ ...hail, coverageInfo: [{}] }];
  const { client, sent } = clientThatAnswers([
    (request: SentRequest) =>
      api(request).status === 304
        ? status(304)
        : Response.json(bodies.pop(), { headers: { ETag: etag } }),
  ]);
  const first = await client.load(reportDetails, claim);
  vi.advanceTimersByTime(600_000);

  expect(await client.load(reportDetails, claim)).toEqual({ ...first, source: "network" });
  expect(await client.load(reportDetails, claim)).toEqual({ ...first, source: "cache" });
  expect(first.warnings).toHaveLength(1);
  expect(etagsOf(sent)).toEqual([null, etag]);
});

test.each([
  { after: "a reload", second: (client: ClaimsClient) => reload(client), sends: etag },
  { after: "clear()", second: (client: ClaimsClient) => (client.clear(), reload(client)) },
  {
    after: "invalidate()",
    second: (client: ClaimsClient) => (client.invalidate(), reload(client)),
  },
  {
    after: "the member's, for a third party",
    second: (client: ClaimsClient) => client.load(reportDetails, thirdParty),
  },
  {
    after: "one contact's, for another",
    first: thirdParty,
    second: (client: ClaimsClient) => client.load(reportDetails, { ...thirdParty, contactId: "8" }),
  },
  {
    after: "another language's",
    second: (client: ClaimsClient) => client.load(reportDetails, claim, { locale: "es-US" }),
  },
  {
    after: "another server's",
    second: (client: ClaimsClient) => client.withServer("2").load(reportDetails, claim),
  },
])("after $after, If-None-Match is $sends", async ({ first = claim, second, sends = null }) => {
  const { client, sent } = clientThatAnswers([api]);
  await client.load(reportDetails, first);
  await second(client);

  expect(etagsOf(sent)).toEqual([null, sends]);
});

test("a result that several URLs share is revalidated by its own only", async () => {
  const { client, sent } = clientThatAnswers([
    (request: SentRequest) =>
      api(request).status === 304 ? status(304) : Response.json([], { headers: { ETag: etag } }),
  ]);
  for (const claimNumber of ["CLM-1", "CLM-2", "CLM-2"]) {
    await client.load(faqs, { claimNumber }, { reload: true });
  }

  expect(etagsOf(sent)).toEqual([null, null, etag]);
});

test("a token that replaces a rejected one may be another user's, so it gets no 304", async () => {
  // In a browser, where one client may have several users in turn.
  vi.stubGlobal("document", {});
  let token = "ada";
  const { client, sent } = clientThatAnswers(
    [
      Response.json(hail, { headers: { ETag: etag } }),
      status(401),
      // A server that gives the same version to everyone.
      ({ headers }: SentRequest) =>
        headers.get("If-None-Match") ? status(304) : { incidentType: "Fire" },
    ],
    {
      subject: undefined,
      getAccessToken: ({ reason }) => (token = reason === "expired" ? "ben" : token),
    },
  );
  await client.load(reportDetails, claim);

  await expect(reload(client)).resolves.toMatchObject({ data: { incidentType: "Fire" } });
  expect(etagsOf(sent)).toEqual([null, etag, null]);
});

test.each([
  {
    case: "whose result was dropped in the meantime",
    reply: (client: ClaimsClient) => () => (client.invalidate(), status(304)),
    next: etag,
  },
  {
    case: "that a preflight rejects",
    reply: () => new TypeError("Failed to fetch"),
    next: null,
  },
])("a request $case is sent once more without the header", async ({ reply, next }) => {
  const replies: unknown[] = [api];
  const { client, sent } = clientThatAnswers(replies, { retry: { retries: 0 } });
  replies.push(reply(client), api);
  await client.load(reportDetails, claim);

  await expect(reload(client)).resolves.toMatchObject({ data: hail });
  await client.load(reportDetails, claim);
  await reload(client);
  expect(etagsOf(sent).slice(0, 3)).toEqual([null, etag, null]);
  expect(etagsOf(sent).at(-1)).toBe(next);
});

test("a rejected preflight is remembered, also if the request then needs another token", async () => {
  const { client, sent } = clientThatAnswers([
    api,
    new TypeError("Failed to fetch"),
    status(401),
    api,
  ]);
  await client.load(reportDetails, claim);
  await reload(client);

  await reload(client);

  expect(etagsOf(sent)).toEqual([null, etag, null, null, null]);
});

test("without a network, the header is tried again later", async () => {
  const offline = new TypeError("Failed to fetch");
  const { client, sent } = clientThatAnswers([api, offline, offline, api], {
    retry: { retries: 0 },
  });
  await client.load(reportDetails, claim);
  await expect(reload(client)).rejects.toMatchObject({ code: "network" });
  await reload(client);

  expect(etagsOf(sent)).toEqual([null, etag, null, etag]);
});

test("a call that is not cached is revalidated, and requested each time", async () => {
  const contacts = { generalClaimQuestions: { email: "adjuster@example.com" } };
  const { client, sent } = clientThatAnswers([
    Response.json(contacts, { headers: { ETag: etag } }),
    status(304),
  ]);
  const first = await client.load(contactUs, claim);

  expect(client.prepare(contactUs, claim).previous()).toBeUndefined();
  expect(await client.load(contactUs, claim)).toEqual(first);
  expect(etagsOf(sent)).toEqual([null, etag]);
});

test.each([
  { case: "without a readable ETag", headers: {}, options: {} },
  { case: "without a cache", headers: { ETag: etag }, options: { cache: false as const } },
])("$case, no request has the header", async ({ headers, options }) => {
  const summary = { vehicle: "2019 Ford" };
  const { client, sent } = clientThatAnswers([Response.json(summary, { headers })], options);
  await client.load(claimSummary, claim);
  await client.load(claimSummary, claim);

  expect(etagsOf(sent)).toEqual([null, null]);
});

test("a document, which may be large, is not kept for a 304", async () => {
  const { client, sent } = clientThatAnswers([new Response("%PDF-", { headers: { ETag: etag } })]);
  const document = { documentPublicID: "EST-1", accessToken: "a-document-token" };
  await client.load(documentContent, document);
  await client.load(documentContent, document);

  expect(etagsOf(sent)).toEqual([null, null]);
});

function reload(client: ClaimsClient) {
  return client.load(reportDetails, claim, { reload: true });
}
