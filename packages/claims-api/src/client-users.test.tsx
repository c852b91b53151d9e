import { afterEach, describe, expect, test, vi } from "vitest";
import { clientThatAnswers, type SentRequest, status } from "../testing/client-that-answers.ts";
import { jwtOf } from "../testing/jwt-of.ts";
import { type FeedbackRecord, storedFeedback, storeFeedback } from "./feedback.ts";
import {
  type ClaimsClient,
  type ClaimsClientOptions,
  claimSummary,
  reportDetails,
  timelines,
} from "./index.ts";

// In a browser: one client, whose user changes without `clear()`. On a server: users.test.ts.

const claim = { claimNumber: "CLM-1" };

afterEach(() => sessionStorage.clear());

/** An API whose answers contain the token that was sent. */
function whoAsks({ headers, url }: SentRequest): unknown {
  const token = headers.get("Authorization")?.replace("Bearer ", "");
  return url.pathname.endsWith("claim-contacts")
    ? { claimContacts: [{ contactId: "CNT-1", isCurrentUser: true }] }
    : { incidentType: token, vehicle: token, timelineCategories: [] };
}

/** A page with one client. `as` sets the token that the host returns, and the subject if there is one. */
function page(options: Partial<ClaimsClientOptions> = {}, replies: readonly unknown[] = [whoAsks]) {
  let token = "";
  const events: string[] = [];
  const { client, sent } = clientThatAnswers(replies, {
    subject: undefined,
    getAccessToken: () => token,
    ...options,
  });
  client.subscribe(({ type }) => void (type !== "request" && events.push(type)));
  return { client, sent, events, as: (next: string) => void (token = next), token: () => token };
}

const report = async (client: ClaimsClient): Promise<unknown> => {
  const { data, source } = await client.load(reportDetails, claim);
  return [data.incidentType, source];
};

const [ada, adaRenewed, ben] = [jwtOf("ada"), jwtOf("ada", "2"), jwtOf("ben")];

describe("when the token changes without clear()", () => {
  test.each([
    { to: "another user's", next: ben, shared: false },
    {
      to: "one with the same subject of another issuer",
      next: jwtOf("ada", "1", "x"),
      shared: false,
    },
    { to: "a renewed one of the same user", next: adaRenewed, shared: true },
    { to: "an opaque one", next: "opaque", shared: false },
  ])("to $to, results are shared: $shared", async ({ next, shared }) => {
    const { client, as, events } = page();
    as(ada);
    await report(client);
    await client.load(claimSummary, claim);
    as(next);

    expect(client.prepare(claimSummary, claim).previous() !== undefined).toBe(shared);
    expect(await report(client)).toEqual(shared ? [ada, "cache"] : [next, "network"]);
    expect(events).toEqual(shared ? [] : ["user"]);
    as(ada);
    expect(await report(client)).toEqual([ada, shared ? "cache" : "network"]);
  });

  test.each([
    { kind: "synchronous", getAccessToken: (token: string) => token },
    { kind: "asynchronous", getAccessToken: async (token: string) => token },
  ])("a call in progress rejects, and the next user gets their own ($kind token)", async (host) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const answerLater = async (request: SentRequest) => {
      await held;
      return whoAsks(request);
    };
    const browser = page({ getAccessToken: () => host.getAccessToken(browser.token()) }, [
      answerLater,
      whoAsks,
    ]);
    const { client, sent, as } = browser;
    as(ada);
    const old = report(client);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    as(ben);
    const next = report(client);

    await expect(old).rejects.toMatchObject({ name: "AbortError" });
    expect(await next).toEqual([ben, "network"]);
    release();
    expect(await report(client)).toEqual([ben, "cache"]);
  });

  test("a late response is not delivered, even if nothing else was requested", async () => {
    const { client, sent, as } = page({}, [
      (request: SentRequest) => (as(ben), whoAsks(request)),
      whoAsks,
    ]);
    as(ada);

    await expect(report(client)).rejects.toMatchObject({ name: "AbortError" });
    expect(await report(client)).toEqual([ben, "network"]);
    expect(sent).toHaveLength(2);
  });

  test("concurrent calls in one tick go out with the token of their time", async () => {
    const { client, sent, as } = page();
    as(ada);
    const old = report(client);
    as(ben);
    const results = await Promise.allSettled([old, report(client)]);

    expect(results).toMatchObject([
      { reason: { name: "AbortError" } },
      { value: [ben, "network"] },
    ]);
    expect(sent.map(({ headers }) => headers.get("Authorization"))).toContain(`Bearer ${ben}`);
  });

  test("the contact of the user before is not used", async () => {
    const { client, sent, as } = page();
    as(ada);
    await client.load(timelines, claim);
    as(ben);
    await client.load(timelines, claim);

    expect(sent.filter(({ url }) => url.pathname.endsWith("claim-contacts"))).toHaveLength(2);
  });
});

