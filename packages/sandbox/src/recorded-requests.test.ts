import {
  adjusterInfo,
  adjusterSummaries,
  allClaimContacts,
  associateClaimSummary,
  claimContacts,
  type ClaimsClient,
  claimSearch,
  claimSearchByQuery,
  claimSummary,
  closeDetails,
  contactTimelines,
  contactUs,
  faqs,
  faqSearch,
  locationSuggest,
  payoutDetails,
  repairFacilitiesSearch,
  repairsDetails,
  reportDetails,
  servicesDetails,
} from "@claimkit/claims-api";
import { documentContent } from "@claimkit/claims-api/documents";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { clientFor } from "../testing/client-for.ts";
import { type Recorder, startRecorder } from "../testing/recorder.ts";

let recorder: Recorder;

beforeEach(async () => {
  recorder = await startRecorder();
});

afterEach(() => recorder.close());

const member = { claimNumber: "CLM-1001" };
const thirdParty = { claimNumber: "CLM-2001", isThirdParty: true, contactId: "CNT-2001" };

interface RecordedCall {
  row: string;
  send: (client: ClaimsClient) => Promise<unknown>;
  method: "GET" | "POST";
  path: string;
  query: Readonly<Record<string, string>>;
  body?: object | ((environment: string) => object);
  headers?: Readonly<Record<string, string>>;
}

/** The sections whose requests identify a third party. */
const sections = [
  { path: "payout-details", source: payoutDetails },
  { path: "services-details", source: servicesDetails },
  { path: "repairs-details", source: repairsDetails },
].flatMap(({ path, source }): RecordedCall[] => [
  {
    row: `GET ${path}/{claimNumber}, member`,
    send: (client) => client.call<typeof member, unknown>(source, member),
    method: "GET",
    path: `/${path}/CLM-1001`,
    query: {},
  },
  {
    row: `GET ${path}/{claimNumber}: isThirdParty, contactId when third party`,
    send: (client) => client.call<typeof thirdParty, unknown>(source, thirdParty),
    method: "GET",
    path: `/${path}/CLM-2001`,
    query: { isThirdParty: "true", contactId: "CNT-2001" },
  },
]);

/** The sections whose requests are the same for a third party. */
const shared = [
  { path: "contact-us", source: contactUs },
  { path: "close-details", source: closeDetails },
].flatMap(({ path, source }) =>
  [member, thirdParty].map((claim): RecordedCall => ({
    row: `GET ${path}/${claim.claimNumber}: none`,
    send: (client) => client.call<typeof claim, unknown>(source, claim),
    method: "GET",
    path: `/${path}/${claim.claimNumber}`,
    query: {},
  })),
);

