import { describe, expect, test, vi } from "vitest";
import { headers, send, serverWith, token } from "../testing/claims-server.ts";
import { calls, ClaimsProblem, createClaimsServer } from "./index.ts";

const quiet = { onError: () => undefined };
const asThirdParty = "isThirdParty=true&contactId=CNT-2";

async function problem(response: Response | Promise<Response>): Promise<unknown> {
  const { status, headers: sent, ...rest } = await response;
  return { ...rest, status, type: sent.get("Content-Type"), body: await (await response).json() };
}

describe("a call", () => {
  test("is answered by its handler, which gets the user, the claim and the language", async () => {
    const claimSummary = vi.fn(() => null);
    await send(serverWith({ handlers: { claimSummary } }), "claim-summaries/A-1?contactId=CNT-1");

    expect(claimSummary).toHaveBeenCalledWith(
      expect.objectContaining({
        call: "claimSummary",
        user: { id: "ana" },
        claimNumber: "A-1",
        contactId: "CNT-1",
        isThirdParty: false,
        language: "en-US",
      }),
    );
  });

  test("without a handler is a 501 that names the handler", async () => {
    const response = await send(serverWith(), "claims/search?policyNumber=P-1");

    expect(response.status).toBe(501);
    expect(await response.json()).toMatchObject({
      title: "Not Implemented",
      errorCode: "NO_HANDLER",
      detail: "This server has no handler for claimSearch.",
      messageId: "message-1",
    });
  });

  test("has the path of its base path only", async () => {
    const server = serverWith({ basePath: "/api/claims" });

    expect((await send(server, "api/claims/close-details/A-1")).status).toBe(200);
    expect((await send(server, "close-details/A-1")).status).toBe(404);
  });

  test("is answered in the best of the languages", async () => {
    const server = serverWith({ languages: ["en-US", "es-US"] });
    const response = await send(server, "report-details/A-1", {
      headers: { "Accept-Language": "fr, es-MX;q=0.9, en;q=0.8" },
    });

    expect(response.headers.get("Content-Language")).toBe("es-US");
    expect(await response.json()).toMatchObject({ latestUpdate: expect.stringMatching(/^Recib/) });
  });

  test("through a search by category gets the questions of that category only", async () => {
    const response = await send(serverWith(), "faqs/search", {
      method: "POST",
      body: JSON.stringify({ category: "REPORT" }),
    });

    expect(await response.json()).toMatchObject({ faqs: [{ faqId: "1" }] });
  });

  test("for contacts gets one page, and the total", async () => {
    const response = await send(serverWith(), "claims/A-1/claim-contacts?limit=30&offset=60");

    expect(response.headers.get("X-Total-Count")).toBe("65");
    expect(await response.json()).toHaveProperty("claimContacts.length", 5);
  });

  test("goes through intercept, which sees the answer and may replace it", async () => {
    const seen: unknown[] = [];
    const server = serverWith({
      async intercept({ call, claimNumber, user }, respond) {
        const response = await respond();
        seen.push([call, claimNumber, user, response.status]);
        return call === "payoutDetails" ? new Response("slow down", { status: 429 }) : response;
      },
    });
    const statuses = [];
    for (const path of ["close-details/A-1", "close-details/unknown", "payout-details/A-1"])
      statuses.push((await send(server, path)).status);

    expect(statuses).toEqual([200, 404, 429]);
    expect(seen).toEqual([
      ["closeDetails", "A-1", { id: "ana" }, 200],
      ["closeDetails", "unknown", { id: "ana" }, 404],
      ["payoutDetails", "A-1", { id: "ana" }, 200],
    ]);
  });
});

