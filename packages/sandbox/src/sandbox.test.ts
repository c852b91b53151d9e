import { describe, expect, test, vi } from "vitest";
import { ask, goodHeaders } from "../testing/ask.ts";
import { createSandbox } from "./sandbox.ts";

const now = (): Date => new Date(2026, 10, 20, 12);

async function asksForClaims(policyNumber: string): Promise<unknown> {
  const answer = await ask(createSandbox({ now }), "claims/search", {
    method: "POST",
    body: JSON.stringify({ policyNumber, assignmentFilter: false }),
  });
  return answer.json();
}

describe("POST claims/search", () => {
  test("gives the claims of a policy, dated from now", async () => {
    expect(await asksForClaims("POL-102")).toEqual({
      claimSummaries: [
        {
          claimNumber: "CLM-1007",
          claimState: "open",
          lossCause: "collision_head_on",
          lossDate: "2026-11-02",
        },
        {
          claimNumber: "CLM-1008",
          claimState: "open",
          lossCause: "theft_vehicle",
          lossDate: "2026-10-24",
        },
        { claimNumber: "CLM-1009", claimState: "open", lossCause: "flood", lossDate: "2026-11-08" },
      ],
    });
  });

  test("gives an empty list for a policy without claims", async () => {
    expect(await asksForClaims("POL-000")).toEqual({ claimSummaries: [] });
  });

  test.each([
    { case: "is no JSON", body: "{", path: "" },
    { case: "has no policy number", body: '{"assignmentFilter":false}', path: "policyNumber" },
    {
      case: "has an empty policy number",
      body: '{"policyNumber":" ","assignmentFilter":false}',
      path: "policyNumber",
    },
    {
      case: "has no assignment filter",
      body: '{"policyNumber":"POL-100"}',
      path: "assignmentFilter",
    },
  ])("refuses a body that $case", async ({ body, path }) => {
    const answer = await ask(createSandbox(), "claims/search", { method: "POST", body });

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errorCode: "INVALID_BODY",
      errors: [expect.objectContaining({ path })],
    });
  });
});

describe("GET claim-summaries and associate-claim-summaries", () => {
  const summary = {
    claimNumber: "CLM-1001",
    vehicle: "2022 Honda CR-V EX",
    claimType: "AUTO_COLLISION",
    status: "CLAIM_REPORTED",
    tellUsMoreVisibility: true,
  };

  test.each([
    "claim-summaries/CLM-1001",
    "associate-claim-summaries/claim/CLM-1001/contact-id/CNT-1001",
  ])("%s gives the summary", async (path) => {
    const answer = await ask(createSandbox(), path);

    expect(await answer.json()).toEqual(summary);
  });

  test("a third party of the accident gets a summary of its own vehicle", async () => {
    const path = "claim-summaries/CLM-1001?isThirdParty=true&contactId=CNT-1001-2";
    const answer = await ask(createSandbox(), path);

    expect(await answer.json()).toEqual({
      claimNumber: "CLM-1001",
      vehicle: "2015 Toyota Camry LE",
      claimType: "PROPERTY_DAMAGE",
      status: "CLAIM_RECEIVED",
    });
  });

  test("an associate of nobody on the claim gets a 404", async () => {
    const answer = await ask(
      createSandbox(),
      "associate-claim-summaries/claim/CLM-1001/contact-id/CNT-2001",
    );

    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errorCode: "UNKNOWN_CONTACT" });
  });
});