/** The rows of docs/reference/api.md#calls. */
const calls: RecordedCall[] = [
  ...sections,
  ...shared,
  {
    row: "GET claims/{claimNumber}/timelines/{contactId}: query claim_number, contact_id",
    send: (client) =>
      client.call(contactTimelines, { claimNumber: "CLM-1001", contactId: "CNT-1001" }),
    method: "GET",
    path: "/claims/CLM-1001/timelines/CNT-1001",
    query: { claim_number: "CLM-1001", contact_id: "CNT-1001" },
  },
  {
    row: "GET faqs: query claimNumber, contactId, isThirdParty",
    send: (client) => client.call(faqs, thirdParty),
    method: "GET",
    path: "/faqs",
    query: { claimNumber: "CLM-2001", contactId: "CNT-2001", isThirdParty: "true" },
  },
  {
    row: "POST faqs/search: body category, claimNumber, contactId",
    send: (client) => client.call(faqSearch, { ...member, category: "REPAIRS" }),
    method: "POST",
    path: "/faqs/search",
    query: {},
    body: { category: "REPAIRS", claimNumber: "CLM-1001" },
  },
  {
    row: "POST faqs/search: CLOSE is queried as PAYOUT",
    send: (client) => client.call(faqSearch, { ...thirdParty, category: "CLOSE" }),
    method: "POST",
    path: "/faqs/search",
    query: {},
    body: { category: "PAYOUT", claimNumber: "CLM-2001", contactId: "CNT-2001" },
  },
  {
    row: "POST repair-facilities/search: body environment, radius 25, country US, manufacturedCertified Yes, isSpecialtyVehicle No, addressLine1, city, state, zipCode",
    send: (client) =>
      client.call(repairFacilitiesSearch, {
        addressLine1: "600 W Chicago Ave",
        city: "Chicago",
        state: "IL",
        zipCode: "60654",
      }),
    method: "POST",
    path: "/repair-facilities/search",
    query: {},
    body: (environment) => ({
      environment,
      radius: 25,
      country: "US",
      manufacturedCertified: "Yes",
      isSpecialtyVehicle: "No",
      addressLine1: "600 W Chicago Ave",
      city: "Chicago",
      state: "IL",
      zipCode: "60654",
    }),
  },
  {
    row: "GET location suggest: query text",
    send: (client) => client.call(locationSuggest, { text: "600 W" }),
    method: "GET",
    path: "/rating/location/v1/suggest",
    query: { text: "600 W" },
  },
  {
    row: "GET adjuster info by claimNumber",
    send: (client) => client.call(adjusterInfo, { claimNumber: "CLM-1001" }),
    method: "GET",
    path: "/adjuster-info/CLM-1001",
    query: {},
  },
  {
    row: "GET claims/{claimNumber}/adjuster-summaries",
    send: (client) => client.call(adjusterSummaries, { claimNumber: "CLM-1001" }),
    method: "GET",
    path: "/claims/CLM-1001/adjuster-summaries",
    query: {},
  },
  {
    row: "GET claims/search",
    send: (client) => client.call(claimSearchByQuery, { policyNumber: "POL-100" }),
    method: "GET",
    path: "/claims/search",
    query: { policyNumber: "POL-100" },
  },
  {
    row: "GET documents/{documentPublicID}/content: its token in a header",
    send: (client) =>
      client.call(documentContent, { documentPublicID: "EST-1", accessToken: "its-own" }),
    method: "GET",
    path: "/documents/EST-1/content",
    query: {},
    headers: { "x-document-token": "its-own" },
  },
  {
    row: "POST claim search: body policyNumber, assignmentFilter",
    send: (client: ClaimsClient) => client.call(claimSearch, { policyNumber: "POL-100" }),
    method: "POST",
    path: "/claims/search",
    query: {},
    body: { policyNumber: "POL-100", assignmentFilter: false },
  },
  {
    row: "GET claim-summaries/{claimNumber}, member",
    send: (client: ClaimsClient) => client.call(claimSummary, member),
    method: "GET",
    path: "/claim-summaries/CLM-1001",
    query: {},
  },
  {
    row: "GET claim-summaries/{claimNumber}, optional isThirdParty, contactId",
    send: (client: ClaimsClient) => client.call(claimSummary, thirdParty),
    method: "GET",
    path: "/claim-summaries/CLM-2001",
    query: { isThirdParty: "true", contactId: "CNT-2001" },
  },
  {
    row: "GET associate-claim-summaries/claim/{claimNumber}/contact-id/{contactId}",
    send: (client: ClaimsClient) =>
      client.call(associateClaimSummary, { claimNumber: "CLM-1001", contactId: "CNT-1001" }),
    method: "GET",
    path: "/associate-claim-summaries/claim/CLM-1001/contact-id/CNT-1001",
    query: {},
  },
  {
    row: "GET claims/{claimNumber}/claim-contacts: query limit=30, offset",
    send: (client: ClaimsClient) =>
      client.call(claimContacts, { claimNumber: "CLM-1011", offset: 60 }),
    method: "GET",
    path: "/claims/CLM-1011/claim-contacts",
    query: { limit: "30", offset: "60" },
  },
  {
    row: "GET report-details/{claimNumber}, member",
    send: (client: ClaimsClient) => client.call(reportDetails, member),
    method: "GET",
    path: "/report-details/CLM-1001",
    query: {},
  },
  {
    row: "GET report-details/{claimNumber}: isThirdParty, contactId when third party",
    send: (client: ClaimsClient) => client.call(reportDetails, thirdParty),
    method: "GET",
    path: "/report-details/CLM-2001",
    query: { isThirdParty: "true", contactId: "CNT-2001" },
  },
];

