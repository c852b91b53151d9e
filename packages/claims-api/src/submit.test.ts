import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { clientThatAnswers, silence, status } from "../testing/client-that-answers.ts";
import {
  type ClaimsError,
  type ClaimsClient,
  type ClientEvent,
  chooseRepairShop,
  mayHaveArrived,
  reportDetails,
  type Submission,
  type SubmitOptions,
} from "./index.ts";

const choice = { claimNumber: "CLM-1", shopId: "SHOP-7" };

const lost = new TypeError("Failed to fetch");
const done = status(204);

async function failureOf(submission: Promise<unknown>): Promise<ClaimsError> {
  return submission.then(
    () => expect.fail("It has succeeded."),
    (error: unknown) => error as ClaimsError,
  );
}

test("sends the input once, with everything that every request has and an idempotency key", async () => {
  const { client, sent } = clientThatAnswers([done]);

  expect(await client.submit(chooseRepairShop, choice, { locale: "es-US" })).toBeUndefined();

  expect(sent).toHaveLength(1);
  const [request] = sent;
  expect(request?.method).toBe("PUT");
  expect(request?.url.pathname).toBe("/claims-api/repairs-details/CLM-1/shop");
  expect(request?.body).toEqual({ shopId: "SHOP-7" });
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    "accept-language": "es-US",
    authorization: "Bearer a-token",
    client_id: "a-client",
    "content-type": "application/json",
    "idempotency-key": expect.stringMatching(/^[0-9a-f-]{36}$/),
    "x-message-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

const refusals = [400, 402, 403, 404, 405, 409, 410, 412, 413, 415, 422, 423, 425, 428, 429, 451];
const uncertain = [408, 500, 501, 502, 503, 504, 507, 511];

test.each([
  ...refusals.map((code) => ({ answer: `status ${code}`, act: status(code), arrived: false })),
  ...uncertain.map((code) => ({ answer: `status ${code}`, act: status(code), arrived: true })),
  { answer: "no answer", act: lost, arrived: true },
  { answer: "no answer in time", act: silence, arrived: true },
  { answer: "an answer that is HTML", act: new Response("<!doctype html>"), arrived: true },
])("after $answer is not sent again, and may have arrived: $arrived", async ({ act, arrived }) => {
  const { client, sent } = clientThatAnswers([act], { timeoutMs: 20 });
  const changes: ClientEvent[] = [];
  client.subscribe((event) => void (event.type === "invalidate" && changes.push(event)));

  const error = await failureOf(client.submit(chooseRepairShop, choice));

  expect(sent).toHaveLength(1);
  expect(error).toMatchObject({ name: "ClaimsError", call: "chooseRepairShop", attempts: 1 });
  expect(mayHaveArrived(error)).toBe(arrived);
  // What the page shows may be old.
  expect(changes).toHaveLength(arrived ? 1 : 0);
});

const failing = (): never => {
  throw new TypeError("a bug of the host");
};

test.each<{ what: string; options?: SubmitOptions; token?: string; own?: object }>([
  { what: "an empty field", own: { path: "shops/{missing}" } },
  { what: "a token that cannot be sent", token: "ä" },
  { what: "a key that cannot be sent", options: { idempotencyKey: "№ 1" } },
  { what: "a locale that cannot be sent", options: { locale: "es\r\nX-Admin: 1" } },
  { what: "a request() that throws", own: { request: failing } },
  // Otherwise, a stored submission would be reported as failed.
  { what: "changes() that throw", own: { changes: failing } },
])("is not sent with $what", async ({ options, token = "a-token", own }) => {
  const { client, sent } = clientThatAnswers([done], { getAccessToken: () => token });

  const error = await failureOf(client.submit({ ...chooseRepairShop, ...own }, choice, options));

  expect(sent).toEqual([]);
  expect(error.code).toBe(token === "ä" ? "unauthorized" : "configuration");
  expect(mayHaveArrived(error)).toBe(false);
});

test("is sent with a new token after a 401, with the same key, and only once more", async () => {
  const tokens = ["an-old-token", "a-new-token", "another-token"];
  const { client, sent } = clientThatAnswers([status(401)], {
    getAccessToken: () => tokens.shift() ?? "",
  });

  const error = await failureOf(client.submit(chooseRepairShop, choice));

  expect(error.code).toBe("unauthorized");
  expect(mayHaveArrived(error)).toBe(false);
  const values = (name: string): (string | null)[] => sent.map(({ headers }) => headers.get(name));
  expect(values("Authorization")).toEqual(["Bearer an-old-token", "Bearer a-new-token"]);
  expect(new Set(values("Idempotency-Key")).size).toBe(1);
});

test("is sent again after a temporary failure if the call says that it may be", async () => {
  const { client, sent } = clientThatAnswers([status(503), done], { retry: { baseDelayMs: 0 } });

  await client.submit({ ...chooseRepairShop, mayRepeat: true }, choice);

  const keys = sent.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test.each([
  { first: 503, last: 409, arrived: true },
  { first: 401, last: 422, arrived: false },
])(
  "a refusal with $last after $first may have arrived: $arrived",
  async ({ first, last, arrived }) => {
    const { client } = clientThatAnswers([status(first), status(last)], {
      retry: { baseDelayMs: 0 },
    });

    const error = await failureOf(client.submit({ ...chooseRepairShop, mayRepeat: true }, choice));

    expect(mayHaveArrived(error)).toBe(arrived);
  },
);

test("is not sent if the user logs out in the same task", async () => {
  const { client, sent } = clientThatAnswers([done]);
  const ended = failureOf(client.submit(chooseRepairShop, choice));

  client.clear();

  expect((await ended).name).toBe("AbortError");
  await nextTask();
  expect(sent).toEqual([]);
});

test("concurrent submissions with one key share a request", async () => {
  const { client, sent } = clientThatAnswers([done]);
  const options = { idempotencyKey: "a-key" };

  await Promise.all([
    client.submit(chooseRepairShop, choice, options),
    client.submit(chooseRepairShop, choice, options),
  ]);
  await client.submit(chooseRepairShop, choice, options);

  expect(sent.map(({ headers }) => headers.get("Idempotency-Key"))).toEqual(["a-key", "a-key"]);
});

const ends = [
  { end: "an abort", act: (_: ClaimsClient, own: AbortController) => own.abort() },
  { end: "a logout", act: (client: ClaimsClient) => client.clear() },
];
const never = new Promise<never>(() => {});
const stages = [
  {
    stage: "while a token is requested",
    requests: 0,
    begin: () => clientThatAnswers([], { getAccessToken: () => never }),
  },
  { stage: "while it is sent", requests: 1, begin: () => clientThatAnswers([silence]) },
  {
    stage: "while the answer arrives",
    requests: 1,
    begin: () => clientThatAnswers([() => new Response(new ReadableStream())]),
  },
  {
    stage: "while a rejected token is renewed",
    requests: 1,
    begin: () =>
      clientThatAnswers([status(401)], {
        getAccessToken: ({ reason }) => (reason === "expired" ? never : "a-token"),
      }),
  },
];

describe.each(ends)("$end", ({ act }) => {
  test.each(stages)("$stage sends nothing more", async ({ begin, requests }) => {
    const own = new AbortController();
    const { client, sent } = begin();
    const ended = failureOf(client.submit(chooseRepairShop, choice, { signal: own.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(requests));
    await nextTask();

    act(client, own);

    expect((await ended).name).toBe("AbortError");
    await nextTask();
    expect(sent).toHaveLength(requests);
  });
});

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

test("drops the results that it changes, and no others", async () => {
  const report = { incidentType: "Hail" };
  const { client, sent } = clientThatAnswers([report, report, done, report]);
  await client.call(reportDetails, { claimNumber: "CLM-1" });
  await client.call(reportDetails, { claimNumber: "CLM-2" });

  await client.submit(chooseRepairShop, choice);
  await client.call(reportDetails, { claimNumber: "CLM-1" });
  await client.call(reportDetails, { claimNumber: "CLM-2" });

  expect(sent.map(({ url }) => url.pathname.replace("/claims-api", ""))).toEqual([
    "/report-details/CLM-1",
    "/report-details/CLM-2",
    "/repairs-details/CLM-1/shop",
    "/report-details/CLM-1",
  ]);
});

/** A call of a host that sends a file. */
const photo: Submission<{ body: FormData | Blob }, string> = {
  name: "photo",
  method: "POST",
  path: "photos",
  request: ({ body }) => ({ body }),
  response: v.object({ id: v.string() }),
  model: (wire) => (wire as { id: string }).id,
};

test.each([
  // The browser sets it, with a boundary.
  { what: "a form", body: new FormData(), type: null },
  { what: "a file", body: new Blob(["x"], { type: "image/jpeg" }), type: "image/jpeg" },
  { what: "a file without a type", body: new Blob(["x"]), type: "application/octet-stream" },
])("sends $what with its own type, and reports its progress", async ({ body, type }) => {
  const { client, sent } = clientThatAnswers([{ id: "P-1" }]);
  const onProgress = vi.fn();

  expect(await client.submit(photo, { body }, { onProgress })).toBe("P-1");

  expect(sent[0]?.headers.get("Content-Type")).toBe(type);
  expect(sent[0]?.init.body).toBe(body);
  expect(onProgress.mock.calls).toEqual([[0], [1]]);
});
