import {
  claimSearch,
  claimSummary,
  type ClientEvent,
  isClaimsError,
  reportDetails,
} from "@claimkit/claims-api";
import { claimDocument } from "@claimkit/claims-api/documents";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { clientFor } from "../testing/client-for.ts";
import { callsWithOwnLimit, claimCalls, everyCall } from "../testing/every-call.ts";
import { startRecorder } from "../testing/recorder.ts";
import { watchUnhandled } from "../testing/unhandled.ts";
import { createSandbox, type Fault, type Sandbox, sandboxToken } from "./index.ts";
import { listen, type RunningServer } from "./listen.ts";
import { callNames } from "./routes.ts";

let sandbox: Sandbox;
let server: RunningServer;
let baseUrl: string;
let unhandled: ReturnType<typeof watchUnhandled>;

beforeAll(() => {
  unhandled = watchUnhandled();
});

beforeEach(async () => {
  sandbox = createSandbox();
  server = await listen(sandbox);
  baseUrl = `http://localhost:${server.port}`;
});

afterEach(() => server.close());

afterAll(async () => {
  expect(await unhandled.stop()).toEqual([]);
});

const claimNumber = "CLM-1001";

interface FailureRow {
  when: string;
  fault: Fault;
  error: Record<string, unknown>;
}

/** Each failure and the resulting error. See docs/reference/api.md#status-handling. */
const failures: FailureRow[] = [
  {
    when: "500",
    fault: { status: 500 },
    error: { code: "server", status: 500, attempts: 3, retryable: true },
  },
  {
    when: "502 with a page",
    fault: { status: 502, body: "html" },
    error: { code: "server", status: 502, attempts: 3 },
  },
  { when: "503", fault: { status: 503 }, error: { code: "server", status: 503, attempts: 3 } },
  { when: "504", fault: { status: 504 }, error: { code: "server", status: 504, attempts: 3 } },
  {
    when: "501",
    fault: { status: 501 },
    error: { code: "server", status: 501, attempts: 1, retryable: false },
  },
  {
    when: "429 without Retry-After",
    fault: { status: 429 },
    error: { code: "rate_limited", status: 429, attempts: 3 },
  },
  {
    when: "429 with a Retry-After beyond the limit",
    fault: { status: 429, retryAfter: 3600 },
    error: { code: "rate_limited", status: 429, attempts: 1, retryAfterMs: 3_600_000 },
  },
  {
    when: "503 with a Retry-After beyond the limit",
    fault: { status: 503, retryAfter: 11 },
    error: { code: "server", status: 503, attempts: 1, retryAfterMs: 11_000 },
  },
  {
    when: "401 twice",
    fault: { status: 401 },
    error: { code: "unauthorized", status: 401, attempts: 2 },
  },
  {
    when: "403",
    fault: { status: 403 },
    error: { code: "forbidden", status: 403, attempts: 1, retryable: false },
  },
  {
    when: "404",
    fault: { status: 404 },
    error: { code: "not_found", status: 404, attempts: 1, retryable: false },
  },
  { when: "400", fault: { status: 400 }, error: { code: "bad_request", status: 400, attempts: 1 } },
  { when: "409", fault: { status: 409 }, error: { code: "bad_request", status: 409, attempts: 1 } },
  { when: "408", fault: { status: 408 }, error: { status: 408, attempts: 3 } },
  { when: "425", fault: { status: 425 }, error: { status: 425, attempts: 3 } },
  {
    when: "a timeout",
    fault: { delayMs: 20_000 },
    error: { code: "timeout", attempts: 3, retryable: true },
  },
  {
    when: "a dropped connection",
    fault: { drop: true },
    error: { code: "network", attempts: 3, retryable: true },
  },
  {
    when: "a wrong shape",
    fault: { body: "wrong-shape" },
    error: { code: "invalid_response", attempts: 1, issuePath: expect.any(String) },
  },
  {
    when: "truncated JSON",
    fault: { body: "truncated" },
    error: { code: "invalid_response", status: 200, attempts: 1 },
  },
  {
    when: "an HTML page with status 200",
    fault: { body: "html" },
    error: { code: "invalid_response", status: 200, attempts: 1 },
  },
];