/** See docs/reference/api.md#headers. */
const environments = [
  { environment: "prod", serverId: undefined, sent: {} },
  { environment: "prod", serverId: "7", sent: { "x-server-id": "7" } },
  { environment: "stage", serverId: undefined, sent: {} },
  { environment: "stage", serverId: "7", sent: { "x-server-id": "7" } },
  { environment: "breakfix", serverId: undefined, sent: { "x-server-env": "BF" } },
  { environment: "breakfix", serverId: "7", sent: { "x-server-env": "BF", "x-server-id": "7" } },
  { environment: "pt", serverId: undefined, sent: { "x-server-env": "PT" } },
  { environment: "pt", serverId: "7", sent: { "x-server-env": "PT", "x-server-id": "7" } },
  { environment: "dev", serverId: undefined, sent: { "x-server-id": "9" } },
  { environment: "dev", serverId: "7", sent: { "x-server-id": "7" } },
] as const;

/** Headers that Node's `fetch` adds. */
const TRANSPORT_HEADERS = new Set([
  "host",
  "connection",
  "accept",
  "accept-encoding",
  "accept-language",
  "content-length",
  "sec-fetch-mode",
  "user-agent",
  "cache-control",
  "pragma",
]);

describe.each(environments)(
  "in $environment with the server id $serverId",
  ({ environment, serverId, sent }) => {
    test.each(calls)("$row", async ({ send, method, path, query, body, headers: extra }) => {
      await send(clientFor(recorder.baseUrl, { environment, serverId, clientId: "widgets" }));

      expect(recorder.requests).toHaveLength(1);
      const [{ headers, ...request }] = recorder.requests as [(typeof recorder.requests)[0]];
      const sentBody = typeof body === "function" ? body(environment) : body;
      expect(request).toEqual({ method, path, query, body: JSON.stringify(sentBody) ?? "" });
      expect(
        Object.fromEntries(
          Object.entries(headers).filter(([name]) => !TRANSPORT_HEADERS.has(name)),
        ),
      ).toEqual({
        client_id: "widgets",
        "x-message-id": expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
        "content-type": "application/json",
        authorization: "Bearer sandbox-token",
        ...sent,
        ...extra,
      });
    });
  },
);

test("a client for another server sends that server's id and otherwise the same headers", async () => {
  const client = clientFor(recorder.baseUrl, { environment: "pt", serverId: "7" });
  await client.withServer("12").call(reportDetails, member);

  expect(recorder.requests[0]?.headers).toMatchObject({
    "x-server-id": "12",
    "x-server-env": "PT",
  });
});

test("all attempts of a call have the same message id, and the next call has a new one", async () => {
  let requestCount = 0;
  await recorder.close();
  recorder = await startRecorder((response) => {
    requestCount += 1;
    response.statusCode = requestCount % 2 === 1 ? 500 : 200;
    response.end('{"vehicle":"2024 Subaru Outback","status":"open"}');
  });
  const client = clientFor(recorder.baseUrl);
  await client.call(claimSummary, member);
  await client.call(claimSummary, member);

  const [first, firstRetry, second, secondRetry] = recorder.requests.map(
    ({ headers }) => headers["x-message-id"],
  );
  expect(firstRetry).toBe(first);
  expect(secondRetry).toBe(second);
  expect(second).not.toBe(first);
});

test("paths are appended to the path of the base URL", async () => {
  await clientFor(`${recorder.baseUrl}/claims-api/v1/`).call(claimSummary, member);

  expect(recorder.requests[0]?.path).toBe("/claims-api/v1/claim-summaries/CLM-1001");
});

test("header names can be changed", async () => {
  const headerNames = {
    clientId: "X-Client",
    messageId: "X-Request",
    serverId: "X-Node",
    serverEnv: "X-Stage",
  };
  const client = clientFor(recorder.baseUrl, {
    environment: "breakfix",
    serverId: "7",
    headerNames,
  });
  await client.call(claimSummary, member);

  expect(recorder.requests[0]?.headers).toMatchObject({
    "x-client": "test",
    "x-request": expect.any(String),
    "x-node": "7",
    "x-stage": "BF",
  });
  expect(recorder.requests[0]?.headers).not.toHaveProperty("client_id");
});