describe("GET claims/{claimNumber}/claim-contacts", () => {
  test.each([
    { claimNumber: "CLM-1011", offset: 0, length: 30, total: "65" },
    { claimNumber: "CLM-1011", offset: 30, length: 30, total: "65" },
    { claimNumber: "CLM-1011", offset: 60, length: 5, total: "65" },
    { claimNumber: "CLM-1006", offset: 0, length: 30, total: "30" },
    { claimNumber: "CLM-1006", offset: 30, length: 0, total: "30" },
  ])(
    "gives $length of $total contacts of $claimNumber from $offset on",
    async ({ claimNumber, offset, length, total }) => {
      const answer = await ask(
        createSandbox(),
        `claims/${claimNumber}/claim-contacts?limit=30&offset=${offset}`,
      );

      expect(await answer.json()).toEqual({
        claimContacts: expect.toSatisfy((list: unknown[]) => list.length === length),
      });
      expect(answer.headers.get("X-Total-Count")).toBe(total);
    },
  );

  test("gives 30 when nothing is said", async () => {
    const answer = await ask(createSandbox(), "claims/CLM-1011/claim-contacts");

    expect(await answer.json()).toHaveProperty("claimContacts.29.contactId", "CNT-1011-31");
  });

  test.each(["limit=0", "limit=31", "limit=x", "offset=-1", "offset=1.5"])(
    "refuses %s",
    async (query) => {
      const answer = await ask(createSandbox(), `claims/CLM-1011/claim-contacts?${query}`);

      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errorCode: "INVALID_QUERY" });
    },
  );
});

describe("a third party's claim", () => {
  const paths = ["claim-summaries/CLM-2001", "report-details/CLM-2001"];

  test.each(paths)("%s answers with the right contact id", async (path) => {
    const answer = await ask(createSandbox(), `${path}?isThirdParty=true&contactId=CNT-2001`);

    expect(answer.status).toBe(200);
  });

  test.each(
    paths.flatMap((path) =>
      [
        "",
        "?isThirdParty=true",
        "?contactId=CNT-2001",
        "?isThirdParty=true&contactId=CNT-2002",
        "?isThirdParty=true&contactId=CNT-2001-2",
      ].map((query) => path + query),
    ),
  )("%s is refused", async (path) => {
    const answer = await ask(createSandbox(), path);

    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ errorCode: "WRONG_CONTACT" });
  });

  test("is not to be had by a third party of another claim's", async () => {
    const answer = await ask(
      createSandbox(),
      "report-details/CLM-1002?isThirdParty=true&contactId=CNT-1001-2",
    );

    expect(answer.status).toBe(403);
  });
});

describe("what every request needs", () => {
  test.each([undefined, "Bearer", "Bearer another", "Basic sandbox-token"])(
    "refuses the authorization %s",
    async (authorization) => {
      const headers = new Headers(goodHeaders);
      if (authorization) headers.set("Authorization", authorization);
      else headers.delete("Authorization");
      const answer = await createSandbox().fetch(
        "https://claims.example.com/report-details/CLM-1001",
        { headers },
      );

      expect(answer.status).toBe(401);
      expect(answer.headers.get("WWW-Authenticate")).toContain("Bearer");
      expect(await answer.json()).toMatchObject({ status: 401, errorCode: "INVALID_TOKEN" });
    },
  );

  test.each(["client_id", "X-Message-Id", "Content-Type"])(
    "names the missing header %s",
    async (name) => {
      const headers = new Headers(goodHeaders);
      headers.delete(name);
      const answer = await createSandbox().fetch(
        "https://claims.example.com/report-details/CLM-1001",
        { headers },
      );

      expect(answer.status).toBe(400);
      expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
      expect(await answer.json()).toMatchObject({
        type: "about:blank",
        title: "Bad Request",
        status: 400,
        detail: expect.stringContaining(name),
        errors: [{ path: name, message: expect.any(String) }],
        errorCode: "MISSING_HEADER",
        message: expect.stringContaining(name),
      });
    },
  );

  test("refuses a content type that is not JSON", async () => {
    const answer = await ask(createSandbox(), "report-details/CLM-1001", {
      headers: { "Content-Type": "text/plain" },
    });

    expect(answer.status).toBe(400);
  });

  test.each([
    { path: "report-details/CLM-9999", status: 404, errorCode: "UNKNOWN_CLAIM" },
    { path: "report-details/..%2F..%2Fx%3Fy%23", status: 404, errorCode: "UNKNOWN_CLAIM" },
    { path: "claims/__proto__/claim-contacts", status: 404, errorCode: "UNKNOWN_CLAIM" },
    { path: "reports/CLM-1001", status: 404, errorCode: "UNKNOWN_PATH" },
    { path: "openapi", status: 404, errorCode: "UNKNOWN_PATH" },
    { path: "faqs/search", status: 405, errorCode: "WRONG_METHOD" },
    { path: "claims/search", status: 400, errorCode: "INVALID_QUERY" },
  ])("answers GET $path with $status", async ({ path, status, errorCode }) => {
    const answer = await ask(createSandbox(), path);

    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status, errorCode, messageId: "message-1" });
  });

  test.each([
    { what: "of a known length", headers: { "Content-Length": "1000001" } },
    { what: "of unknown length" },
  ])("refuses a body $what above 1 MB before it is read as JSON", async ({ headers }) => {
    const body = JSON.stringify({ policyNumber: "P".repeat(1_000_001), assignmentFilter: false });
    const answer = await ask(createSandbox(), "claims/search", {
      method: "POST",
      body,
      ...(headers && { headers }),
    });

    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      title: "Content Too Large",
      errorCode: "BODY_TOO_LARGE",
    });
  });

  test("says which method a call has", async () => {
    const answer = await ask(createSandbox(), "report-details/CLM-1001", { method: "DELETE" });

    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET");
  });
});