test("a result on the way back waits for an asynchronous token", async () => {
  const browser = page({ getAccessToken: async () => browser.token() });
  const { client, as } = browser;
  as(ada);
  const { data } = await client.load(claimSummary, claim);
  const call = client.prepare(claimSummary, claim);

  expect(await (call.previous() as Promise<unknown>)).toMatchObject({ data });
  as(ben);
  expect(await (call.previous() as Promise<unknown>)).toBeUndefined();
});

test.each([
  {
    token: "at once",
    fail: () => {
      throw new Error("signed out");
    },
  },
  { token: "by a promise", fail: () => Promise.reject(new Error("signed out")) },
])("there is no result on the way back without a token ($token)", async ({ fail }) => {
  let getAccessToken: ClaimsClientOptions["getAccessToken"] = () => ada;
  const { client } = page({ getAccessToken: (context) => getAccessToken(context) });
  await client.load(claimSummary, claim);
  getAccessToken = fail;

  expect(await client.prepare(claimSummary, claim).previous()).toBeUndefined();
});

test.each([{ subject: "ada" }, { subject: () => "ada" }])(
  "with $subject as subject, opaque tokens may be renewed",
  async (options) => {
    const { client, as, events } = page(options);
    as("opaque-1");
    await report(client);
    as("opaque-2");

    expect(await report(client)).toEqual(["opaque-1", "cache"]);
    expect(events).toEqual([]);
  },
);

test("another subject is another user, whatever the token is", async () => {
  let subject = "ada";
  const { client, as, events } = page({ subject: () => subject });
  as("a-token");
  await report(client);
  subject = "ben";

  expect(await report(client)).toEqual(["a-token", "network"]);
  expect(events).toEqual(["user"]);
});

describe("a rejected token", () => {
  /** Rejects the first token that is sent. */
  const rejecting = (first: string) => (request: SentRequest) =>
    request.headers.get("Authorization") === `Bearer ${first}` ? status(401) : whoAsks(request);

  test.each([
    { first: ada, renewed: adaRenewed, result: [adaRenewed, "network"], events: [] },
    { first: "opaque-1", renewed: "opaque-2", result: ["opaque-2", "network"], events: ["user"] },
    { first: ada, renewed: ben, result: "AbortError", events: ["user"] },
  ])("is renewed, and the user may be another one: $events", async (row) => {
    let current = row.first;
    const browser = page(
      {
        getAccessToken: ({ reason }) => (reason === "expired" ? (current = row.renewed) : current),
      },
      [rejecting(row.first)],
    );
    const outcome = await report(browser.client).catch(({ name }: Error) => name);

    expect(outcome).toEqual(row.result);
    expect(browser.events).toEqual(row.events);
  });
});

test("tokens that differ each time end in an error instead of endless requests", async () => {
  let count = 0;
  const { client } = page({ getAccessToken: async () => `opaque-${(count += 1)}` });
  const outcomes = [];
  for (let index = 0; index < 60; index += 1) {
    outcomes.push(await report(client).catch(({ code }: { code: string }) => code));
  }

  expect(outcomes.at(-1)).toBe("configuration");
});

describe("answers to 'Was this helpful?'", () => {
  const record: FeedbackRecord = {
    ...claim,
    component: "payout-accordion",
    persona: "member",
    device: "desktop",
    feedbackSection: "PAYOUT",
    feedbackResponse: "No",
  };

  test("belong to the user, also on the next page and in a tab opened from this one", async () => {
    const { client, as } = page();
    as(ada);
    await report(client);
    storeFeedback(record);
    as(adaRenewed);
    await report(client);
    expect(storedFeedback(record)).toBe("No");
    const copied = JSON.stringify({ ...sessionStorage });
    expect(copied).not.toMatch(/ada|login\.example/);

    as(ben);
    await report(client);
    expect(storedFeedback(record)).toBeUndefined();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("CLM-1");

    for (const [name, value] of Object.entries(JSON.parse(copied) as Record<string, string>)) {
      sessionStorage.setItem(name, value);
    }
    expect(storedFeedback(record)).toBeUndefined();
    const next = page();
    next.as(ada);
    await report(next.client);
    expect(storedFeedback(record)).toBe("No");
  });
});
