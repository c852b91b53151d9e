import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clientThatAnswers, type SentRequest, status } from "../../testing/client-that-answers.ts";
import { claimSummary, type GetAccessToken, reportDetails, type TokenReason } from "../index.ts";

const claim = { claimNumber: "CLM-1" };
const report = { incidentType: "Hail" };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that accepts one token. */
function accepting(token: string) {
  return ({ headers }: SentRequest): unknown =>
    headers.get("Authorization") === `Bearer ${token}`
      ? { ...report, vehicle: "2019 Ford" }
      : status(401);
}

/** A host page whose token is expired until it is renewed. */
function renewing() {
  const reasons: TokenReason[] = [];
  const getAccessToken: GetAccessToken = async ({ reason }) => {
    reasons.push(reason);
    await vi.advanceTimersByTimeAsync(0);
    return reasons.includes("expired") ? "new" : "old";
  };
  return { reasons, getAccessToken };
}

describe("the token function", () => {
  test("is called before every call, so that a renewed token takes effect immediately", async () => {
    let token = "one";
    const { client, sent } = clientThatAnswers([report], { getAccessToken: () => token });
    await client.load(reportDetails, claim);
    token = "two";
    await client.load(claimSummary, claim).catch(() => undefined);

    expect(sent.map(({ headers }) => headers.get("Authorization"))).toEqual([
      "Bearer one",
      "Bearer two",
    ]);
  });

  test("is called once for concurrent calls", async () => {
    const getAccessToken = vi.fn(async () => "a-token");
    const { client, sent } = clientThatAnswers([{ ...report, vehicle: "x" }], { getAccessToken });
    await Promise.all([
      client.load(reportDetails, claim),
      client.load(claimSummary, claim),
      client.withServer("4").load(reportDetails, claim),
    ]);

    expect(sent).toHaveLength(3);
    expect(getAccessToken).toHaveBeenCalledExactlyOnceWith({
      reason: "initial",
      signal: expect.any(AbortSignal),
    });
  });

  test("is not called for a cached result", async () => {
    const getAccessToken = vi.fn(() => "a-token");
    const { client } = clientThatAnswers([report], { getAccessToken });
    await client.load(reportDetails, claim);
    await client.load(reportDetails, claim);

    expect(getAccessToken).toHaveBeenCalledOnce();
  });

  test.each([
    {
      case: "throws",
      getAccessToken: () => {
        throw new Error("secret-token");
      },
    },
    { case: "rejects", getAccessToken: () => Promise.reject(new Error("secret-token")) },
    { case: "returns empty text", getAccessToken: () => "" },
    {
      case: "returns a token that is not a valid header value",
      getAccessToken: () => "secret-token\r\nX-Admin: 1",
    },
    { case: "returns undefined", getAccessToken: () => undefined as unknown as string },
  ])("that $case sends no request, and fails with unauthorized", async ({ getAccessToken }) => {
    const { client, sent } = clientThatAnswers([report], { getAccessToken });
    const failure: unknown = await client
      .load(reportDetails, claim)
      .catch((error: unknown) => error);

    expect(failure).toMatchObject({ code: "unauthorized", attempts: 0 });
    expect(String(failure)).toBe("ClaimsError: getAccessToken returned no valid token.");
    expect(sent).toEqual([]);
  });

  test("times out like an attempt", async () => {
    let tokenSignal: AbortSignal | undefined;
    const getAccessToken: GetAccessToken = ({ signal }) => {
      tokenSignal = signal;
      return new Promise(() => undefined);
    };
    const { client } = clientThatAnswers([report], { getAccessToken });
    const outcome = expect(client.load(reportDetails, claim)).rejects.toMatchObject({
      code: "unauthorized",
    });
    await vi.advanceTimersByTimeAsync(15_000);
    await outcome;
    expect(tokenSignal?.aborted).toBe(true);
  });
});

