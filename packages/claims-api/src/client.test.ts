import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import {
  clientThatAnswers,
  type SentRequest,
  silence,
  status,
} from "../testing/client-that-answers.ts";
import {
  type CombinedCall,
  claimContacts,
  type ClaimRef,
  claimSearch,
  claimSummary,
  type ClientEvent,
  closeDetails,
  createClaimsClient,
  type Endpoint,
  faqs,
  reportDetails,
  timelines,
} from "./index.ts";

const claim = { claimNumber: "CLM-1" };
const report = { incidentType: "Hail" };

describe("a request", () => {
  test("has only the headers of every call", async () => {
    const { client, sent } = clientThatAnswers([report]);
    await client.call(reportDetails, claim);

    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      authorization: "Bearer a-token",
      client_id: "a-client",
      "content-type": "application/json",
      "x-message-id": expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/),
    });
  });

  test.each([
    { environment: "breakfix", serverId: undefined, headers: { "x-server-env": "BF" } },
    { environment: "pt", serverId: "4", headers: { "x-server-env": "PT", "x-server-id": "4" } },
    { environment: "dev", serverId: undefined, headers: { "x-server-id": "9" } },
    { environment: "stage", serverId: "4", headers: { "x-server-id": "4" } },
    { environment: { custom: "perf" }, serverId: undefined, headers: { "x-server-id": "9" } },
  ] as const)(
    "in $environment has the headers of its environment",
    async ({ environment, serverId, headers }) => {
      const { client, sent } = clientThatAnswers([report], { environment, serverId });
      await client.call(reportDetails, claim);

      expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject(headers);
    },
  );

  test("uses the option headerNames", async () => {
    const headerNames = { clientId: "X-Client", messageId: "X-Call", serverId: "X-Node" };
    const { client, sent } = clientThatAnswers([report], { headerNames, serverId: "4" });
    await client.call(reportDetails, claim);

    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      "x-client": "a-client",
      "x-call": expect.any(String),
      "x-node": "4",
    });
    expect(sent[0]?.headers.has("client_id")).toBe(false);
  });

  test("follows no redirects and sends no cookies or referrer", async () => {
    const { client, sent } = clientThatAnswers([report]);
    await client.call(reportDetails, claim);

    expect(sent[0]?.init).toMatchObject({
      redirect: "error",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
    });
  });

  test.each([
    "https://api.example.com",
    "https://api.example.com/",
    "https://api.example.com//",
    "https://api.example.com?",
    "https://api.example.com/#",
  ])("has a URL under %s", async (baseUrl) => {
    const { client, sent } = clientThatAnswers([report], { baseUrl });
    await client.call(reportDetails, claim);

    expect(sent[0]?.url.href).toBe("https://api.example.com/report-details/CLM-1");
  });

  test.each(["https://api.example.com/claims/v2", "https://api.example.com/claims/v2/"])(
    "has a URL under the path of %s",
    async (baseUrl) => {
      const { client, sent } = clientThatAnswers([report], { baseUrl });
      await client.call(reportDetails, claim);

      expect(sent[0]?.url.href).toBe("https://api.example.com/claims/v2/report-details/CLM-1");
    },
  );

  test("uses the option paths", async () => {
    const paths = { reportDetails: "/v2/claims/{claimNumber}/report?full=1" };
    const { client, sent } = clientThatAnswers([report], { paths });
    await client.call(reportDetails, { ...claim, isThirdParty: true, contactId: "7" });

    expect(sent[0]?.url.href).toBe(
      "https://api.example.com/claims-api/v2/claims/CLM-1/report?full=1&isThirdParty=true&contactId=7",
    );
  });

  test("uses the global fetch at the time of the call", async () => {
    const client = createClaimsClient({
      environment: "prod",
      baseUrl: "https://api.example.com",
      clientId: "a-client",
      getAccessToken: () => "a-token",
    });
    vi.stubGlobal("fetch", async () => Response.json(report));
    await expect(client.call(reportDetails, claim)).resolves.toMatchObject(report);
    vi.unstubAllGlobals();
  });
});