describe("who may read", () => {
  test.each([
    { who: "nobody", authorization: undefined },
    { who: "another user", authorization: "Bearer stolen" },
    { who: "a user of another scheme", authorization: `Basic ${token}` },
  ])("$who gets a 401", async ({ authorization }) => {
    const request = new Request("https://claims.example.com/close-details/A-1", {
      headers: { ...headers, ...(authorization && { Authorization: authorization }) },
    });
    if (!authorization) request.headers.delete("Authorization");
    const response = await serverWith().fetch(request);

    expect(response.status).toBe(401);
    expect(response.headers.get("WWW-Authenticate")).toBe('Bearer error="invalid_token"');
  });

  const paths = calls
    .filter(({ path }) => path.includes("{claimNumber}"))
    .map(({ name, method, path }) => ({
      name,
      method,
      path: path
        .replace("{claimNumber}", "C-3")
        .replace("{contactId}", "CNT-1")
        .concat(name === "timelines" ? "?claim_number=C-3&contact_id=CNT-1" : ""),
    }))
    .concat({ name: "faqs", method: "GET", path: "faqs?claimNumber=C-3" });

  test.each(paths)(
    "$name of a claim that is not the user's is a 404, and no handler is called",
    async ({ method, path }) => {
      const handler = vi.fn();
      const handlers = Object.fromEntries(calls.map(({ name }) => [name, handler]));
      const server = createClaimsServer({
        authenticate: () => ({ id: "ana" }),
        mayRead: () => false,
        handlers,
      });
      const body = method === "PUT" ? JSON.stringify({ shopId: "7" }) : undefined;
      const response = await send(server, path, { method, ...(body && { body }) });

      expect([response.status, handler.mock.calls.length]).toEqual([404, 0]);
      expect(await response.json()).toMatchObject({ errorCode: "UNKNOWN_CLAIM" });
    },
  );

  test("a third party without a contact gets a 403", async () => {
    expect(await problem(send(serverWith(), "report-details/A-1?isThirdParty=true"))).toMatchObject(
      { status: 403, body: { errorCode: "WRONG_CONTACT" } },
    );
  });

  test("a request does not become a member's by another word than true", async () => {
    const response = await send(serverWith(), "report-details/A-1?isThirdParty=TRUE");

    expect(response.status).toBe(400);
  });
});

describe("a third party", () => {
  const secret = /\$|deduct|deduc|Collision|vanish/i;

  test.each([
    { what: "says so", query: `?${asThirdParty}` },
    { what: "keeps it a secret", query: "" },
  ])("that $what gets no coverages, deductibles or amounts of the policy", async ({ query }) => {
    const report = await send(serverWith(), `report-details/B%2F2${query}`);
    const payout = await send(serverWith(), `payout-details/B%2F2${query}`);

    expect(await report.json()).toEqual({
      latestUpdate: "We received your report.",
      incidentDate: "2026-11-18",
      incidentType: "Hail",
    });
    expect(await payout.json()).toEqual({ providerPaidAmount: "$900.00", paymentDetails: [] });
  });

  test("gets no texts about the policy in another language", async () => {
    const server = serverWith({ languages: ["en-US", "es-US"] });
    const response = await send(server, `report-details/B%2F2?${asThirdParty}`, {
      headers: { "Accept-Language": "es" },
    });

    expect(await response.json()).toMatchObject({ latestUpdate: "Recibimos su reporte." });
  });

  test("gets no questions about deductibles, also by a search that does not say who asks", async () => {
    const all = await send(serverWith(), `faqs?claimNumber=B%2F2&${asThirdParty}`);
    const search = await send(serverWith(), "faqs/search", {
      method: "POST",
      body: JSON.stringify({ category: "REPAIRS", claimNumber: "B/2", contactId: "CNT-2" }),
    });

    expect(await all.text()).not.toMatch(secret);
    expect(await search.json()).toEqual({ faqs: [] });
  });

  test("gets a 500 instead of an answer that cannot be read, which a member gets as it is", async () => {
    const onError = vi.fn();
    const handlers = { payoutDetails: () => ({ note: "Deductible: $500" }) as never };
    const server = serverWith({ handlers, onError });
    const theirs = await send(server, `payout-details/B%2F2?${asThirdParty}`);

    expect(await problem(theirs)).toMatchObject({
      status: 500,
      body: { errorCode: "INVALID_ANSWER", detail: expect.not.stringMatching(secret) },
    });
    expect((await send(server, "payout-details/A-1")).status).toBe(200);
  });

  test("may not send the call for associates", async () => {
    const path = "associate-claim-summaries/claim/B%2F2/contact-id/CNT-2";
    const server = serverWith({ handlers: { associateClaimSummary: () => null } });

    expect(await problem(send(server, path))).toMatchObject({
      status: 403,
      body: { errorCode: "NOT_FOR_THIRD_PARTIES" },
    });
  });

  test("gets everything from a server that tests clients", async () => {
    const server = serverWith({ sendEverythingToThirdParties: true });
    const response = await send(server, `report-details/B%2F2?${asThirdParty}`);

    expect(await response.json()).toHaveProperty("coverageInfo");
  });
});

