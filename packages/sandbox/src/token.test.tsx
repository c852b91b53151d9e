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

/** All that can be read of what went on, but for the headers of the requests. */
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

/** Asks several calls, and keeps everything that they leave behind. */
async function leaveTraces(
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
  client.observe((event: ClientEvent) => traces.events.push(event));

  const claim = { claimNumber: "CLM-1001" };
  const asked = await Promise.allSettled([
    client.call(claimSearch, { policyNumber: "POL-100" }),
    client.call(claimSummary, claim),
    client.call(reportDetails, claim),
    allClaimContacts(client, claim),
    client.call(reportDetails, { claimNumber: "" }),
  ]);
  for (const answer of asked) if (answer.status === "rejected") traces.errors.push(answer.reason);
  traces.events.push(client.prepare(reportDetails, claim).key);
}

/** Everything as text: also what JSON leaves out, such as the message, stack and cause of an error. */
function textOf(value: unknown): string {
  if (!(value instanceof Error)) return `${String(value)} ${JSON.stringify(value)}`;
  const hidden = Object.getOwnPropertyNames(value).map((name) => Reflect.get(value, name));
  return [String(value), JSON.stringify(value), ...hidden.map(textOf)].join(" ");
}

describe("a token appears in no URL, event, error, console line or storage", () => {
  test.each<{ when: string; fault?: Fault; options?: Partial<ClaimsClientOptions> }>([
    { when: "all goes well" },
    { when: "the server fails", fault: { status: 500 } },
    { when: "the token is refused", options: { getAccessToken: () => STALE } },
    {
      when: "the token is renewed",
      options: { getAccessToken: ({ reason }) => (reason === "initial" ? STALE : sandboxToken) },
    },
    { when: "the token cannot stand in a header", options: { getAccessToken: () => BROKEN } },
    { when: "the connection is dropped", fault: { drop: true } },
    { when: "the answer is late", fault: { delayMs: 20_000 } },
    { when: "the answer is a page", fault: { body: "html" } },
    { when: "the answer is truncated", fault: { body: "truncated" } },
    { when: "the answer has the wrong shape", fault: { body: "wrong-shape" } },
  ])("when $when", async ({ fault, options = {} }) => {
    await leaveTraces(fault, options);
    const storage = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]);
    const everything = [...Object.values(traces).flat().map(textOf), storage, location.href].join(
      "\n",
    );

    expect(traces.events.length + traces.errors.length).toBeGreaterThan(0);
    for (const token of [sandboxToken, STALE, BROKEN.trim()])
      expect(everything).not.toContain(token);
    expect(everything).not.toMatch(/bearer [\w-]/i);
  });

  test("but in what the host throws itself, which is kept as the cause", async () => {
    const thrown = new Error(`cannot renew ${STALE}`);
    await leaveTraces(undefined, { getAccessToken: () => Promise.reject(thrown) });

    // Calls at the same time share one refusal.
    const refused = new Set(traces.errors.filter(({ code }) => code === "unauthorized"));
    expect([...refused].map(({ cause }) => cause)).toEqual([thrown]);
    for (const error of refused) delete error.cause;
    expect(Object.values(traces).flat().map(textOf).join("\n")).not.toContain(STALE);
  });

  test("and the search would have found it", () => {
    const error = new Error("fetch failed", { cause: new Error(`Bearer ${STALE}`) });

    expect(textOf(error)).toContain(STALE);
    expect(textOf({ header: STALE })).toContain(STALE);
  });
});