describe("an endpoint of a host", () => {
  const towing: Endpoint<ClaimRef, string, { company: string }> = {
    name: "towing",
    method: "GET",
    path: "towing/{claimNumber}",
    response: v.object({ company: v.string() }),
    model: ({ company }) => company,
  };

  test("has its own name, path and schema", async () => {
    const onResponse = vi.fn();
    const { client, sent } = clientThatAnswers([{ company: "Acme Towing" }], { onResponse });

    expect(await client.call(towing, claim)).toBe("Acme Towing");
    expect(sent[0]?.url.pathname).toMatch(/\/towing\/CLM-1$/);
    expect(onResponse).toHaveBeenCalledWith(expect.objectContaining({ call: "towing" }));
  });

  test("fails with its name", async () => {
    const { client } = clientThatAnswers([{ company: 7 }]);

    await expect(client.call(towing, claim)).rejects.toMatchObject({
      code: "invalid_response",
      call: "towing",
    });
  });
});

describe("invalid input", () => {
  const maliciousValues = [
    "../../x?y#",
    "..%2f..%2fx",
    "%2e%2e",
    "a/b",
    "a\\b",
    "?",
    "#",
    "a b",
    "é",
    "\t..",
    "...",
  ];

  test.each(maliciousValues)("'%s' stays in its path segment", async (claimNumber) => {
    const { client, sent } = clientThatAnswers([report]);
    await client.call(reportDetails, { claimNumber });

    const segments = sent[0]?.url.pathname.split("/") ?? [];
    expect(segments).toHaveLength(4);
    expect(decodeURIComponent(segments[3] ?? "")).toBe(claimNumber);
    expect(sent[0]?.url.search).toBe("");
    expect(sent[0]?.url.hash).toBe("");
  });

  test.each([
    { case: "an empty claim number", input: { claimNumber: "" } },
    { case: "a blank claim number", input: { claimNumber: "  " } },
    { case: "one dot", input: { claimNumber: "." } },
    { case: "two dots", input: { claimNumber: ".." } },
    { case: "half of a surrogate pair", input: { claimNumber: "CLM-\ud800" } },
    { case: "the other half", input: { claimNumber: "\udc00" } },
    { case: "a third party without a contact", input: { claimNumber: "1", isThirdParty: true } },
    {
      case: "a third party with a blank contact",
      input: { claimNumber: "1", isThirdParty: true, contactId: " " },
    },
    {
      case: "a third party with half of a surrogate pair",
      input: { claimNumber: "1", isThirdParty: true, contactId: "\ud800" },
    },
  ])("$case sends nothing and fails with configuration", async ({ input }) => {
    const getAccessToken = vi.fn(() => "a-token");
    const { client, sent } = clientThatAnswers([report], { getAccessToken });

    await expect(client.load(reportDetails, input as ClaimRef)).rejects.toMatchObject({
      name: "ClaimsError",
      code: "configuration",
      call: "reportDetails",
      attempts: 0,
      retryable: false,
    });
    expect(sent).toEqual([]);
    expect(getAccessToken).not.toHaveBeenCalled();
    expect(() => client.prepare(reportDetails, input as ClaimRef).key).not.toThrow();
  });

  test.each(["", "   ", "\ud800"])("the policy number '%s' sends nothing", async (policyNumber) => {
    const { client, sent } = clientThatAnswers([{ claimSummaries: [] }]);

    await expect(client.call(claimSearch, { policyNumber })).rejects.toMatchObject({
      code: "configuration",
      message: "claimSearch: needs a policyNumber.",
    });
    expect(sent).toEqual([]);
  });

  test.each([undefined, null, 7, {}])("the claim number %s sends nothing", async (claimNumber) => {
    const { client, sent } = clientThatAnswers([report]);
    const input = { claimNumber } as unknown as { claimNumber: string };

    await expect(client.call(reportDetails, input)).rejects.toMatchObject({
      code: "configuration",
    });
    expect(sent).toEqual([]);
  });
});

