import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  clientThatAnswers,
  type Reply,
  silence,
  status,
} from "../../testing/client-that-answers.ts";
import {
  type ClaimsClientOptions,
  type ClaimsError,
  claimSearch,
  reportDetails,
} from "../index.ts";

const claim = { claimNumber: "CLM-1" };
const report = { incidentType: "Hail" };
const NOW = new Date("2026-11-20T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  // The maximum of the random delay.
  vi.spyOn(Math, "random").mockReturnValue(1);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Loads a report with fake timers. Returns the outcome and the times of the requests. */
async function loadReport(replies: readonly Reply[], options?: Partial<ClaimsClientOptions>) {
  const times: number[] = [];
  const { client, sent } = clientThatAnswers(replies, {
    ...options,
    onRequest: () => times.push(Date.now() - NOW.getTime()),
  });
  const pending = client.load(reportDetails, claim).then(
    ({ data }) => ({ data, error: undefined }),
    (error: ClaimsError) => ({ data: undefined, error }),
  );
  await vi.runAllTimersAsync();
  return { ...(await pending), times, sent };
}

describe("every failure has its code", () => {
  test.each([
    { code: 400, error: "bad_request", requests: 1 },
    { code: 403, error: "forbidden", requests: 1 },
    { code: 404, error: "not_found", requests: 1 },
    { code: 408, error: "timeout", requests: 3 },
    { code: 409, error: "bad_request", requests: 1 },
    { code: 422, error: "bad_request", requests: 1 },
    { code: 425, error: "bad_request", requests: 3 },
    { code: 429, error: "rate_limited", requests: 3 },
    { code: 500, error: "server", requests: 3 },
    { code: 501, error: "server", requests: 1 },
    { code: 502, error: "server", requests: 3 },
    { code: 503, error: "server", requests: 3 },
    { code: 504, error: "server", requests: 3 },
    { code: 304, error: "invalid_response", requests: 1 },
  ])("$code is '$error' after $requests requests", async ({ code, error, requests }) => {
    const outcome = await loadReport([status(code)]);

    expect(outcome.sent).toHaveLength(requests);
    expect(outcome.error).toMatchObject({
      name: "ClaimsError",
      code: error,
      status: code,
      call: "reportDetails",
      messageId: outcome.sent[0]?.headers.get("X-Message-Id"),
      attempts: requests,
      retryable: requests > 1,
    });
  });

  test.each([
    new TypeError("Failed to fetch https://api.example.com/…CLM-1"),
    new DOMException("The network changed.", "NetworkError"),
  ])("a network failure is 'network': %s", async (failure) => {
    const { error, sent } = await loadReport([failure]);

    expect(sent).toHaveLength(3);
    expect(error).toMatchObject({ code: "network", attempts: 3, retryable: true });
    expect(error?.status).toBeUndefined();
  });

  test("a connection that drops during the response is retried", async () => {
    const drops = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"incidentType":'));
            controller.error(new TypeError("terminated"));
          },
        }),
      );
    const { data, error, sent } = await loadReport([drops, report]);

    expect(error).toBeUndefined();
    expect(data).toMatchObject(report);
    expect(sent).toHaveLength(2);
  });
});

describe("an unusable response is 'invalid_response', without a retry", () => {
  test.each([
    { case: "truncated JSON", body: '{"incidentType":"Ha' },
    { case: "HTML", body: "<!doctype html><title>CLM-1</title>" },
    { case: "an empty body", body: "" },
    { case: "a blank body", body: " \n" },
    { case: "a list", body: "[]" },
    { case: "a word", body: '"Hail"' },
    { case: "null", body: "null" },
    { case: "an object with other fields", body: '{"error":"log in"}' },
    { case: "a field of the wrong type", body: '{"coverageInfo":"none"}' },
  ])("$case", async ({ body }) => {
    const { error, sent } = await loadReport([new Response(body)]);

    expect(sent).toHaveLength(1);
    expect(error).toMatchObject({
      code: "invalid_response",
      status: 200,
      attempts: 1,
      retryable: false,
    });
    expect(error?.message).toMatch(/^reportDetails: invalid_response HTTP 200/);
  });

  test("a byte order mark is allowed", async () => {
    const { data } = await loadReport([new Response("\ufeff" + JSON.stringify(report))]);
    expect(data).toMatchObject(report);
  });

  test("204, if the call allows no empty response", async () => {
    expect((await loadReport([status(204)])).error).toMatchObject({
      code: "invalid_response",
      status: 204,
    });
  });

  test("a response of which nothing can be read, with the path of the first field", async () => {
    const { error } = await loadReport([{ coverageInfo: [{}], subCoverageInfo: "none" }]);
    expect(error).toMatchObject({ code: "invalid_response", issuePath: "coverageInfo" });
  });

  test("5,000,001 bytes, but not 5,000,000", async () => {
    const loadBytes = (count: number) =>
      loadReport([() => new Response('{"incidentType":"Hail"}'.padEnd(count))]);

    expect((await loadBytes(5_000_000)).error).toBeUndefined();
    expect((await loadBytes(5_000_001)).error).toMatchObject({ code: "invalid_response" });
  });

  test("a body without an end, which is canceled", async () => {
    let isCanceled = false;
    const chunk = new TextEncoder().encode(" ".repeat(1_000_000));
    const endless = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(chunk),
          cancel() {
            isCanceled = true;
          },
        }),
      );
    const { error, sent } = await loadReport([endless]);

    expect(error).toMatchObject({ code: "invalid_response" });
    expect(sent).toHaveLength(1);
    expect(isCanceled).toBe(true);
  });
});