describe("a rejected token", () => {
  test("is not renewed by a prerendered page before the user opens it", async () => {
    const page = Object.assign(new EventTarget(), { prerendering: true });
    vi.stubGlobal("document", page);
    const { reasons, getAccessToken } = renewing();
    const { client } = clientThatAnswers([accepting("new")], { getAccessToken });
    const result = client.call(reportDetails, claim);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reasons).toEqual(["initial"]);

    page.dispatchEvent(new Event("prerenderingchange"));

    expect(await result).toMatchObject(report);
    expect(reasons).toEqual(["initial", "expired"]);
  });

  test("is renewed once, and the call is retried", async () => {
    const { reasons, getAccessToken } = renewing();
    const { client, sent } = clientThatAnswers([accepting("new")], { getAccessToken });

    await expect(client.call(reportDetails, claim)).resolves.toMatchObject(report);
    expect(reasons).toEqual(["initial", "expired"]);
    expect(sent).toHaveLength(2);
  });

  test("fails with unauthorized if the new one is rejected too", async () => {
    const { reasons, getAccessToken } = renewing();
    const { client, sent } = clientThatAnswers([status(401)], { getAccessToken });

    await expect(client.call(reportDetails, claim)).rejects.toMatchObject({
      code: "unauthorized",
      status: 401,
      attempts: 2,
      retryable: false,
    });
    expect(reasons).toEqual(["initial", "expired"]);
    expect(sent).toHaveLength(2);
  });

  test("fails with unauthorized if there is no new one", async () => {
    const getAccessToken: GetAccessToken = ({ reason }) => {
      if (reason === "expired") throw new Error("The session is over.");
      return "old";
    };
    const { client, sent } = clientThatAnswers([status(401)], { getAccessToken });

    await expect(client.call(reportDetails, claim)).rejects.toMatchObject({
      code: "unauthorized",
      status: 401,
      attempts: 1,
    });
    expect(sent).toHaveLength(1);
  });

  test("of concurrent calls is renewed only once", async () => {
    const { reasons, getAccessToken } = renewing();
    const { client, sent } = clientThatAnswers([accepting("new")], { getAccessToken });
    const claims = ["1", "2", "3", "4", "5"].map((claimNumber) =>
      client.call(reportDetails, { claimNumber }),
    );

    await expect(Promise.all(claims)).resolves.toHaveLength(5);
    expect(reasons).toEqual(["initial", "expired"]);
    expect(sent).toHaveLength(10);
  });

  test("is not renewed again for a call that is rejected later", async () => {
    const { reasons, getAccessToken } = renewing();
    const answer = accepting("new");
    const slow = async (request: SentRequest): Promise<unknown> => {
      if (
        request.url.pathname.endsWith("slow") &&
        request.headers.get("Authorization") === "Bearer old"
      ) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      return answer(request);
    };
    const { client } = clientThatAnswers([slow], { getAccessToken });
    const late = client.call(reportDetails, { claimNumber: "slow" });
    await expect(client.call(reportDetails, { claimNumber: "fast" })).resolves.toMatchObject(
      report,
    );
    await vi.advanceTimersByTimeAsync(1000);

    await expect(late).resolves.toMatchObject(report);
    expect(reasons).toEqual(["initial", "expired"]);
  });

  test("is renewed again the next time it expires", async () => {
    let accepted = "token-1";
    let current = 0;
    const getAccessToken: GetAccessToken = ({ reason }) => {
      if (reason === "expired") current += 1;
      return `token-${current}`;
    };
    const { client } = clientThatAnswers([(request: SentRequest) => accepting(accepted)(request)], {
      getAccessToken,
    });

    await expect(client.call(reportDetails, claim)).resolves.toMatchObject(report);
    accepted = "token-2";
    await expect(client.call(claimSummary, claim)).resolves.toMatchObject({ vehicle: "2019 Ford" });
    expect(current).toBe(2);
  });

  test("does not count as a retry", async () => {
    const { client, sent } = clientThatAnswers([status(500), status(401), status(500), report]);
    const pending = client.call(reportDetails, claim);
    await vi.runAllTimersAsync();

    await expect(pending).resolves.toMatchObject(report);
    expect(sent).toHaveLength(4);
  });
});

describe("after a logout", () => {
  test("a pending token request is discarded", async () => {
    let resolveToken: (token: string) => void = () => undefined;
    let user = "first";
    const getAccessToken: GetAccessToken = () =>
      user === "first"
        ? new Promise((resolve) => {
            resolveToken = resolve;
          })
        : "token-of-second";
    const { client, sent } = clientThatAnswers([report], { getAccessToken });
    const first = client.load(reportDetails, claim);
    client.clear();
    user = "second";
    const second = client.load(reportDetails, claim);
    resolveToken("token-of-first");

    await expect(first).rejects.toMatchObject({ name: "AbortError" });
    await expect(second).resolves.toMatchObject({ data: report });
    expect(sent.map(({ headers }) => headers.get("Authorization"))).toEqual([
      "Bearer token-of-second",
    ]);
  });
});