describe("concurrent calls", () => {
  test("with the same input share one request", async () => {
    const { client, sent } = clientThatAnswers([report]);
    const answers = await Promise.all([
      client.load(reportDetails, claim),
      client.load(reportDetails, { ...claim, isThirdParty: false, contactId: undefined }),
      client.call(reportDetails, claim),
    ]);

    expect(sent).toHaveLength(1);
    expect(answers[0]).toMatchObject({ data: report, source: "network" });
    expect(answers[2]).toMatchObject(report);
  });

  test("share an error, and the next call sends a new request", async () => {
    const { client, sent } = clientThatAnswers([status(403), report]);
    const failures = await Promise.allSettled([
      client.load(reportDetails, claim),
      client.load(reportDetails, claim),
    ]);

    expect(failures.map(({ status: outcome }) => outcome)).toEqual(["rejected", "rejected"]);
    expect(sent).toHaveLength(1);
    await expect(client.call(reportDetails, claim)).resolves.toMatchObject(report);
  });

  test("of different personas don't share a request", async () => {
    const { client, sent } = clientThatAnswers([report]);
    await Promise.all([
      client.load(reportDetails, claim),
      client.load(reportDetails, { ...claim, isThirdParty: true, contactId: "7" }),
      client.load(reportDetails, { ...claim, isThirdParty: true, contactId: "8" }),
    ]);

    expect(sent.map(({ url }) => url.search)).toEqual([
      "",
      "?isThirdParty=true&contactId=7",
      "?isThirdParty=true&contactId=8",
    ]);
  });
});