describe("a temporary failure", () => {
  test("is retried with the same message id, without an error", async () => {
    const { data, sent } = await loadReport([status(500), report]);

    expect(data).toMatchObject(report);
    const ids = sent.map(({ headers }) => headers.get("X-Message-Id"));
    expect(new Set(ids).size).toBe(1);
  });

  test("is retried after a random delay up to 300 ms, then up to 600 ms", async () => {
    const { times } = await loadReport([status(500)]);
    expect(times).toEqual([0, 300, 900]);
  });

  test("is retried immediately if the random delay is 0", async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const { times } = await loadReport([status(500)]);
    expect(times).toEqual([0, 0, 0]);
  });

  test("is retried after at most maxDelayMs", async () => {
    const retry = { retries: 5, baseDelayMs: 1000, maxDelayMs: 3000 };
    const { times } = await loadReport([status(500)], { retry });
    expect(times).toEqual([0, 1000, 3000, 6000, 9000, 12_000]);
  });

  test("is retried even if maxRetryAfterMs is 0", async () => {
    const { times } = await loadReport([status(500)], { retry: { maxRetryAfterMs: 0 } });
    expect(times).toEqual([0, 300, 900]);
  });

  test("is not retried if retries is 0", async () => {
    const { sent, error } = await loadReport([status(500)], { retry: { retries: 0 } });
    expect(sent).toHaveLength(1);
    expect(error).toMatchObject({ code: "server", retryable: true });
  });

  test("of a POST is retried too, because all calls only read data", async () => {
    const { client, sent } = clientThatAnswers([status(503), { claimSummaries: [] }]);
    const pending = client.call(claimSearch, { policyNumber: "POL-1" });
    await vi.runAllTimersAsync();

    await expect(pending).resolves.toEqual({ claims: [] });
    expect(sent.map(({ body }) => body)).toEqual([
      { policyNumber: "POL-1", assignmentFilter: false },
      { policyNumber: "POL-1", assignmentFilter: false },
    ]);
  });

  test("is not retried after an abort", async () => {
    const { client, sent } = clientThatAnswers([status(500)]);
    const controller = new AbortController();
    const pending = client.load(reportDetails, claim, { signal: controller.signal });
    const outcome = expect(pending).rejects.toBe("bye");
    await vi.advanceTimersByTimeAsync(100);
    controller.abort("bye");
    await outcome;
    await vi.runAllTimersAsync();

    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("Retry-After", () => {
  test.each([
    { header: "2", second: 2000 },
    { header: "0", second: 0 },
    { header: "Fri, 20 Nov 2026 12:00:07 GMT", second: 7000 },
    // A server whose clock is an hour ahead.
    {
      header: "Fri, 20 Nov 2026 13:00:02 GMT",
      date: "Fri, 20 Nov 2026 13:00:00 GMT",
      second: 2000,
    },
    { header: "Fri, 20 Nov 2026 11:00:00 GMT", second: 300 },
    { header: "10", second: 10_000 },
    { header: "soon", second: 300 },
    { header: "", second: 300 },
    { header: "-1", second: 300 },
    { header: "3, 3", second: 300 },
  ])("'$header' is a delay of $second ms", async ({ header, second, date }) => {
    const headers = { "Retry-After": header, ...(date && { Date: date }) };
    const { data, times } = await loadReport([status(429, headers), report]);

    expect(data).toMatchObject(report);
    expect(times).toEqual([0, second]);
  });

  test.each([
    { header: "11", wait: 11_000 },
    { header: "Fri, 20 Nov 2026 13:00:00 GMT", wait: 3_600_000 },
  ])("'$header' is too long, and is in the error", async ({ header, wait }) => {
    const { error, sent } = await loadReport([status(503, { "Retry-After": header })]);

    expect(sent).toHaveLength(1);
    expect(error).toMatchObject({ code: "server", retryAfterMs: wait, retryable: true });
  });
});

describe("a timeout", () => {
  test("leaves no timer behind after a response", async () => {
    const { client } = clientThatAnswers([report]);
    await client.load(reportDetails, claim);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("ends each attempt after 15 seconds, and the call after three attempts", async () => {
    const { error, times, sent } = await loadReport([silence]);

    expect(times).toEqual([0, 15_300, 30_900]);
    expect(error).toMatchObject({ code: "timeout", attempts: 3, retryable: true });
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("may be infinite", async () => {
    const afterAnHour = async () => {
      await new Promise((resolve) => setTimeout(resolve, 3_600_000));
      return report;
    };
    const { data, times } = await loadReport([afterAnHour], { timeoutMs: Infinity });

    expect(times).toEqual([0]);
    expect(data).toMatchObject(report);
  });

  test("also ends a fetch that ignores its signal", async () => {
    const ignoresSignal = (): Promise<never> => new Promise(() => undefined);
    const { data, times } = await loadReport([ignoresSignal, report], { timeoutMs: 1000 });

    expect(times).toEqual([0, 1300]);
    expect(data).toMatchObject(report);
  });

  test("also ends a response whose body never ends", async () => {
    const stuck = () => new Response(new ReadableStream());
    const { error, times } = await loadReport([stuck], { timeoutMs: 1000, retry: { retries: 1 } });

    expect(times).toEqual([0, 1300]);
    expect(error).toMatchObject({ code: "timeout", status: 200 });
  });

  test("may be shorter for one call", async () => {
    const { client } = clientThatAnswers([silence], { retry: { retries: 0 } });
    const pending = client.load({ ...reportDetails, timeoutMs: 5000 }, claim);
    const outcome = expect(pending).rejects.toMatchObject({ code: "timeout" });
    await vi.advanceTimersByTimeAsync(5000);
    await outcome;
  });

  test("of the caller's own signal rejects with its reason", async () => {
    const { client } = clientThatAnswers([silence]);
    const controller = new AbortController();
    const pending = client.load(reportDetails, claim, { signal: controller.signal });
    const reason = new DOMException("The host's own limit.", "TimeoutError");
    controller.abort(reason);
    await expect(pending).rejects.toBe(reason);
  });
});

describe("a page that is hidden and offline", () => {
  const page = { onLine: false, hidden: true };

  beforeEach(() => {
    const window = new EventTarget();
    vi.stubGlobal("navigator", page);
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
    vi.stubGlobal("dispatchEvent", window.dispatchEvent.bind(window));
    Object.assign(page, { onLine: false, hidden: true });
  });

  test("waits for the network before a retry", async () => {
    const { client, sent } = clientThatAnswers([new TypeError("offline"), report]);
    const pending = client.call(reportDetails, claim);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(sent).toHaveLength(1);

    dispatchEvent(new Event("online"));
    await expect(pending).resolves.toMatchObject(report);
  });

  test("does not let someone wait who returns to it while it is still offline", async () => {
    const { client, sent } = clientThatAnswers([new TypeError("offline")]);
    const outcome = expect(client.call(reportDetails, claim)).rejects.toMatchObject({
      code: "network",
    });
    await vi.advanceTimersByTimeAsync(3_600_000);
    page.hidden = false;
    dispatchEvent(new Event("visibilitychange"));
    await vi.runAllTimersAsync();

    await outcome;
    expect(sent).toHaveLength(3);
  });

  test("stops waiting after an abort", async () => {
    const { client, sent } = clientThatAnswers([new TypeError("offline"), report]);
    const controller = new AbortController();
    const pending = client.load(reportDetails, claim, { signal: controller.signal });
    const outcome = expect(pending).rejects.toBe("bye");
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort("bye");
    await outcome;
    dispatchEvent(new Event("online"));
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
  });

  test.each([
    { case: "visible", state: { onLine: false, hidden: false } },
    { case: "online", state: { onLine: true, hidden: true } },
  ])("does not wait if it is $case", async ({ state }) => {
    Object.assign(page, state);
    expect((await loadReport([new TypeError("offline")])).sent).toHaveLength(3);
  });
});

describe("the message id", () => {
  test("is new for each call", async () => {
    const { client, sent } = clientThatAnswers([report]);
    await client.load(reportDetails, claim);
    await client.load(reportDetails, claim, { reload: true });

    const [first, second] = sent.map(({ headers }) => headers.get("X-Message-Id"));
    expect(first).not.toBe(second);
  });

  test("is a UUID even on pages without https, which have no randomUUID", async () => {
    vi.mocked(Math.random).mockRestore();
    vi.stubGlobal("crypto", {});
    const { client, sent } = clientThatAnswers([report]);
    await client.load(reportDetails, claim);

    expect(sent[0]?.headers.get("X-Message-Id")).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});

describe("the cause of an error", () => {
  const cause = new TypeError("Failed to fetch");

  test.each([
    { of: "a network failure", replies: [cause], options: {}, kept: cause },
    {
      of: "a body that is not JSON",
      replies: [new Response("<!doctype html>")],
      options: {},
      kept: expect.any(SyntaxError),
    },
    {
      of: "a token function that throws",
      replies: [],
      options: { getAccessToken: () => Promise.reject(cause) },
      kept: cause,
    },
    {
      of: "a token function that throws after a 401",
      replies: [status(401)],
      options: {
        getAccessToken: ({ reason }: { reason: string }) => {
          if (reason === "expired") throw cause;
          return "a-token";
        },
      },
      kept: cause,
    },
    { of: "a status", replies: [status(403)], options: {}, kept: undefined },
  ])("is the original error: $of", async ({ replies, options, kept }) => {
    const { client } = clientThatAnswers(replies, { retry: { retries: 0 }, ...options });

    const error: unknown = await client.call(reportDetails, claim).catch((thrown) => thrown);
    expect((error as ClaimsError).cause).toEqual(kept);
  });

  test("is the error of a model", async () => {
    const { client } = clientThatAnswers([report]);
    const model = (): never => {
      throw cause;
    };

    await expect(client.call({ ...reportDetails, model }, claim)).rejects.toMatchObject({
      code: "invalid_response",
      cause,
    });
  });
});

describe("options of an endpoint", () => {
  const missing = { ...reportDetails, notFound: { incidentType: "none yet" } };

  test("notFound makes a 404 valid", async () => {
    const onResponse = vi.fn();
    const body = '{"incidentType":"of the problem"}';
    const { client } = clientThatAnswers([status(404, {}, body)], { onResponse });

    await expect(client.load(missing, claim)).resolves.toMatchObject({
      data: { incidentType: "none yet" },
      source: "network",
    });
    expect(onResponse).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 404, errorCode: undefined }),
    );
  });

  test("empty makes a 204 valid", async () => {
    const { client } = clientThatAnswers([status(204)]);
    const pending = client.call({ ...reportDetails, empty: { incidentType: "none yet" } }, claim);
    await expect(pending).resolves.toMatchObject({ incidentType: "none yet" });
  });

  test("a response is parsed without Blob.text() and Blob.arrayBuffer(), which jsdom lacks", async () => {
    const { text, arrayBuffer } = Object.getOwnPropertyDescriptors(Blob.prototype);
    Reflect.deleteProperty(Blob.prototype, "text");
    Reflect.deleteProperty(Blob.prototype, "arrayBuffer");
    const { client } = clientThatAnswers([{ incidentType: "Häil" }]);
    const pending = client.call(reportDetails, claim);
    await pending.finally(() => Object.defineProperties(Blob.prototype, { text, arrayBuffer }));

    await expect(pending).resolves.toMatchObject({ incidentType: "Häil" });
  });

  test("a response can be bytes, with its own limit and header", async () => {
    const { client, sent } = clientThatAnswers([new Response("%PDF-1.7")]);
    const bytes = await client.call(
      {
        name: "document" as const,
        method: "GET" as const,
        path: "documents/{documentPublicID}/content",
        request: (document, { headerNames }) => ({
          headers: { [headerNames.documentToken]: document.accessToken },
        }),
        accept: "application/pdf",
        maxBytes: 8,
        response: v.blob(),
        model: (wire: Blob) => wire.size,
      },
      { documentPublicID: "D/1", accessToken: "a-document-token" },
    );

    expect(bytes).toBe(8);
    expect(sent[0]?.url.pathname).toBe("/claims-api/documents/D%2F1/content");
    expect(sent[0]?.headers.get("Accept")).toBe("application/pdf");
    expect(sent[0]?.headers.get("X-Document-Token")).toBe("a-document-token");
  });
});
