import { describe, expect, test, vi } from "vitest";
import { sendRequest, validHeaders } from "../testing/send-request.ts";
import { createSandbox } from "./sandbox.ts";

const now = (): Date => new Date(2026, 10, 20, 12);

async function searchClaims(policyNumber: string): Promise<unknown> {
  const response = await sendRequest(createSandbox({ now }), "claims/search", {
    method: "POST",
    body: JSON.stringify({ policyNumber, assignmentFilter: false }),
  });
  return response.json();
}

describe("POST claims/search", () => {
  test("returns the claims of a policy, with dates relative to now", async () => {
    expect(await searchClaims("POL-102")).toEqual({
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

  test("returns an empty list for a policy without claims", async () => {
    expect(await searchClaims("POL-000")).toEqual({ claimSummaries: [] });
  });

  test.each([
    { case: "is not JSON", body: "{", path: "" },
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
  ])("rejects a body that $case", async ({ body, path }) => {
    const response = await sendRequest(createSandbox(), "claims/search", { method: "POST", body });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
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
  ])("%s returns the summary", async (path) => {
    const response = await sendRequest(createSandbox(), path);

    expect(await response.json()).toEqual(summary);
  });

  test("a third party gets a summary of its own vehicle", async () => {
    const path = "claim-summaries/CLM-1001?isThirdParty=true&contactId=CNT-1001-2";
    const response = await sendRequest(createSandbox(), path);

    expect(await response.json()).toEqual({
      claimNumber: "CLM-1001",
      vehicle: "2015 Toyota Camry LE",
      claimType: "PROPERTY_DAMAGE",
      status: "CLAIM_RECEIVED",
    });
  });

  test("the contact of an associate must be on the claim", async () => {
    const response = await sendRequest(
      createSandbox(),
      "associate-claim-summaries/claim/CLM-1001/contact-id/CNT-2001",
    );

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errorCode: "UNKNOWN_CONTACT" });
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
    "returns $length of $total contacts of $claimNumber from offset $offset",
    async ({ claimNumber, offset, length, total }) => {
      const response = await sendRequest(
        createSandbox(),
        `claims/${claimNumber}/claim-contacts?limit=30&offset=${offset}`,
      );

      expect(await response.json()).toEqual({
        claimContacts: expect.toSatisfy((list: unknown[]) => list.length === length),
      });
      expect(response.headers.get("X-Total-Count")).toBe(total);
    },
  );

  test("returns 30 by default", async () => {
    const response = await sendRequest(createSandbox(), "claims/CLM-1011/claim-contacts");

    expect(await response.json()).toHaveProperty("claimContacts.29.contactId", "CNT-1011-31");
  });

  test.each(["limit=0", "limit=31", "limit=x", "offset=-1", "offset=1.5"])(
    "rejects %s",
    async (query) => {
      const response = await sendRequest(
        createSandbox(),
        `claims/CLM-1011/claim-contacts?${query}`,
      );

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errorCode: "INVALID_QUERY" });
    },
  );
});

describe("a third party's claim", () => {
  const paths = ["claim-summaries/CLM-2001", "report-details/CLM-2001"];

  test.each(paths)("%s succeeds with the right contact id", async (path) => {
    const response = await sendRequest(
      createSandbox(),
      `${path}?isThirdParty=true&contactId=CNT-2001`,
    );

    expect(response.status).toBe(200);
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
  )("%s is forbidden", async (path) => {
    const response = await sendRequest(createSandbox(), path);

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errorCode: "WRONG_CONTACT" });
  });

  test("is forbidden for a third party of another claim", async () => {
    const response = await sendRequest(
      createSandbox(),
      "report-details/CLM-1002?isThirdParty=true&contactId=CNT-1001-2",
    );

    expect(response.status).toBe(403);
  });
});