/** Failures that have other results on some calls. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // A 404 means that the claim has no timeline, which is a valid result.
  timelines: ["404"],
  // These calls have their own timeout.
  locationSuggest: ["a timeout"],
  // The response is not JSON.
  document: ["a timeout", "a wrong shape", "truncated JSON", "an HTML page with status 200"],
};

/** Results of a 204, on the calls that allow one. */
const emptyResults: Readonly<Record<string, object>> = {
  claimSearch: { claims: [] },
  claimSearchByQuery: { claims: [] },
  claimContacts: { claimContacts: [] },
  contactUs: {},
  timelines: { isStatic: true },
  payoutDetails: { paymentDetails: [] },
  adjusterSummaries: { adjusters: [] },
  faqs: { faqs: [] },
  faqSearch: { faqs: [] },
  repairFacilitiesSearch: { participants: [] },
  locationSuggest: { suggestions: [] },
  document: { size: 0 },
};

test("this file tests every call that reads data", () => {
  const reading = callNames.filter((call) => call !== "chooseRepairShop");
  expect(everyCall.map(({ call }) => call).toSorted()).toEqual(reading.toSorted());
});

describe.each(everyCall)("$call", ({ call, send }) => {
  const applicable = failures.filter(({ when }) => !exceptions[call]?.includes(when));

  test.each(applicable)("fails with its own code after $when", async ({ fault, error }) => {
    sandbox.faults.set(call, fault);
    const events: ClientEvent[] = [];
    const client = clientFor(baseUrl, { timeoutMs: fault.delayMs ? 25 : 10_000 });
    client.subscribe((event) => events.push(event));
    const thrown = await send(client).then(
      () => undefined,
      (reason: unknown) => reason,
    );

    expect(isClaimsError(thrown)).toBe(true);
    expect(thrown).toMatchObject({ call, messageId: expect.any(String), ...error });
    expect(events).toHaveLength(Number(error["attempts"]));
    expect(events.at(-1)).toMatchObject({
      call,
      attempt: error["attempts"],
      errorCode: expect.any(String),
    });
  });

  test("treats a 204 as an empty result, or as an invalid response if there is none", async () => {
    sandbox.faults.set(call, { status: 204 });
    const result = send(clientFor(baseUrl));

    if (emptyResults[call]) expect(await result).toMatchObject(emptyResults[call]);
    else
      await expect(result).rejects.toMatchObject({
        code: "invalid_response",
        status: 204,
        attempts: 1,
      });
  });

  test("succeeds after 500, then 200", async () => {
    sandbox.faults.set(call, { status: 500, times: 1 });
    const events: ClientEvent[] = [];
    const client = clientFor(baseUrl);
    client.subscribe((event) => events.push(event));
    await send(client);

    expect(events).toMatchObject([
      { call, attempt: 1, status: 500, errorCode: "server" },
      { call, attempt: 2, status: 200 },
    ]);
    expect(JSON.stringify(events[1])).not.toContain("errorCode");
  });

  test("succeeds after one 401, with a new token", async () => {
    sandbox.faults.set(call, { status: 401, times: 1 });
    const getAccessToken = vi.fn(() => sandboxToken);
    await send(clientFor(baseUrl, { getAccessToken }));

    expect(getAccessToken.mock.calls).toEqual([
      [expect.objectContaining({ reason: "initial" })],
      [expect.objectContaining({ reason: "expired" })],
    ]);
  });

  test("succeeds after 429 with Retry-After, which overrides the client's own delay", async () => {
    sandbox.faults.set(call, { status: 429, retryAfter: 0, times: 1 });
    const anHour = 3_600_000;

    await send(clientFor(baseUrl, { retry: { baseDelayMs: anHour, maxDelayMs: anHour } }));
  });

  test("fails with network if no server is listening", async () => {
    await server.close();

    await expect(send(clientFor(baseUrl))).rejects.toMatchObject({
      code: "network",
      attempts: 3,
      retryable: true,
    });
  });

  test("rejects with the caller's reason when aborted, and emits no event", async () => {
    sandbox.faults.set(call, { delayMs: 20_000 });
    const events: ClientEvent[] = [];
    const caller = new AbortController();
    const client = clientFor(baseUrl, {
      onRequest: () => setTimeout(() => caller.abort("changed my mind"), 5),
    });
    client.subscribe((event) => events.push(event));
    const result = send(client, undefined, { signal: caller.signal });

    await expect(result).rejects.toBe("changed my mind");
    expect(events).toEqual([]);
  });
});

test("a claim without a timeline gets a static one instead of an error", async () => {
  sandbox.faults.set("timelines", { status: 404 });
  const timelines = claimCalls.find(({ call }) => call === "timelines");

  expect(await timelines?.send(clientFor(baseUrl))).toMatchObject({
    isStatic: true,
    defaultCategory: "REPORT",
  });
});

