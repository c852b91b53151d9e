import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test, vi } from "vitest";
import { clientThatAnswers, type SentRequest, status } from "../testing/client-that-answers.ts";
import { jwtOf } from "../testing/jwt-of.ts";
import { type ClaimsClient, type GetAccessToken, reportDetails, timelines } from "./index.ts";

// In Node, as on a server with one client for all requests. In a browser: client-users.test.tsx.

const claim = { claimNumber: "CLM-1" };

/** An API whose answers name the user whose token was sent. */
function whoAsks({ headers, url }: SentRequest): unknown {
  const token = headers.get("Authorization")?.replace("Bearer ", "");
  return url.pathname.endsWith("claim-contacts")
    ? { claimContacts: [{ contactId: token, isCurrentUser: true }] }
    : { incidentType: token, timelineCategories: [] };
}

const tokensIn = (sent: readonly SentRequest[]): (string | null)[] =>
  sent.map(({ headers }) => headers.get("Authorization"));

/** Loads the report as a user. */
const reportFor = async (client: ClaimsClient): Promise<unknown> =>
  (await client.load(reportDetails, claim)).data.incidentType;

/** The ways in which a server's `getAccessToken` can know whose request it is. */
const hosts: {
  host: string;
  create: () => { as: <T>(user: string, run: () => T) => T; getAccessToken: GetAccessToken };
}[] = [
  {
    host: "a variable",
    create() {
      let user = "";
      return {
        as: (next, run) => ((user = next), run()),
        getAccessToken: () => user,
      };
    },
  },
  {
    host: "a variable and a promise",
    create() {
      let user = "";
      return {
        as: (next, run) => ((user = next), run()),
        getAccessToken: () => {
          const now = user;
          return new Promise((resolve) => setTimeout(resolve, now === "one" ? 20 : 1, now));
        },
      };
    },
  },
  {
    host: "the asynchronous context",
    create() {
      const context = new AsyncLocalStorage<string>();
      return {
        as: (next, run) => context.run(next, run),
        async getAccessToken() {
          await new Promise((resolve) => setTimeout(resolve, 1));
          return context.getStore() ?? "nobody";
        },
      };
    },
  },
];

test.each(hosts)("two users of one client get their own results ($host)", async ({ create }) => {
  const { as, getAccessToken } = create();
  const { client, sent } = clientThatAnswers([whoAsks], { subject: undefined, getAccessToken });
  const users = ["one", "two", "one", "two"];

  const concurrent = users.map((user) => as(user, () => reportFor(client)));
  expect(await Promise.all(concurrent)).toEqual(users);
  for (const user of users) expect(await as(user, () => reportFor(client))).toBe(user);
  expect(tokensIn(sent).toSorted()).toEqual(
    [...users, ...users].map((user) => `Bearer ${user}`).toSorted(),
  );
});

test.each(hosts)("every part of a combined call is its user's ($host)", async ({ create }) => {
  const { as, getAccessToken } = create();
  const { client, sent } = clientThatAnswers([whoAsks], { subject: undefined, getAccessToken });

  await Promise.all(["one", "two"].map((user) => as(user, () => client.load(timelines, claim))));
  const asked = sent.map(({ url, headers }) => [
    url.pathname.split("/").at(-1),
    headers.get("Authorization"),
  ]);
  expect(asked.toSorted()).toEqual([
    ["claim-contacts", "Bearer one"],
    ["claim-contacts", "Bearer two"],
    ["one", "Bearer one"],
    ["two", "Bearer two"],
  ]);
});

test.each([
  { renewed: jwtOf("one", "2"), outcome: "answers", tokens: [jwtOf("one"), jwtOf("one", "2")] },
  { renewed: jwtOf("two"), outcome: "fails", tokens: [jwtOf("one")] },
])("a rejected token is never replaced by another user's ($outcome)", async (renewal) => {
  const getAccessToken: GetAccessToken = ({ reason }) =>
    reason === "initial" ? jwtOf("one") : renewal.renewed;
  const { client, sent } = clientThatAnswers([status(401), whoAsks], {
    subject: undefined,
    getAccessToken,
  });

  const [result] = await Promise.allSettled([reportFor(client)]);
  expect(tokensIn(sent)).toEqual(renewal.tokens.map((token) => `Bearer ${token}`));
  expect(result).toMatchObject(
    renewal.outcome === "answers"
      ? { value: renewal.renewed }
      : { reason: { code: "unauthorized", status: 401 } },
  );
});

test("a renewed token of one user is not used for another", async () => {
  let user = "one";
  const rejectedOnce = new Set(["one", "two"]);
  const { client, sent } = clientThatAnswers(
    [
      (request: SentRequest) =>
        rejectedOnce.delete(tokensIn([request])[0]?.replace("Bearer ", "") ?? "")
          ? status(401)
          : whoAsks(request),
    ],
    {
      subject: undefined,
      getAccessToken: ({ reason }) =>
        reason === "initial" ? user : `${user} renewed`.replace(" ", "-"),
    },
  );
  const one = reportFor(client);
  expect(await one).toBe("one-renewed");
  user = "two";
  expect(await reportFor(client)).toBe("two-renewed");
  expect(sent).toHaveLength(4);
});

test("a function as subject does not let users of a server share anything", async () => {
  let user = "one";
  const { client } = clientThatAnswers([whoAsks], {
    subject: () => user,
    getAccessToken: () => user,
  });
  const one = reportFor(client);
  user = "two";

  expect(await Promise.all([one, reportFor(client)])).toEqual(["one", "two"]);
});

test("clear ends calls that wait for a token or an answer", async () => {
  const { client, sent } = clientThatAnswers([() => new Promise(() => undefined)], {
    subject: undefined,
  });
  const slow = clientThatAnswers([], {
    subject: undefined,
    getAccessToken: () => new Promise(() => undefined),
  }).client;
  const calls = [reportFor(client), reportFor(slow)];
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  client.clear();
  slow.clear();

  expect(await Promise.allSettled(calls)).toMatchObject([
    { reason: { name: "AbortError" } },
    { reason: { name: "AbortError" } },
  ]);
});
