import { afterEach, expect, test, vi } from "vitest";
import {
  type ClaimsClient,
  type ClaimsClientOptions,
  claimSummary,
  createClaimsClient,
  reportDetails,
} from "./index.ts";
import { preloadClaim } from "./preload.ts";
import { endPreloads } from "./request/preloaded.ts";

afterEach(endPreloads);

const claim = { claimNumber: "CLM-1", contactId: "CNT-1" };
const inEnglish = { locale: "en-US" };

/** Starts the calls of a claim over a stub of `fetch`, and creates a client that uses them. */
function preload(getAccessToken: ClaimsClientOptions["getAccessToken"] = () => "token") {
  const sent: Request[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const ids: string[] = [];
  const options: ClaimsClientOptions = {
    environment: "test",
    baseUrl: "http://localhost",
    clientId: "test",
    getAccessToken,
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      signals.push(init?.signal);
      return Response.json({ claimNumber: "CLM-1", incidentType: "Hail" });
    },
    onRequest: ({ messageId }) => ids.push(messageId),
  };
  const fetch = preloadClaim(options, claim);
  const again = () => preloadClaim(options, claim);
  return { client: createClaimsClient({ ...options, fetch }), sent, ids, signals, again, fetch };
}

const pathOf = ({ url }: Request): string => new URL(url).pathname;

test("starts every call of a claim page at once", async () => {
  const { sent } = preload();

  await expect
    .poll(() => sent.map(pathOf))
    .toEqual([
      "/claim-summaries/CLM-1",
      "/repairs-details/CLM-1",
      "/report-details/CLM-1",
      "/services-details/CLM-1",
      "/payout-details/CLM-1",
      "/close-details/CLM-1",
      "/claims/CLM-1/timelines/CNT-1",
    ]);
});

test("the first request of the client uses the response that is on its way, the second one is sent", async () => {
  const { client, sent, ids } = preload();
  await expect.poll(() => sent).toHaveLength(7);
  const [early] = sent;

  expect(await client.call(claimSummary, claim, inEnglish)).toMatchObject({ claimNumber: "CLM-1" });
  expect(sent).toHaveLength(7);
  expect(ids).toEqual([early?.headers.get("X-Message-Id")]);

  await client.call(claimSummary, claim, inEnglish);
  const late = sent[7];
  expect(sent).toHaveLength(8);
  // Except for the id, it is the same request.
  const headersOf = (request: Request | undefined) =>
    [...(request?.headers ?? [])].filter(([name]) => name !== "x-message-id");
  expect(headersOf(late)).toEqual(headersOf(early));
  expect(late?.url).toBe(early?.url);
});

test.each([
  { case: "another language", options: { locale: "es-US" } },
  { case: "no language", options: {} },
])("a request in $case is sent", async ({ options }) => {
  const { client, sent } = preload();
  await expect.poll(() => sent).toHaveLength(7);

  await client.call(reportDetails, claim, options);

  expect(sent).toHaveLength(8);
});

test("a request to another server is sent to that server", async () => {
  const { client, sent } = preload();
  await expect.poll(() => sent).toHaveLength(7);

  await client.withServer("7").call(claimSummary, claim, inEnglish);

  expect(sent).toHaveLength(8);
  expect(sent[7]?.headers.get("X-Server-Id")).toBe("7");
});

test("a request with another token is sent, so that nobody sees another user's claim", async () => {
  const tokens = ["first", "second"];
  const { client, sent } = preload(() => tokens.shift() ?? "");
  await expect.poll(() => sent).toHaveLength(7);

  await client.call(claimSummary, claim, inEnglish);

  expect(sent.map(({ headers }) => headers.get("Authorization"))).toEqual([
    ...Array.from({ length: 7 }, () => "Bearer first"),
    "Bearer second",
  ]);
});

test("a response that nobody has used in 30 s is requested again", async () => {
  vi.useFakeTimers();
  const { client, sent } = preload();
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();

  await client.call(claimSummary, claim, inEnglish);

  expect(sent).toHaveLength(8);
});

test.each([
  { after: "an invalidation", act: (client: ClaimsClient) => client.invalidate() },
  { after: "the end of the session", act: (client: ClaimsClient) => client.clear() },
])("a response that was requested before $after is not used", async ({ act }) => {
  const { client, sent } = preload();
  await expect.poll(() => sent).toHaveLength(7);
  act(client);

  await client.call(claimSummary, claim, inEnglish);

  expect(sent).toHaveLength(8);
});

test("called again, it sends nothing again, until what it has sent is dropped", async () => {
  const { client, sent, again, fetch } = preload();

  expect(again()).toBe(fetch);
  await expect.poll(() => sent).toHaveLength(7);
  await client.call(claimSummary, claim, inEnglish);
  expect(sent).toHaveLength(7);
  client.clear();
  expect(again()).not.toBe(fetch);
  await expect.poll(() => sent).toHaveLength(14);
});

test("the end of the session aborts its requests, and those that wait for a token", async () => {
  const { client, sent, signals } = preload();
  await expect.poll(() => sent).toHaveLength(7);
  client.clear();
  expect(signals.map((signal) => signal?.aborted)).toEqual(sent.map(() => true));

  let sendToken: (token: string) => void = () => undefined;
  const waiting = preload(() => new Promise((resolve) => (sendToken = resolve)));
  // A host may wrap the function, and any client ends the session.
  client.clear();
  sendToken("token");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(waiting.sent).toEqual([]);
});

test("if there was no token, the client requests one itself", async () => {
  const getAccessToken = vi.fn<() => Promise<string>>(async () => "token");
  getAccessToken.mockRejectedValueOnce(new Error("not yet"));
  const { client, sent } = preload(getAccessToken);

  await client.call(claimSummary, claim, inEnglish);

  expect(sent.map(pathOf)).toEqual(["/claim-summaries/CLM-1"]);
});