test.each(callsWithOwnLimit)("$call fails after its own timeout", async ({ call, send }) => {
  sandbox.faults.set(call, { delayMs: 20_000 });

  await expect(send(clientFor(baseUrl))).rejects.toMatchObject({ code: "timeout", attempts: 3 });
});

test.each([{ body: "html" }, { body: "wrong-shape" }, { status: 204 }] as const)(
  "a document with the fault %j fails with document",
  async (fault) => {
    sandbox.faults.set("document", fault);
    const document = { claimNumber: "CLM-1006", documentPublicID: "EST-1006-2" };

    await expect(clientFor(baseUrl).call(claimDocument, document)).rejects.toMatchObject({
      code: "document",
    });
  },
);

test("a client with a maxRetryAfterMs of 0 still retries after its own delay", async () => {
  sandbox.faults.set("reportDetails", { status: 500, times: 1 });
  const client = clientFor(baseUrl, { retry: { maxRetryAfterMs: 0 } });

  expect(await client.call(reportDetails, { claimNumber })).toHaveProperty("incidentType");
});

describe("the token", () => {
  test("is renewed only once if it was rejected for several calls", async () => {
    const getAccessToken = vi.fn(({ reason }: { reason: string }) =>
      reason === "expired" ? sandboxToken : "stale",
    );
    const client = clientFor(baseUrl, { getAccessToken });
    await Promise.all([
      client.call(claimSummary, { claimNumber }),
      client.call(reportDetails, { claimNumber }),
      client.call(claimSearch, { policyNumber: "POL-100" }),
    ]);

    expect(getAccessToken.mock.calls.filter(([{ reason }]) => reason === "expired")).toHaveLength(
      1,
    );
  });

  test("fails with unauthorized after two attempts if it stays invalid", async () => {
    const client = clientFor(baseUrl, { getAccessToken: () => "stale" });

    await expect(client.call(claimSummary, { claimNumber })).rejects.toMatchObject({
      code: "unauthorized",
      status: 401,
      attempts: 2,
    });
  });

  test("fails with unauthorized without a request if the host page cannot provide it", async () => {
    const getAccessToken = vi.fn(() => Promise.reject(new Error("signed out")));
    const onRequest = vi.fn();

    await expect(
      clientFor(baseUrl, { getAccessToken, onRequest }).call(claimSummary, { claimNumber }),
    ).rejects.toMatchObject({ code: "unauthorized", attempts: 0 });
    expect(onRequest).not.toHaveBeenCalled();
  });
});

describe("aborting", () => {
  test("before the call sends no request", async () => {
    const onRequest = vi.fn();
    const result = clientFor(baseUrl, { onRequest }).call(
      reportDetails,
      { claimNumber },
      { signal: AbortSignal.abort("too late") },
    );

    await expect(result).rejects.toBe("too late");
    expect(onRequest).not.toHaveBeenCalled();
  });

  test("during the delay before a retry sends no retry", async () => {
    sandbox.faults.set("reportDetails", { status: 429, retryAfter: 5 });
    const caller = new AbortController();
    const onRequest = vi.fn();
    const onResponse = vi.fn(() => caller.abort("changed my mind"));
    const result = clientFor(baseUrl, { onRequest, onResponse }).call(
      reportDetails,
      { claimNumber },
      { signal: caller.signal },
    );

    await expect(result).rejects.toBe("changed my mind");
    expect(onRequest).toHaveBeenCalledOnce();
  });

  test("does not affect another call for the same data", async () => {
    sandbox.faults.set("reportDetails", { delayMs: 30 });
    const client = clientFor(baseUrl);
    const caller = new AbortController();
    const aborted = client.call(reportDetails, { claimNumber }, { signal: caller.signal });
    const other = client.call(reportDetails, { claimNumber });
    caller.abort("changed my mind");

    await expect(aborted).rejects.toBe("changed my mind");
    expect(await other).toMatchObject({ incidentType: expect.any(String) });
  });

  test("happens to every call when the client is cleared", async () => {
    sandbox.faults.set("all", { delayMs: 20_000 });
    const client = clientFor(baseUrl, { onRequest: () => setTimeout(() => client.clear(), 5) });
    const result = client.call(reportDetails, { claimNumber });

    await expect(result).rejects.toHaveProperty("name", "AbortError");
  });
});