describe("a handler", () => {
  const failures: {
    that: string;
    handler: () => never;
    status: number;
    errorCode: string;
    detail: string;
  }[] = [
    {
      that: "throws",
      handler: () => {
        throw new Error(`core system: no session for ${token}`);
      },
      status: 500,
      errorCode: "INTERNAL_ERROR",
      detail: "The claims server has failed.",
    },
    {
      that: "rejects with something other than an error",
      handler: () => Promise.reject(token) as never,
      status: 500,
      errorCode: "INTERNAL_ERROR",
      detail: "The claims server has failed.",
    },
    {
      that: "returns nothing",
      handler: () => undefined as never,
      status: 500,
      errorCode: "NO_ANSWER",
      detail:
        "The handler of claimSummary returned no answer. If there is nothing yet, it must return null.",
    },
    {
      that: "returns the answer for another claim",
      handler: () => ({ claimNumber: "A-2" }) as never,
      status: 500,
      errorCode: "WRONG_CLAIM",
      detail: "The handler of claimSummary returned the answer for another claim.",
    },
    {
      that: "has nothing yet",
      handler: () => null as never,
      status: 404,
      errorCode: "NOTHING_YET",
      detail: "There is nothing yet.",
    },
    {
      that: "throws a problem that quotes the token",
      handler: () => {
        throw new ClaimsProblem(409, { errorCode: "LOCKED", detail: `Locked by ${token}.` });
      },
      status: 409,
      errorCode: "LOCKED",
      detail: "Locked by [token].",
    },
  ];

  test.each(failures)(
    "that $that gets a $status",
    async ({ handler, status, errorCode, detail }) => {
      const onError = vi.fn();
      const server = serverWith({ handlers: { claimSummary: handler }, onError });
      const response = await send(server, "claim-summaries/A-1");
      const text = await response.text();

      expect(JSON.parse(text)).toMatchObject({ status, errorCode, detail, message: detail });
      expect(response.status).toBe(status);
      expect(text).not.toMatch(/payload-of-ana|core system/);
      expect(onError).toHaveBeenCalledTimes(status === 500 ? 1 : 0);
    },
  );

  test("that has no payments yet gets a 204", async () => {
    const server = serverWith({ handlers: { payoutDetails: () => null } });

    expect((await send(server, "payout-details/A-1")).status).toBe(204);
  });

  test("that writes the number without separators still answers for its claim", async () => {
    const claimSummary = () => ({
      claimNumber: "a1",
      vehicle: "2021 Honda Civic",
      claimType: "AUTO",
      status: "OPEN",
    });

    expect(
      (await send(serverWith({ handlers: { claimSummary } }), "claim-summaries/A-1")).status,
    ).toBe(200);
  });

  const never = () => new Promise<never>(() => undefined);

  test.each([
    { what: "authenticate", other: { authenticate: never } },
    { what: "claimSummary", other: { mayRead: never } },
    { what: "claimSummary", other: { handlers: { claimSummary: never } } },
  ])("or check that never settles gets a 504: $what", async ({ what, other }) => {
    vi.useFakeTimers();
    try {
      const response = send(
        serverWith({ ...other, ...quiet, timeoutMs: 2000 }),
        "claim-summaries/A-1",
      );
      await vi.advanceTimersByTimeAsync(2000);

      expect(await problem(response)).toMatchObject({
        status: 504,
        body: { errorCode: "TIMEOUT", detail: `${what} took too long.` },
      });
    } finally {
      vi.useRealTimers();
    }
  });

  test("gets a signal that is aborted when the time is over", async () => {
    vi.useFakeTimers();
    try {
      let signal: AbortSignal | undefined;
      const claimSummary = (context: { signal: AbortSignal }) => {
        ({ signal } = context);
        return never();
      };
      const server = serverWith({ handlers: { claimSummary }, ...quiet, timeoutMs: 2000 });
      const response = send(server, "claim-summaries/A-1");
      await vi.advanceTimersByTimeAsync(1999);
      expect(signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await response;

      expect(signal?.aborted).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test("can have control characters and halves of characters in its texts, which are not sent", async () => {
    const claimSummary = () => ({
      claimNumber: "A-1",
      vehicle: "2021\u0000 Honda\u001b[31m\u009f Civic\ud800\n",
      claimType: "AUTO",
      status: "OPEN",
    });
    const response = await send(serverWith({ handlers: { claimSummary } }), "claim-summaries/A-1");

    expect(await response.json()).toMatchObject({ vehicle: "2021 Honda[31m Civic\ufffd\n" });
  });
});

test("without onError, the console gets the error without the token", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const claimSummary = () => {
    throw new Error(`no session for ${token}`);
  };
  await send(serverWith({ handlers: { claimSummary } }), "claim-summaries/A-1");
  const [[written] = []] = log.mock.calls;
  log.mockRestore();

  expect(written).toMatch(/no session for \[token\]/);
});

describe("the texts of a request", () => {
  test("may have a slash, which is a part of a claim number", async () => {
    const response = await send(serverWith(), "claim-summaries/B%2F2");

    expect(await response.json()).toMatchObject({ claimNumber: "B/2" });
  });

  const ten = "9".repeat(10_000);

  test.each([
    {
      what: "parent folders",
      path: "close-details/..%2F..%2Fadmin",
      status: 404,
      detail: "There is no claim with this number.",
    },
    {
      what: "a parent folder with backslashes",
      path: "close-details/A-1%5C..%5Cx",
      status: 404,
      detail: "There is no claim with this number.",
    },
    {
      what: "a parent folder as a contact",
      path: `report-details/A-1?contactId=..%2Fx`,
      status: 404,
      detail: "There is no contact with this id.",
    },
    {
      what: "a parent folder as a document",
      path: "documents/..%2Fx/content",
      status: 404,
      detail: "There is no document with this id.",
    },
    {
      what: "10 KB",
      path: `close-details/${ten}`,
      status: 400,
      detail: "claimNumber must have at most 300 characters.",
    },
    {
      what: "a NUL",
      path: "close-details/A-1%00",
      status: 400,
      detail: "claimNumber must have no control characters.",
    },
    {
      what: "a line break",
      path: "report-details/A-1?contactId=CNT%0A1",
      status: 400,
      detail: "contactId must have no control characters.",
    },
  ])("must not have $what", async ({ path, status, detail }) => {
    const mayRead = vi.fn(() => "member" as const);

    expect(await problem(send(serverWith({ mayRead }), path))).toMatchObject({
      status,
      type: "application/problem+json",
      body: { detail },
    });
    expect(mayRead).not.toHaveBeenCalled();
  });

  test("are named if they are invalid, without what was sent", async () => {
    const body = JSON.stringify({ category: token });
    const response = await send(serverWith(), "faqs/search", { method: "POST", body });
    const text = await response.text();

    expect(JSON.parse(text)).toMatchObject({
      status: 400,
      errorCode: "INVALID_BODY",
      errors: [{ path: "category", message: expect.stringContaining("REPAIRS") }],
    });
    expect(text).not.toContain("payload-of-ana");
  });
});

describe("an ETag", () => {
  test.each(["report-details/A-1", "claims/A-1/claim-contacts", "documents/EST-1/content"])(
    "of %s gets a 304 without a body, which a page of another origin can read",
    async (path) => {
      const server = serverWith({ cors: { origins: ["https://www.example.com"] } });
      const page = { Origin: "https://www.example.com", "X-Document-Token": "token-of-EST-1" };
      const first = await send(server, path, { headers: page });
      const etag = first.headers.get("ETag") ?? "";
      const second = await send(server, path, { headers: { ...page, "If-None-Match": etag } });

      expect(etag).toMatch(/^"\w+"$/);
      expect([second.status, await second.text()]).toEqual([304, ""]);
      for (const name of [
        "ETag",
        "Cache-Control",
        "Content-Language",
        "X-Total-Count",
        "Access-Control-Allow-Origin",
        "Access-Control-Expose-Headers",
      ])
        expect(second.headers.get(name)).toBe(first.headers.get(name));
    },
  );

  test("is another one for another language, and none for an error", async () => {
    const server = serverWith({ languages: ["en-US", "es-US"] });
    const etagOf = async (path: string, language: string) =>
      (await send(server, path, { headers: { "Accept-Language": language } })).headers.get("ETag");

    expect(await etagOf("report-details/A-1", "es")).not.toBe(
      await etagOf("report-details/A-1", "en"),
    );
    expect(await etagOf("report-details/unknown", "en")).toBeNull();
  });
});

describe("CORS", () => {
  const preflight = { method: "OPTIONS", headers: { Origin: "https://www.example.com" } };

  test("is off without a setting", async () => {
    const response = await send(serverWith(), "close-details/A-1", {
      headers: { Origin: "https://www.example.com" },
    });

    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test("allows the pages of the listed origins, and their own headers and cookies if set", async () => {
    const origins = ["https://www.example.com"];
    const server = serverWith({
      cors: {
        origins,
        headers: ["X-CSRF"],
        methods: ["PATCH"],
        exposedHeaders: ["Location"],
        credentials: true,
      },
    });
    const { status, headers: sent } = await send(server, "close-details/A-1", preflight);
    const answered = await send(server, "close-details/A-1", {
      headers: { Origin: "https://www.example.com" },
    });
    const other = await send(server, "close-details/A-1", {
      ...preflight,
      headers: { Origin: "https://other.example.com" },
    });

    expect(status).toBe(204);
    expect(sent.get("Access-Control-Allow-Origin")).toBe("https://www.example.com");
    expect(sent.get("Access-Control-Allow-Credentials")).toBe("true");
    expect(sent.get("Access-Control-Allow-Headers")).toMatch(/client_id.*X-CSRF/);
    expect(sent.get("Access-Control-Allow-Methods")).toMatch(/GET.*PATCH/);
    expect(answered.headers.get("Access-Control-Expose-Headers")).toMatch(/ETag.*Location/);
    expect(other.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test("rejects cookies from any origin", () => {
    expect(() => serverWith({ cors: { origins: "*", credentials: true } })).toThrow(
      /list of origins/,
    );
  });
});

test("a server cannot be created without deciding who may read a claim", () => {
  const authenticate = () => ({ id: "ana" });

  // @ts-expect-error `mayRead` is missing.
  createClaimsServer({ authenticate, handlers: {} });
  // @ts-expect-error `true` does not say as whom.
  createClaimsServer({ authenticate, mayRead: () => true, handlers: {} });
});

test("a document needs its token", async () => {
  const content = (accessToken: string) =>
    send(serverWith(), "documents/EST-1/content", { headers: { "X-Document-Token": accessToken } });
  const allowed = await content("token-of-EST-1");

  expect(allowed.headers.get("Content-Type")).toBe("application/pdf");
  expect(await allowed.text()).toBe("%PDF-1.7");
  expect((await content("forged")).status).toBe(401);
  expect((await send(serverWith(), "documents/EST-2/content")).status).toBe(404);
});