describe("requests all contacts of a claim page by page", () => {
  test.each([
    {
      until: "the total, if the server sends one",
      contacts: 60,
      total: "60",
      offsets: ["0", "30"],
    },
    {
      until: "a page that is not full",
      contacts: 65,
      total: undefined,
      offsets: ["0", "30", "60"],
    },
    { until: "an empty page", contacts: 30, total: undefined, offsets: ["0", "30"] },
  ])("until $until", async ({ contacts, total, offsets }) => {
    await recorder.close();
    recorder = await startRecorder((response) => {
      const offset = Number(recorder.requests.at(-1)?.query["offset"]);
      const length = Math.min(30, contacts - offset);
      const page = Array.from({ length }, (_, index) => ({ contactId: `${offset + index}` }));
      if (total) response.setHeader("X-Total-Count", total);
      response.end(JSON.stringify({ claimContacts: page }));
    });
    const all = await allClaimContacts(clientFor(recorder.baseUrl), member);

    expect(all).toHaveLength(contacts);
    expect(recorder.requests.map(({ query }) => query)).toEqual(
      offsets.map((offset) => ({ limit: "30", offset })),
    );
  });
});

describe("a malicious value", () => {
  test.each([
    { claimNumber: "../../x?y#", path: "/report-details/..%2F..%2Fx%3Fy%23" },
    { claimNumber: "a/b", path: "/report-details/a%2Fb" },
    { claimNumber: "%2e%2e", path: "/report-details/%252e%252e" },
    { claimNumber: "CLM 1;v=2&x", path: "/report-details/CLM%201%3Bv%3D2%26x" },
    { claimNumber: "\\..\\", path: "/report-details/%5C..%5C" },
  ])("$claimNumber stays in its path segment", async ({ claimNumber, path }) => {
    await clientFor(recorder.baseUrl).call(reportDetails, { claimNumber });

    expect(recorder.requests[0]).toMatchObject({ path, query: {} });
  });

  test("stays in its query parameter", async () => {
    await clientFor(recorder.baseUrl).call(reportDetails, {
      ...thirdParty,
      contactId: "1&isThirdParty=false#",
    });

    expect(recorder.requests[0]?.query).toEqual({
      isThirdParty: "true",
      contactId: "1&isThirdParty=false#",
    });
  });
});

describe("invalid input is a configuration error and sends nothing", () => {
  test.each([
    {
      input: "an empty claim number",
      send: (client: ClaimsClient) => client.call(reportDetails, { claimNumber: "" }),
    },
    {
      input: "a blank claim number",
      send: (client: ClaimsClient) => client.call(claimSummary, { claimNumber: " " }),
    },
    {
      input: "the claim number ..",
      send: (client: ClaimsClient) => client.call(claimSummary, { claimNumber: ".." }),
    },
    {
      input: "the claim number .",
      send: (client: ClaimsClient) => client.call(claimSummary, { claimNumber: "." }),
    },
    {
      input: "half of a surrogate pair",
      send: (client: ClaimsClient) => client.call(reportDetails, { claimNumber: "\uD800" }),
    },
    {
      input: "an empty policy number",
      send: (client: ClaimsClient) => client.call(claimSearch, { policyNumber: "" }),
    },
    {
      input: "a third party without a contact id",
      send: (client: ClaimsClient) =>
        // @ts-expect-error JavaScript callers can leave out the contact.
        client.call(reportDetails, { claimNumber: "CLM-2001", isThirdParty: true }),
    },
    {
      input: "an associate without a contact id",
      send: (client: ClaimsClient) =>
        client.call(associateClaimSummary, { claimNumber: "CLM-1001", contactId: "" }),
    },
  ])("$input", async ({ send }) => {
    await expect(send(clientFor(recorder.baseUrl))).rejects.toMatchObject({
      code: "configuration",
      attempts: 0,
    });
    expect(recorder.requests).toEqual([]);
  });
});