describe("faults", () => {
  const report = "report-details/CLM-1001";

  test("of a delay that no timer can wait for are refused wherever they come from", async () => {
    const tooLong = 2 ** 31;
    const sandbox = createSandbox();
    const answer = await ask(sandbox, report, {
      headers: { "X-Sandbox-Fault": `all=delay=${tooLong}` },
    });

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errorCode: "INVALID_FAULT" });
    expect(() => sandbox.faults.set("all", { delayMs: tooLong })).toThrow(RangeError);
    expect(() => createSandbox({ faults: { all: { delayMs: tooLong } } })).toThrow(RangeError);
    expect(() => createSandbox({ latencyMs: tooLong })).toThrow(RangeError);
  });

  test("are switched on and off from code", async () => {
    const sandbox = createSandbox({ faults: { reportDetails: { status: 500 } } });
    expect((await ask(sandbox, report)).status).toBe(500);

    sandbox.faults.clear("reportDetails");
    expect((await ask(sandbox, report)).status).toBe(200);

    sandbox.faults.set("reportDetails", { status: 503, times: 2, retryAfter: 1 });
    const unwell = await ask(sandbox, report);
    expect([unwell.status, unwell.headers.get("Retry-After")]).toEqual([503, "1"]);
    expect((await ask(sandbox, report)).status).toBe(503);
    expect((await ask(sandbox, report)).status).toBe(200);
  });

  test("are of one call, unless they are of all", async () => {
    const sandbox = createSandbox({
      faults: { all: { status: 500 }, claimSummary: { status: 404 } },
    });

    expect((await ask(sandbox, report)).status).toBe(500);
    expect((await ask(sandbox, "claim-summaries/CLM-1001")).status).toBe(404);

    sandbox.faults.clear();
    expect((await ask(sandbox, report)).status).toBe(200);
  });

  test("come with a request in a header, and count the attempts of its message", async () => {
    const sandbox = createSandbox();
    const fault = {
      "X-Sandbox-Fault": "claimSearch=html; reportDetails=429,retry-after=2,times=1",
    };
    const first = await ask(sandbox, report, { headers: fault });

    expect([first.status, first.headers.get("Retry-After")]).toEqual([429, "2"]);
    expect((await ask(sandbox, report, { headers: fault })).status).toBe(200);
    expect(
      (await ask(sandbox, report, { headers: { ...fault, "X-Message-Id": "message-2" } })).status,
    ).toBe(429);
    expect((await ask(sandbox, report)).status).toBe(200);
  });

  test("that cannot be read are refused, with what can be", async () => {
    const answer = await ask(createSandbox(), report, {
      headers: { "X-Sandbox-Fault": "reportDetail=500" },
    });

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errorCode: "INVALID_FAULT",
      detail: expect.stringContaining("reportDetails"),
    });
  });

  test("a 204 has no body", async () => {
    const answer = await ask(createSandbox({ faults: { all: { status: 204 } } }), report);

    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  });

  test("a truncated body looks whole and is none", async () => {
    const answer = await ask(createSandbox({ faults: { all: { body: "truncated" } } }), report);

    expect(answer.status).toBe(200);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  test("a page comes instead of JSON, also as a gateway's error", async () => {
    const answer = await ask(
      createSandbox({ faults: { all: { status: 502, body: "html" } } }),
      report,
    );

    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      502,
      "text/html; charset=utf-8",
    ]);
    expect(await answer.text()).toContain("<!doctype html>");
  });

  test("a wrong shape keeps the names and changes every type", async () => {
    const answer = await ask(createSandbox({ faults: { all: { body: "wrong-shape" } } }), report);

    expect(await answer.json()).toMatchObject({
      coverageInfo: "unexpected",
      incidentType: { unexpected: true },
    });
  });

  test("a dropped connection is what a network error is to fetch", async () => {
    await expect(ask(createSandbox({ faults: { all: { drop: true } } }), report)).rejects.toThrow(
      TypeError,
    );
  });

  test("POL-400: CLM-4001 fails the first attempt of each message, on each call", async () => {
    const sandbox = createSandbox();
    const path = "claim-summaries/CLM-4001";

    expect((await ask(sandbox, path)).status).toBe(500);
    expect((await ask(sandbox, path)).status).toBe(200);
    expect((await ask(sandbox, "report-details/CLM-4001")).status).toBe(500);
    expect((await ask(sandbox, path, { headers: { "X-Message-Id": "message-2" } })).status).toBe(
      500,
    );
  });

  test("POL-400: CLM-4002 refuses the token once", async () => {
    const sandbox = createSandbox();

    expect((await ask(sandbox, "report-details/CLM-4002")).status).toBe(401);
    expect((await ask(sandbox, "report-details/CLM-4002")).status).toBe(200);
  });

  test("POL-400: CLM-4003 answers in the wrong shape", async () => {
    const answer = await ask(createSandbox(), "claims/CLM-4003/claim-contacts");

    expect(await answer.json()).toEqual({ claimContacts: "unexpected" });
  });

  test("POL-400: CLM-4004 answers after 20 seconds", async () => {
    vi.useFakeTimers();
    const answered = vi.fn();
    void ask(createSandbox(), "report-details/CLM-4004").then(answered);

    await vi.advanceTimersByTimeAsync(19_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe("giving up", () => {
  test("works with a signal of another realm, such as jsdom's", async () => {
    const { signal } = new AbortController();
    const foreign = Object.assign(new EventTarget(), {
      aborted: false,
      reason: undefined,
      throwIfAborted: () => undefined,
    });
    expect(() => new Request("http://localhost", { signal: foreign as typeof signal })).toThrow();

    const answer = ask(createSandbox(), "report-details/CLM-1001", {
      signal: foreign as typeof signal,
    });

    expect((await answer).status).toBe(200);
  });

  test("during the latency rejects with the signal's reason", async () => {
    const caller = new AbortController();
    const answer = ask(createSandbox({ latencyMs: 60_000 }), "report-details/CLM-1001", {
      signal: caller.signal,
    });
    caller.abort("changed my mind");

    await expect(answer).rejects.toBe("changed my mind");
  });

  test("during a slow answer rejects with the signal's reason", async () => {
    const answer = ask(createSandbox(), "report-details/CLM-4004", {
      signal: AbortSignal.timeout(1),
    });

    await expect(answer).rejects.toHaveProperty("name", "TimeoutError");
  });

  test("before asking rejects at once", async () => {
    const answer = ask(createSandbox(), "report-details/CLM-1001", { signal: AbortSignal.abort() });

    await expect(answer).rejects.toHaveProperty("name", "AbortError");
  });
});

test("answers without a timer when it has no latency, so that tests with a stopped clock go on", async () => {
  vi.useFakeTimers();
  expect((await ask(createSandbox(), "report-details/CLM-1001")).status).toBe(200);
  vi.useRealTimers();
});

test("answers with claims of one's own", async () => {
  const { claims } = await import("./seed.ts");
  const [first] = claims;
  if (!first) throw new Error("There are no claims.");
  const sandbox = createSandbox({ seed: [(day) => ({ ...first(day), claimNumber: "MY-1" })] });

  expect((await ask(sandbox, "report-details/MY-1")).status).toBe(200);
  expect((await ask(sandbox, "report-details/CLM-1001")).status).toBe(404);
});
