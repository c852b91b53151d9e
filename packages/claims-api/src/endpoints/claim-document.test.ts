import { describe, expect, test, vi } from "vitest";
import {
  clientThatAnswers,
  type SentRequest,
  silence,
  status,
} from "../../testing/client-that-answers.ts";
import { claimDocument } from "../documents.ts";
import { type FetchDocument, repairsDetails } from "../index.ts";

const PDF = "%PDF-1.7 …";
const asked = { claimNumber: "CLM-1", documentPublicID: "EST/1" };

/** A server whose document tokens are good from the second one on, if the first is expired. */
function serverWith(document: (request: SentRequest) => unknown = () => new Response(PDF)) {
  let issued = 0;
  return (request: SentRequest): unknown => {
    if (request.url.pathname.includes("/documents/")) return document(request);
    issued += 1;
    return Response.json({
      scenario: "TOTAL_LOSS",
      viewEstimate: { estimates: [{ accessToken: `t-${issued}`, documentPublicID: "EST/1" }] },
      lossEvaluationDocument: { accessToken: `v-${issued}`, documentPublicID: "VAL-1" },
    });
  };
}

const onlyGood = ({ headers }: SentRequest) =>
  headers.get("X-Document-Token") === "t-2" ? new Response(PDF) : status(403);

const text = async (bytes: Promise<Blob>) => (await bytes).text();
const paths = (sent: SentRequest[]) =>
  sent.map(({ url }) => url.pathname.replace("/claims-api/", ""));

test("comes from GET documents/{documentPublicID}/content, with its token in a header alone", async () => {
  const { client, sent } = clientThatAnswers([serverWith()]);

  expect(await text(client.call(claimDocument, asked))).toBe(PDF);
  expect(paths(sent)).toEqual(["repairs-details/CLM-1", "documents/EST%2F1/content"]);
  expect(sent[1]?.headers.get("X-Document-Token")).toBe("t-1");
  expect(sent[1]?.headers.get("Accept")).toBe("application/pdf");
  expect(sent[1]?.url.href).not.toContain("t-1");
});

test("comes by what the cache knows of the repairs", async () => {
  const { client, sent } = clientThatAnswers([serverWith()]);
  await client.call(repairsDetails, asked);
  await client.call(claimDocument, { ...asked, documentPublicID: "VAL-1" });

  expect(paths(sent)).toEqual(["repairs-details/CLM-1", "documents/VAL-1/content"]);
  expect(sent[1]?.headers.get("X-Document-Token")).toBe("v-1");
});

describe("an expired token", () => {
  test("is replaced past the cache, once, and the new one is kept", async () => {
    const { client, sent } = clientThatAnswers([serverWith(onlyGood)]);
    await client.call(repairsDetails, asked);

    expect(await text(client.call(claimDocument, asked))).toBe(PDF);
    expect(await text(client.call(claimDocument, asked))).toBe(PDF);
    expect(paths(sent)).toEqual([
      "repairs-details/CLM-1",
      "documents/EST%2F1/content",
      "repairs-details/CLM-1",
      "documents/EST%2F1/content",
      "documents/EST%2F1/content",
    ]);
  });

  test.each([
    { code: 401, failure: "unauthorized" },
    { code: 403, failure: "forbidden" },
  ])("that stays refused with $code is '$failure'", async ({ code, failure }) => {
    const { client, sent } = clientThatAnswers([serverWith(() => status(code))]);

    await expect(client.call(claimDocument, asked)).rejects.toMatchObject({
      code: failure,
      call: "document",
      status: code,
    });
    expect(paths(sent).filter((path) => path.startsWith("repairs"))).toHaveLength(2);
  });

  test("is not sought behind other failures", async () => {
    const { client, sent } = clientThatAnswers([serverWith(() => status(404))]);
    await expect(client.call(claimDocument, asked)).rejects.toMatchObject({ code: "not_found" });
    expect(sent).toHaveLength(2);
  });
});