describe("every request", () => {
  test.each([undefined, "Bearer", "Bearer another", "Basic sandbox-token"])(
    "is rejected with the authorization %s",
    async (authorization) => {
      const headers = new Headers(validHeaders);
      if (authorization) headers.set("Authorization", authorization);
      else headers.delete("Authorization");
      const response = await createSandbox().fetch(
        "https://claims.example.com/report-details/CLM-1001",
        { headers },
      );

      expect(response.status).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toContain("Bearer");
      expect(await response.json()).toMatchObject({ status: 401, errorCode: "INVALID_TOKEN" });
    },
  );

  test.each(["client_id", "X-Message-Id", "Content-Type"])(
    "is rejected without the header %s",
    async (name) => {
      const headers = new Headers(validHeaders);
      headers.delete(name);
      const response = await createSandbox().fetch(
        "https://claims.example.com/report-details/CLM-1001",
        { headers },
      );

      expect(response.status).toBe(400);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({
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

  test("is rejected if its content type is not JSON", async () => {
    const response = await sendRequest(createSandbox(), "report-details/CLM-1001", {
      headers: { "Content-Type": "text/plain" },
    });

    expect(response.status).toBe(400);
  });

  test.each([
    { path: "report-details/CLM-9999", status: 404, errorCode: "UNKNOWN_CLAIM" },
    { path: "report-details/..%2F..%2Fx%3Fy%23", status: 404, errorCode: "UNKNOWN_CLAIM" },
    { path: "claims/__proto__/claim-contacts", status: 404, errorCode: "UNKNOWN_CLAIM" },
    { path: "reports/CLM-1001", status: 404, errorCode: "UNKNOWN_PATH" },
    { path: "openapi", status: 404, errorCode: "UNKNOWN_PATH" },
    { path: "faqs/search", status: 405, errorCode: "WRONG_METHOD" },
    { path: "claims/search", status: 400, errorCode: "INVALID_QUERY" },
  ])("gets the status $status for GET $path", async ({ path, status, errorCode }) => {
    const response = await sendRequest(createSandbox(), path);

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, errorCode, messageId: "message-1" });
  });

  test.each([
    { what: "with a known length", headers: { "Content-Length": "1000001" } },
    { what: "with an unknown length" },
  ])(
    "is rejected if its body, $what, is above 1 MB, before the body is parsed",
    async ({ headers }) => {
      const body = JSON.stringify({ policyNumber: "P".repeat(1_000_001), assignmentFilter: false });
      const response = await sendRequest(createSandbox(), "claims/search", {
        method: "POST",
        body,
        ...(headers && { headers }),
      });

      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({
        title: "Content Too Large",
        errorCode: "BODY_TOO_LARGE",
      });
    },
  );

  test("is rejected if its method is wrong, with the right one in Allow", async () => {
    const response = await sendRequest(createSandbox(), "report-details/CLM-1001", {
      method: "DELETE",
    });

    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET");
  });
});

describe("faults", () => {
  const report = "report-details/CLM-1001";

  test("with a delay too long for a timer are rejected, in a header and in code", async () => {
    const tooLong = 2 ** 31;
    const sandbox = createSandbox();
    const response = await sendRequest(sandbox, report, {
      headers: { "X-Sandbox-Fault": `all=delay=${tooLong}` },
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errorCode: "INVALID_FAULT" });
    expect(() => sandbox.faults.set("all", { delayMs: tooLong })).toThrow(RangeError);
    expect(() => createSandbox({ faults: { all: { delayMs: tooLong } } })).toThrow(RangeError);
    expect(() => createSandbox({ latencyMs: tooLong })).toThrow(RangeError);
  });

  test("can be set and cleared in code", async () => {
    const sandbox = createSandbox({ faults: { reportDetails: { status: 500 } } });
    expect((await sendRequest(sandbox, report)).status).toBe(500);

    sandbox.faults.clear("reportDetails");
    expect((await sendRequest(sandbox, report)).status).toBe(200);

    sandbox.faults.set("reportDetails", { status: 503, times: 2, retryAfter: 1 });
    const failed = await sendRequest(sandbox, report);
    expect([failed.status, failed.headers.get("Retry-After")]).toEqual([503, "1"]);
    expect((await sendRequest(sandbox, report)).status).toBe(503);
    expect((await sendRequest(sandbox, report)).status).toBe(200);
  });

  test("apply to one call or to all", async () => {
    const sandbox = createSandbox({
      faults: { all: { status: 500 }, claimSummary: { status: 404 } },
    });

    expect((await sendRequest(sandbox, report)).status).toBe(500);
    expect((await sendRequest(sandbox, "claim-summaries/CLM-1001")).status).toBe(404);

    sandbox.faults.clear();
    expect((await sendRequest(sandbox, report)).status).toBe(200);
  });

  test("in a header apply to one request, and count its attempts by message id", async () => {
    const sandbox = createSandbox();
    const fault = {
      "X-Sandbox-Fault": "claimSearch=html; reportDetails=429,retry-after=2,times=1",
    };
    const first = await sendRequest(sandbox, report, { headers: fault });

    expect([first.status, first.headers.get("Retry-After")]).toEqual([429, "2"]);
    expect((await sendRequest(sandbox, report, { headers: fault })).status).toBe(200);
    expect(
      (await sendRequest(sandbox, report, { headers: { ...fault, "X-Message-Id": "message-2" } }))
        .status,
    ).toBe(429);
    expect((await sendRequest(sandbox, report)).status).toBe(200);
  });

  test("with invalid syntax are rejected with a list of the calls", async () => {
    const response = await sendRequest(createSandbox(), report, {
      headers: { "X-Sandbox-Fault": "reportDetail=500" },
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errorCode: "INVALID_FAULT",
      detail: expect.stringContaining("reportDetails"),
    });
  });

  test("a 204 has no body", async () => {
    const response = await sendRequest(createSandbox({ faults: { all: { status: 204 } } }), report);

    expect([response.status, await response.text()]).toEqual([204, ""]);
  });

  test("a wrong shape keeps the names of fields and changes every type", async () => {
    const response = await sendRequest(
      createSandbox({ faults: { all: { body: "wrong-shape" } } }),
      report,
    );

    expect(await response.json()).toMatchObject({
      coverageInfo: "unexpected",
      incidentType: { unexpected: true },
    });
  });

  test("a dropped connection rejects like a network error of fetch", async () => {
    await expect(
      sendRequest(createSandbox({ faults: { all: { drop: true } } }), report),
    ).rejects.toThrow(TypeError);
  });

  test("POL-400: CLM-4004 responds after 20 seconds", async () => {
    vi.useFakeTimers();
    const onResponse = vi.fn();
    void sendRequest(createSandbox(), "report-details/CLM-4004").then(onResponse);

    await vi.advanceTimersByTimeAsync(19_999);
    expect(onResponse).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onResponse).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe("aborting", () => {
  test("works with a signal of another realm, such as jsdom's", async () => {
    const { signal } = new AbortController();
    const foreign = Object.assign(new EventTarget(), {
      aborted: false,
      reason: undefined,
      throwIfAborted: () => undefined,
    });
    expect(() => new Request("http://localhost", { signal: foreign as typeof signal })).toThrow();

    const response = sendRequest(createSandbox(), "report-details/CLM-1001", {
      signal: foreign as typeof signal,
    });

    expect((await response).status).toBe(200);
  });

  test("during the latency rejects with the signal's reason", async () => {
    const caller = new AbortController();
    const response = sendRequest(createSandbox({ latencyMs: 60_000 }), "report-details/CLM-1001", {
      signal: caller.signal,
    });
    caller.abort("changed my mind");

    await expect(response).rejects.toBe("changed my mind");
  });

  test("during a slow response rejects with the signal's reason", async () => {
    const response = sendRequest(createSandbox(), "report-details/CLM-4004", {
      signal: AbortSignal.timeout(1),
    });

    await expect(response).rejects.toHaveProperty("name", "TimeoutError");
  });

  test("before the request rejects immediately", async () => {
    const response = sendRequest(createSandbox(), "report-details/CLM-1001", {
      signal: AbortSignal.abort(),
    });

    await expect(response).rejects.toHaveProperty("name", "AbortError");
  });
});

test("uses no timer without latency, so that it works with fake timers", async () => {
  vi.useFakeTimers();
  expect((await sendRequest(createSandbox(), "report-details/CLM-1001")).status).toBe(200);
  vi.useRealTimers();
});

test("accepts custom claims", async () => {
  const { claims } = await import("./seed.ts");
  const [first] = claims;
  if (!first) throw new Error("There are no claims.");
  const sandbox = createSandbox({ seed: [(day) => ({ ...first(day), claimNumber: "MY-1" })] });

  expect((await sendRequest(sandbox, "report-details/MY-1")).status).toBe(200);
  expect((await sendRequest(sandbox, "report-details/CLM-1001")).status).toBe(404);
});