describe("the claims of POL-400", () => {
  const jsonCalls = claimCalls.filter(({ call }) => !exceptions[call]?.includes("a wrong shape"));

  test.each(claimCalls)("$call: CLM-4001 succeeds at the second attempt", async ({ send }) => {
    const onResponse = vi.fn();
    await send(clientFor(baseUrl, { onResponse }), "4001");

    expect(onResponse.mock.calls.map(([{ status }]) => status)).toEqual([500, 200]);
  });

  test.each(claimCalls)("$call: CLM-4002 succeeds with a new token", async ({ send }) => {
    const getAccessToken = vi.fn(() => sandboxToken);
    await send(clientFor(baseUrl, { getAccessToken }), "4002");

    expect(getAccessToken).toHaveBeenCalledTimes(2);
  });

  test.each(jsonCalls)("$call: CLM-4003 has an invalid response", async ({ send }) => {
    await expect(send(clientFor(baseUrl), "4003")).rejects.toMatchObject({
      code: "invalid_response",
      issuePath: expect.any(String),
    });
  });

  test.each(claimCalls)("$call: CLM-4004 times out", async ({ send }) => {
    await expect(send(clientFor(baseUrl, { timeoutMs: 25 }), "4004")).rejects.toMatchObject({
      code: "timeout",
      attempts: 3,
    });
  });

  test("are listed like any other claims", async () => {
    const { claims } = await clientFor(baseUrl).call(claimSearch, { policyNumber: "POL-400" });

    expect(claims.map((claim) => claim.claimNumber)).toEqual([
      "CLM-4004",
      "CLM-4003",
      "CLM-4002",
      "CLM-4001",
    ]);
  });
});

describe("a broken server", () => {
  test("closes the connection in the middle of a response: network", async () => {
    const recorder = await startRecorder((response) => {
      response.writeHead(200, { "Content-Length": 1000 }).write('{"status":');
      setTimeout(() => response.destroy(), 5);
    });

    await expect(
      clientFor(recorder.baseUrl).call(claimSummary, { claimNumber }),
    ).rejects.toMatchObject({
      code: "network",
      attempts: 3,
    });
    await recorder.close();
  });

  test("sends headers but no body: timeout", async () => {
    const recorder = await startRecorder((response) => response.writeHead(200).flushHeaders());

    await expect(
      clientFor(recorder.baseUrl, { timeoutMs: 25 }).call(claimSummary, { claimNumber }),
    ).rejects.toMatchObject({ code: "timeout", attempts: 3 });
    await recorder.close();
  });

  test("sends an endless body: invalid_response", async () => {
    const megabyte = " ".repeat(1_000_000);
    const recorder = await startRecorder((response) => {
      const writeMore = (): void => {
        while (!response.destroyed && response.write(megabyte));
      };
      response.on("drain", writeMore);
      writeMore();
    });

    await expect(
      clientFor(recorder.baseUrl).call(claimSummary, { claimNumber }),
    ).rejects.toMatchObject({ code: "invalid_response", attempts: 1 });
    await recorder.close();
  });

  test.each([
    { value: "a past date", retryAfter: new Date(0).toUTCString(), error: { attempts: 3 } },
    {
      value: "a date in 2100",
      retryAfter: "Fri, 01 Jan 2100 00:00:00 GMT",
      error: { attempts: 1 },
    },
    { value: "invalid text", retryAfter: "soon", error: { attempts: 3 } },
  ])("sends Retry-After with $value", async ({ retryAfter, error }) => {
    const recorder = await startRecorder((response) => {
      response.writeHead(429, { "Retry-After": retryAfter }).end();
    });

    await expect(
      clientFor(recorder.baseUrl).call(claimSummary, { claimNumber }),
    ).rejects.toMatchObject({ code: "rate_limited", ...error });
    expect(recorder.requests).toHaveLength(error.attempts);
    await recorder.close();
  });

  test.each([
    { sends: "an empty body", body: "" },
    { sends: "an empty object", body: "{}" },
    { sends: "null", body: "null" },
    { sends: "a list", body: "[]" },
    { sends: "text", body: '"ok"' },
    { sends: "an error with status 200", body: '{"errorCode":"E1","message":"Sorry"}' },
  ])("sends $sends: invalid_response", async ({ body }) => {
    const recorder = await startRecorder((response) => response.end(body));

    await expect(
      clientFor(recorder.baseUrl).call(claimSummary, { claimNumber }),
    ).rejects.toMatchObject({
      code: "invalid_response",
      attempts: 1,
    });
    await recorder.close();
  });
});