describe("an abort", () => {
  test("before the call rejects with its reason and sends nothing", async () => {
    const { client, sent } = clientThatAnswers([report]);
    const signal = AbortSignal.abort("changed my mind");

    await expect(client.load(reportDetails, claim, { signal })).rejects.toBe("changed my mind");
    expect(sent).toEqual([]);
  });

  test("rejects with its reason and aborts the request without an end event", async () => {
    const onResponse = vi.fn();
    const { client, sent } = clientThatAnswers([silence], { onResponse });
    const controller = new AbortController();
    const pending = client.load(reportDetails, claim, { signal: controller.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const reason = new Error("gone");
    controller.abort(reason);

    await expect(pending).rejects.toBe(reason);
    expect(sent[0]?.signal.aborted).toBe(true);
    await Promise.resolve();
    expect(onResponse).not.toHaveBeenCalled();
  });

  test("of one caller does not affect the others; the last one aborts the request", async () => {
    const { client, sent } = clientThatAnswers([silence]);
    const first = new AbortController();
    const second = new AbortController();
    const firstCall = client.load(reportDetails, claim, { signal: first.signal });
    const secondCall = client.load(reportDetails, claim, { signal: second.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(1));

    first.abort("first");
    await expect(firstCall).rejects.toBe("first");
    expect(sent[0]?.signal.aborted).toBe(false);

    second.abort("second");
    await expect(secondCall).rejects.toBe("second");
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test("of one caller does not prevent the result of the others", async () => {
    let answer: (value: unknown) => void = () => undefined;
    const slowly = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { client, sent } = clientThatAnswers([slowly]);
    const controller = new AbortController();
    const aborted = client.load(reportDetails, claim, { signal: controller.signal });
    const other = client.load(reportDetails, claim);
    await vi.waitFor(() => expect(sent).toHaveLength(1));

    controller.abort("bye");
    await expect(aborted).rejects.toBe("bye");
    answer(report);
    await expect(other).resolves.toMatchObject({ data: report });
  });

  test("does not affect the same call immediately afterward", async () => {
    const { client, sent } = clientThatAnswers([silence, report]);
    const controller = new AbortController();
    const pending = client.load(reportDetails, claim, { signal: controller.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort("again");
    const again = client.load(reportDetails, claim);

    await expect(pending).rejects.toBe("again");
    await expect(again).resolves.toMatchObject({ data: report });
  });

  test("does nothing after the request has ended", async () => {
    const { client, sent } = clientThatAnswers([report]);
    const controller = new AbortController();
    await client.load(reportDetails, claim, { signal: controller.signal });
    controller.abort();

    expect(sent[0]?.signal.aborted).toBe(false);
  });

  test("ends a call that is waiting for its token, and the token request", async () => {
    let tokenSignal: AbortSignal | undefined;
    const getAccessToken = ({ signal }: { signal: AbortSignal }): Promise<string> => {
      tokenSignal = signal;
      return new Promise(() => undefined);
    };
    const { client, sent } = clientThatAnswers([report], { getAccessToken });
    const controller = new AbortController();
    const pending = client.load(reportDetails, claim, { signal: controller.signal });
    controller.abort("bye");

    await expect(pending).rejects.toBe("bye");
    expect(tokenSignal?.aborted).toBe(true);
    expect(sent).toEqual([]);
  });
});

describe("clients of other servers", () => {
  test("exist once per server, and send their own requests", async () => {
    const { client, sent } = clientThatAnswers([report]);
    const other = client.withServer("4");
    expect(other).toBe(client.withServer("4"));
    expect(other.withServer("")).toBe(client);
    expect(client.withServer("")).toBe(client);
    expect([client.serverId, other.serverId]).toEqual([undefined, "4"]);

    await client.load(reportDetails, claim);
    await expect(other.load(reportDetails, claim)).resolves.toMatchObject({ source: "network" });
    await expect(other.load(reportDetails, claim)).resolves.toMatchObject({ source: "cache" });
    expect(sent.map(({ headers }) => headers.get("X-Server-Id"))).toEqual([null, "4"]);
  });

  test("share observers, and are cleared together", async () => {
    const { client } = clientThatAnswers([report]);
    const events: ClientEvent[] = [];
    client.subscribe((event) => events.push(event));
    const other = client.withServer("4");
    await other.load(reportDetails, claim);
    client.clear();

    expect(events.map(({ type }) => type)).toEqual(["request", "clear"]);
    await expect(other.load(reportDetails, claim)).resolves.toMatchObject({ source: "network" });
  });

  test("reject a server id that is not a valid header value", () => {
    const { client } = clientThatAnswers([report]);
    expect(() => client.withServer("4\r\nX-Admin: 1")).toThrow(
      expect.objectContaining({ code: "configuration" }),
    );
  });
});

describe("keys", () => {
  const { client } = clientThatAnswers([report], { subject: "user-1" });
  const reportKey = client.prepare(reportDetails, claim).key;

  test("are the same for equivalent input", () => {
    expect(
      client.prepare(reportDetails, { contactId: undefined, isThirdParty: false, ...claim }).key,
    ).toBe(reportKey);
    expect(client.prepare(claimContacts, claim).key).toBe(
      client.prepare(claimContacts, { ...claim, offset: 0 }).key,
    );
  });

  test.each([
    { by: "claim", key: client.prepare(reportDetails, { claimNumber: "CLM-2" }).key },
    { by: "call", key: client.prepare(claimSummary, claim).key },
    {
      by: "persona",
      key: client.prepare(reportDetails, { ...claim, isThirdParty: true, contactId: "7" }).key,
    },
    { by: "server", key: client.withServer("4").prepare(reportDetails, claim).key },
    { by: "environment", key: keyOf({ environment: "stage", subject: "user-1" }) },
    { by: "user", key: keyOf({ subject: "user-2" }) },
    { by: "missing user", key: keyOf({}) },
    { by: "client id", key: keyOf({ subject: "user-1", clientId: "another-client" }) },
  ])("differ by $by", ({ key }) => {
    expect(key).not.toBe(reportKey);
  });

  test("differ by persona even if the request does not contain it", () => {
    expect(
      client.prepare(closeDetails, { ...claim, isThirdParty: true, contactId: "7" }).key,
    ).not.toBe(client.prepare(closeDetails, claim).key);
  });

  test("cannot collide through special characters in values", () => {
    const one = clientThatAnswers([], { subject: 'a","b' }).client;
    const two = clientThatAnswers([], { subject: "a" }).client;
    expect(one.prepare(reportDetails, claim).key).not.toBe(
      two.prepare(reportDetails, { claimNumber: 'b","CLM-1' }).key,
    );
  });

  function keyOf(options: Parameters<typeof clientThatAnswers>[1]): string {
    return clientThatAnswers([], options).client.prepare(reportDetails, claim).key;
  }
});

describe("an observer", () => {
  test("receives each request and its result, without personal data", async () => {
    const { client } = clientThatAnswers([status(403), report]);
    const events: ClientEvent[] = [];
    const stop = client.subscribe((event) => events.push(event));
    await client.load(reportDetails, claim).catch(() => undefined);
    await client.load(reportDetails, claim);
    await client.load(reportDetails, claim);
    stop();
    await client.load(reportDetails, claim);

    const request = {
      type: "request",
      call: "reportDetails",
      urlTemplate: "report-details/{claimNumber}",
      method: "GET",
      messageId: expect.any(String),
      durationMs: expect.any(Number),
    };
    expect(events).toEqual([
      { ...request, attempt: 1, status: 403, fromCache: false, errorCode: "forbidden" },
      { ...request, attempt: 1, status: 200, fromCache: false },
      { ...request, attempt: 0, fromCache: true },
    ]);
  });

  test("that throws does not affect calls, and its error is reported", async () => {
    const failures: unknown[] = [];
    const collect = (failure: unknown): void => void failures.push(failure);
    const handlers = process.listeners("uncaughtException");
    process.removeAllListeners("uncaughtException").on("uncaughtException", collect);
    const observer = vi.fn();
    const { client } = clientThatAnswers([report], {
      onRequest() {
        throw new Error("onRequest");
      },
    });
    client.subscribe(() => {
      throw new Error("observer");
    });
    client.subscribe(observer);

    await expect(client.call(reportDetails, claim)).resolves.toMatchObject(report);
    await vi.waitFor(() => expect(failures).toHaveLength(2));
    process.removeListener("uncaughtException", collect);
    for (const handler of handlers) process.on("uncaughtException", handler);
    expect(failures.map(String)).toEqual(["Error: onRequest", "Error: observer"]);
    expect(observer).toHaveBeenCalledOnce();
  });

  test("that subscribes another one in its place is called once", () => {
    const { client } = clientThatAnswers([]);
    const received: string[] = [];
    let unsubscribe = (): void => undefined;
    function subscribe(): void {
      unsubscribe = client.subscribe(({ type }) => {
        received.push(type);
        unsubscribe();
        if (received.length < 100) subscribe();
      });
    }
    subscribe();
    client.clear();

    expect(received).toEqual(["clear"]);
  });

  test("that another one unsubscribes is not called anymore", () => {
    const { client } = clientThatAnswers([]);
    const late = vi.fn();
    client.subscribe(() => unsubscribe());
    const unsubscribe = client.subscribe(late);
    client.clear();

    expect(late).not.toHaveBeenCalled();
  });

  test("in the options receives the start and the end of every attempt", async () => {
    const events: string[] = [];
    const { client } = clientThatAnswers([status(401), report], {
      onRequest: ({ attempt }) => events.push(`start ${attempt}`),
      onResponse: ({ attempt, status: code }) => events.push(`end ${attempt} with ${code}`),
    });
    await client.call(reportDetails, claim);

    expect(events).toEqual(["start 1", "end 1 with 401", "start 2", "end 2 with 200"]);
  });
});

describe("clear", () => {
  test.each([0, 2])("aborts calls, with %s retries left", async (retries) => {
    const { client, sent } = clientThatAnswers([silence], { retry: { retries } });
    const pending = client.load(reportDetails, claim);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    client.clear();

    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
  });

  test("aborts requests in progress and drops cached results", async () => {
    const { client, sent } = clientThatAnswers([report, silence, report]);
    await client.load(reportDetails, claim);
    const pending = client.load(claimSummary, claim);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    client.clear();

    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
    expect(sent[1]?.signal.aborted).toBe(true);
    await expect(client.load(reportDetails, claim)).resolves.toMatchObject({ source: "network" });
  });

  test("also aborts requests whose results were invalidated before", async () => {
    const { client, sent } = clientThatAnswers([silence]);
    const pending = client.load(reportDetails, claim);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    client.invalidate();
    client.clear();

    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test("ends a host's combined call that ignores its signal", async () => {
    const { client } = clientThatAnswers([]);
    const stuck: CombinedCall<object, never> = {
      name: "stuck",
      identity: () => "all",
      run: () => new Promise(() => undefined),
    };
    const pending = client.load(stuck, {});
    client.clear();

    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
  });

  test("does not give a late response to the next user", async () => {
    let answer: (value: unknown) => void = () => undefined;
    const pendingReply = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { client, sent } = clientThatAnswers([pendingReply, { incidentType: "Fire" }]);
    const pending = client.load(reportDetails, claim);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    client.clear();
    const next = client.load(reportDetails, claim);
    answer(report);

    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
    await expect(next).resolves.toMatchObject({ data: { incidentType: "Fire" } });
    await expect(client.load(reportDetails, claim)).resolves.toMatchObject({
      source: "cache",
      data: { incidentType: "Fire" },
    });
  });
});

describe("the language", () => {
  const spanish = () =>
    Response.json({ incidentType: "Granizo" }, { headers: { "Content-Language": "es-US, en" } });
  const bilingual = ({ headers }: SentRequest) =>
    headers.get("Accept-Language") === "es-US" ? spanish() : Response.json(report);

  test("is sent with each call, and the result has that of the response", async () => {
    const { client, sent } = clientThatAnswers([bilingual]);
    const answer = await client.load(reportDetails, claim, { locale: "es-US" });

    expect(sent[0]?.headers.get("Accept-Language")).toBe("es-US");
    expect(answer).toMatchObject({ data: { incidentType: "Granizo" }, language: "es-US" });
    expect(await client.load(reportDetails, claim)).toMatchObject({
      data: { incidentType: "Hail" },
      language: "en",
    });
  });

  test("is part of the key, and of cached results", async () => {
    const { client, sent } = clientThatAnswers([bilingual]);
    const inSpanish = { locale: "es-US" };
    await client.load(reportDetails, claim, inSpanish);
    await client.load(reportDetails, claim);
    const cached = await client.load(reportDetails, claim, inSpanish);

    expect(cached).toMatchObject({ source: "cache", language: "es-US" });
    expect(sent).toHaveLength(2);
    expect(client.prepare(reportDetails, claim, inSpanish).key).not.toBe(
      client.prepare(reportDetails, claim).key,
    );
    expect(client.prepare(reportDetails, claim, { locale: "" }).key).toBe(
      client.prepare(reportDetails, claim).key,
    );
  });

  test("is sent with each part of a combined call", async () => {
    const { client, sent } = clientThatAnswers([
      { claimContacts: [{ contactId: "7", isCurrentUser: true }] },
      Response.json({ timelineCategories: [] }, { headers: { "Content-Language": "es" } }),
    ]);
    const { language } = await client.load(timelines, claim, { locale: "es-US" });

    expect(sent.map(({ headers }) => headers.get("Accept-Language"))).toEqual(["es-US", "es-US"]);
    expect(language).toBe("es");
  });

  test("of a combined call is its last call's, even if another one ends later", async () => {
    const both: CombinedCall<ClaimRef, unknown> = {
      name: "both",
      identity: (input) => input,
      run: async (runner, input) =>
        Promise.all([runner.call(closeDetails, input), runner.call(reportDetails, input)]),
    };
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const { client } = clientThatAnswers([
      async ({ url }: SentRequest) => {
        if (url.pathname.includes("report")) return spanish();
        await released;
        return { claimState: "open" };
      },
    ]);
    const answer = client.load(both, claim);
    await client.load(reportDetails, claim);
    release();

    expect(await answer).toMatchObject({ language: "es-US" });
  });

  test("that is invalid is a configuration error, before any request", async () => {
    const { client, sent } = clientThatAnswers([report]);
    await expect(
      client.load(reportDetails, claim, { locale: "es\r\nX-Admin: 1" }),
    ).rejects.toMatchObject({ code: "configuration", call: "reportDetails" });
    expect(sent).toHaveLength(0);
  });
});

test("a combined call of a host that throws anything else fails with a ClaimsError", async () => {
  const cause = new TypeError("undefined is not a function");
  const { client } = clientThatAnswers([]);
  const broken = { name: "broken", identity: () => "", run: () => Promise.reject(cause) };

  const error = await client.load(broken, claim).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "ClaimsError", code: "invalid_response", cause });
});

describe("invalidate", () => {
  const other = { claimNumber: "CLM-2" };

  /** A client with cached results of two claims, two calls, and the questions of all claims. */
  async function filled() {
    const { client } = clientThatAnswers([{ ...report, claimState: "open", faqs: [] }]);
    await client.load(reportDetails, claim);
    await client.load(closeDetails, claim);
    await client.load(reportDetails, other);
    await client.load(faqs, claim);
    return client;
  }

  test.each([
    { selection: undefined, dropped: ["report 1", "close 1", "report 2", "faqs"] },
    { selection: claim, dropped: ["report 1", "close 1"] },
    { selection: { calls: ["reportDetails" as const] }, dropped: ["report 1", "report 2"] },
    { selection: { ...claim, calls: ["reportDetails" as const] }, dropped: ["report 1"] },
    { selection: { calls: ["faqs" as const] }, dropped: ["faqs"] },
    { selection: { claimNumber: "CLM" }, dropped: [] },
    { selection: { calls: [] }, dropped: [] },
  ])("with $selection drops $dropped and reports it", async ({ selection, dropped }) => {
    const client = await filled();
    const matched: string[] = [];
    client.subscribe((event) => {
      if (event.type !== "invalidate") return;
      if (event.matches(client.prepare(reportDetails, claim).key)) matched.push("report 1");
      if (event.matches(client.prepare(closeDetails, claim).key)) matched.push("close 1");
      if (event.matches(client.prepare(reportDetails, other).key)) matched.push("report 2");
      if (event.matches(client.prepare(faqs, claim).key)) matched.push("faqs");
    });
    client.invalidate(selection);

    expect(matched).toEqual(dropped);
    const sources = {
      "report 1": await client.load(reportDetails, claim),
      "close 1": await client.load(closeDetails, claim),
      "report 2": await client.load(reportDetails, other),
      faqs: await client.load(faqs, claim),
    };
    const requested = Object.entries(sources).filter(([, { source }]) => source === "network");
    expect(requested.map(([name]) => name)).toEqual(dropped);
  });

  test("of a call also drops combined calls that use it, on every server", async () => {
    const { client, sent } = clientThatAnswers([
      { claimContacts: [{ contactId: "7", isCurrentUser: true }], timelineCategories: [] },
    ]);
    const server = client.withServer("4");
    await server.load(timelines, claim);
    const matched: boolean[] = [];
    server.subscribe((event) => {
      if (event.type === "invalidate")
        matched.push(event.matches(server.prepare(timelines, claim).key));
    });
    client.invalidate({ calls: ["claimContacts"] });
    await server.load(timelines, claim);

    expect(matched).toEqual([true]);
    expect(sent.filter(({ url }) => url.pathname.endsWith("claim-contacts"))).toHaveLength(2);
  });

  test("lets a request in progress finish, but does not share or cache its result", async () => {
    let answer: (value: unknown) => void = () => undefined;
    const slow = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { client, sent } = clientThatAnswers([slow, { incidentType: "Fire" }]);
    const old = client.load(reportDetails, claim);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    client.invalidate(claim);
    const next = await client.load(reportDetails, claim);
    answer(report);

    await expect(old).resolves.toMatchObject({ data: report });
    expect(next).toMatchObject({ data: { incidentType: "Fire" } });
    await expect(client.load(reportDetails, claim)).resolves.toMatchObject({
      source: "cache",
      data: { incidentType: "Fire" },
    });
  });
});

describe("a call that combines others", () => {
  const both: CombinedCall<{ claimNumber: string }, string> = {
    name: "both",
    keep: "page",
    identity: ({ claimNumber }) => claimNumber,
    async run(runner, input) {
      const [{ incidentType }, { vehicle }] = await Promise.all([
        runner.call(reportDetails, input),
        runner.call(claimSummary, input),
      ]);
      return `${incidentType}, ${vehicle}`;
    },
  };

  test("has one result, with the warnings of all", async () => {
    const { client, sent } = clientThatAnswers([
      { incidentType: "Hail", coverageInfo: [{}, { name: "Collision" }] },
      { vehicle: "2019 Ford" },
    ]);
    const answer = await client.load(both, claim);

    expect(answer).toEqual({
      data: "Hail, 2019 Ford",
      source: "network",
      language: "en",
      warnings: [{ code: "item_dropped", path: "coverageInfo.0" }],
    });
    await expect(client.load(both, claim)).resolves.toMatchObject({ source: "cache" });
    expect(sent).toHaveLength(2);
  });

  test("aborts all its parts", async () => {
    const { client, sent } = clientThatAnswers([silence]);
    const controller = new AbortController();
    const pending = client.load(both, claim, { signal: controller.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    controller.abort("bye");

    await expect(pending).rejects.toBe("bye");
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });

  test("fails with the error of its part", async () => {
    const { client } = clientThatAnswers([status(403)]);
    await expect(client.load(both, claim)).rejects.toMatchObject({ code: "forbidden" });
  });
});

test("needs no browser globals, so that it works on a server", () => {
  expect("window" in globalThis).toBe(false);
  expect(clientThatAnswers([]).client.environment).toBe("prod");
});
