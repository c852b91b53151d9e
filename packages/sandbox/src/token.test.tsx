import {
  claimSearch,
  claimSummary,
  type ClaimsClientOptions,
  type ClaimsError,
  type ClientEvent,
  createClaimsClient,
  reportDetails,
  allClaimContacts,
} from "@claimkit/claims-api";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSandbox, type Fault, sandboxToken } from "./index.ts";

const STALE = "stale-token-8c1f";
const BROKEN = "broken-token-77aa\n";

/** Everything that a page could observe, except request headers. */
interface Traces {
  urls: string[];
  events: unknown[];
  errors: ClaimsError[];
  console: unknown[];
}

let traces: Traces;

const LEVELS = ["debug", "error", "info", "log", "trace", "warn"] as const;

beforeEach(() => {
  traces = { urls: [], events: [], errors: [], console: [] };
  for (const level of LEVELS) {
    vi.spyOn(console, level).mockImplementation((...line) => traces.console.push(...line));
  }
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(() => vi.restoreAllMocks());

/** Sends several calls and records everything observable. */
async function recordTraces(
  fault: Fault | undefined,
  options: Partial<ClaimsClientOptions>,
): Promise<void> {
  const sandbox = createSandbox(fault && { faults: { all: fault } });
  const client = createClaimsClient({
    environment: "test",
    baseUrl: "https://claims.example.com",
    clientId: "test",
    subject: "maya",
    getAccessToken: () => sandboxToken,
    retry: { baseDelayMs: 1 },
    timeoutMs: 25,
    fetch: (input, init) => {
      const request = new Request(input, init);
      traces.urls.push(request.url, request.referrer);
      return sandbox.fetch(request);
    },
    onRequest: (event) => traces.events.push(event),
    onResponse: (event) => traces.events.push(event),
    ...options,
  });
  client.subscribe((event: ClientEvent) => traces.events.push(event));

  const claim = { claimNumber: "CLM-1001" };
  const results = await Promise.allSettled([
    client.call(claimSearch, { policyNumber: "POL-100" }),
    client.call(claimSummary, claim),
    client.call(reportDetails, claim),
    allClaimContacts(client, claim),
    client.call(reportDetails, { claimNumber: "" }),
  ]);
  for (const result of results) if (result.status === "rejected") traces.errors.push(result.reason);
  traces.events.push(client.prepare(reportDetails, claim).key);
}

/** A value as text, including what JSON omits, such as the message, stack and cause of an error. */
function textOf(value: unknown): string {
  if (!(value instanceof Error)) return `${String(value)} ${JSON.stringify(value)}`;
  const hidden = Object.getOwnPropertyNames(value).map((name) => Reflect.get(value, name));
  return [String(value), JSON.stringify(value), ...hidden.map(textOf)].join(" ");
}

describe("a token appears in no URL, event, error, console line or storage", () => {
  test.each<{ when: string; fault?: Fault; options?: Partial<ClaimsClientOptions> }>([
    { when: "all calls succeed" },
    { when: "the server fails", fault: { status: 500 } },
    { when: "the token is rejected", options: { getAccessToken: () => STALE } },
    {
      when: "the token is renewed",
      options: { getAccessToken: ({ reason }) => (reason === "initial" ? STALE : sandboxToken) },
    },
    { when: "the token is not a valid header value", options: { getAccessToken: () => BROKEN } },
    { when: "the connection is dropped", fault: { drop: true } },
    { when: "a call times out", fault: { delayMs: 20_000 } },
    { when: "the response is an HTML page", fault: { body: "html" } },
    { when: "the response is truncated", fault: { body: "truncated" } },
    { when: "the response has the wrong shape", fault: { body: "wrong-shape" } },
  ])("when $when", async ({ fault, options = {} }) => {
    await recordTraces(fault, options);
    const storage = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]);
    const everything = [...Object.values(traces).flat().map(textOf), storage, location.href].join(
      "\n",
    );

    expect(traces.events.length + traces.errors.length).toBeGreaterThan(0);
    for (const token of [sandboxToken, STALE, BROKEN.trim()])
      expect(everything).not.toContain(token);
    expect(everything).not.toMatch(/bearer [\w-]/i);
  });

  test("except in errors that the host page itself throws, which become the cause", async () => {
    const thrown = new Error(`cannot renew ${STALE}`);
    await recordTraces(undefined, { getAccessToken: () => Promise.reject(thrown) });

    // Concurrent calls share one error.
    const unauthorized = new Set(traces.errors.filter(({ code }) => code === "unauthorized"));
    expect([...unauthorized].map(({ cause }) => cause)).toEqual([thrown]);
    for (const error of unauthorized) delete error.cause;
    expect(Object.values(traces).flat().map(textOf).join("\n")).not.toContain(STALE);
  });

  test("textOf finds a token in an error's cause and in an object", () => {
    const error = new Error("fetch failed", { cause: new Error(`Bearer ${STALE}`) });

    expect(textOf(error)).toContain(STALE);
    expect(textOf({ header: STALE })).toContain(STALE);
  });
});