test.each([
  { case: "HTML", body: "<!doctype html><p>%PDF-" },
  { case: "nothing", body: "" },
  { case: "too much", body: `%PDF-${"x".repeat(25_000_000)}` },
])("that is $case is a 'document' error", async ({ body }) => {
  const { client } = clientThatAnswers([serverWith(() => new Response(body))]);
  await expect(client.call(claimDocument, asked)).rejects.toMatchObject({
    code: "document",
    call: "document",
  });
});

test.each([
  { case: "that the repairs do not have", input: { ...asked, documentPublicID: "EST-9" } },
  {
    case: "of the member's, for a third party",
    input: { ...asked, isThirdParty: true, contactId: "7" },
  },
])("$case is a 'document' error, and is not asked for", async ({ input }) => {
  const { client, sent } = clientThatAnswers([serverWith()]);
  await expect(client.call(claimDocument, input)).rejects.toMatchObject({ code: "document" });
  expect(paths(sent)).toEqual(["repairs-details/CLM-1"]);
});

describe("the host's own fetchDocument", () => {
  const brought = (fetchDocument: FetchDocument) =>
    clientThatAnswers([serverWith()], { fetchDocument });

  test.each([
    { case: "a response", bytes: () => new Response(PDF) },
    { case: "a blob", bytes: () => new Blob([PDF]) },
    { case: "a buffer", bytes: () => new TextEncoder().encode(PDF).buffer },
  ])("may bring $case", async ({ bytes }) => {
    const fetchDocument = vi.fn<FetchDocument>(async () => bytes());
    const { client, sent } = brought(fetchDocument);

    expect(await text(client.call(claimDocument, asked))).toBe(PDF);
    expect(paths(sent)).toEqual(["repairs-details/CLM-1"]);
    expect(fetchDocument).toHaveBeenCalledExactlyOnceWith(
      { accessToken: "t-1", documentPublicID: "EST/1" },
      { kind: "estimate", signal: expect.any(AbortSignal) },
    );
  });

  test("hears which kind of document it is", async () => {
    const kinds: string[] = [];
    const { client } = brought(async (_, { kind }) => {
      kinds.push(kind);
      return new Response(PDF);
    });
    await client.call(claimDocument, { ...asked, documentPublicID: "VAL-1" });
    expect(kinds).toEqual(["valuation"]);
  });

  test("gets a new token when the first is refused", async () => {
    const { client } = brought(async ({ accessToken }) =>
      accessToken === "t-2" ? new Response(PDF) : status(401),
    );
    expect(await text(client.call(claimDocument, asked))).toBe(PDF);
  });

  test.each([
    {
      case: "throws",
      fetchDocument: async ({ accessToken }: { accessToken: string }): Promise<Response> => {
        throw new Error(`no ${accessToken}`);
      },
    },
    { case: "fails", fetchDocument: async () => status(500) },
    { case: "brings no PDF", fetchDocument: async () => new Response("hello") },
  ])("that $case is a 'document' error without its words", async ({ fetchDocument }) => {
    const { client } = brought(fetchDocument);
    const failure: unknown = await client.call(claimDocument, asked).catch((thrown) => thrown);
    expect(failure).toMatchObject({ code: "document", call: "document" });
    expect(JSON.stringify([failure, String(failure)])).not.toContain("t-1");
  });
});

test("is given up with its caller, and at logout", async () => {
  const { client, sent } = clientThatAnswers([serverWith(silence)]);
  const controller = new AbortController();
  const left = client.call(claimDocument, asked, { signal: controller.signal });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  controller.abort("bye");
  await expect(left).rejects.toBe("bye");

  const cleared = client.call(claimDocument, asked);
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  client.clear();
  await expect(cleared).rejects.toMatchObject({ name: "AbortError" });
});

test("is given up after a minute", async () => {
  vi.useFakeTimers();
  const { client } = clientThatAnswers([serverWith(silence)], { retry: { retries: 0 } });
  const failed = expect(client.call(claimDocument, asked)).rejects.toMatchObject({
    code: "timeout",
  });

  await vi.advanceTimersByTimeAsync(60_000);

  await failed;
  vi.useRealTimers();
});
