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
const estimateInput = { claimNumber: "CLM-1", documentPublicID: "EST/1" };

/** A server that issues a new document token with each `repairs-details`. */
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

const acceptsSecondToken = ({ headers }: SentRequest) =>
  headers.get("X-Document-Token") === "t-2" ? new Response(PDF) : status(403);

const text = async (bytes: Promise<Blob>) => (await bytes).text();
const paths = (sent: SentRequest[]) =>
  sent.map(({ url }) => url.pathname.replace("/claims-api/", ""));

test("is requested with GET documents/{documentPublicID}/content, with its token only in a header", async () => {
  const { client, sent } = clientThatAnswers([serverWith()]);

  expect(await text(client.call(claimDocument, estimateInput))).toBe(PDF);
  expect(paths(sent)).toEqual(["repairs-details/CLM-1", "documents/EST%2F1/content"]);
  expect(sent[1]?.headers.get("X-Document-Token")).toBe("t-1");
  expect(sent[1]?.headers.get("Accept")).toBe("application/pdf");
  expect(sent[1]?.url.href).not.toContain("t-1");
});

test("uses cached repairs details", async () => {
  const { client, sent } = clientThatAnswers([serverWith()]);
  await client.call(repairsDetails, estimateInput);
  await client.call(claimDocument, { ...estimateInput, documentPublicID: "VAL-1" });

  expect(paths(sent)).toEqual(["repairs-details/CLM-1", "documents/VAL-1/content"]);
  expect(sent[1]?.headers.get("X-Document-Token")).toBe("v-1");
});

describe("an expired token", () => {
  test("is replaced once without the cache, and the new one is cached", async () => {
    const { client, sent } = clientThatAnswers([serverWith(acceptsSecondToken)]);
    await client.call(repairsDetails, estimateInput);

    expect(await text(client.call(claimDocument, estimateInput))).toBe(PDF);
    expect(await text(client.call(claimDocument, estimateInput))).toBe(PDF);
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
  ])("that is rejected with $code again fails with $failure", async ({ code, failure }) => {
    const { client, sent } = clientThatAnswers([serverWith(() => status(code))]);

    await expect(client.call(claimDocument, estimateInput)).rejects.toMatchObject({
      code: failure,
      call: "document",
      status: code,
    });
    expect(paths(sent).filter((path) => path.startsWith("repairs"))).toHaveLength(2);
  });

  test("is not replaced after other errors", async () => {
    const { client, sent } = clientThatAnswers([serverWith(() => status(404))]);
    await expect(client.call(claimDocument, estimateInput)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(sent).toHaveLength(2);
  });
});

test.each([
  { case: "HTML", body: "<!doctype html><p>%PDF-" },
  { case: "empty", body: "" },
  { case: "JSON", body: '\n{"message":"%PDF-1.7"}' },
  { case: "text with a header after 1,024 bytes", body: `${" ".repeat(1020)}${PDF}` },
  { case: "too large", body: "%PDF-".padEnd(25_000_001) },
])("a response that is $case fails with document", async ({ body }) => {
  const { client } = clientThatAnswers([serverWith(() => new Response(body))]);
  await expect(client.call(claimDocument, estimateInput)).rejects.toMatchObject({
    code: "document",
    call: "document",
  });
});

test.each(["t\n1", "tökén…"])(
  "a token %j that no header can hold fails with configuration, without a request",
  async (accessToken) => {
    const document = { accessToken, documentPublicID: "EST/1" };
    const { client, sent } = clientThatAnswers([
      { scenario: "TOTAL_LOSS", viewEstimate: { estimates: [document] } },
    ]);

    await expect(client.call(claimDocument, estimateInput)).rejects.toMatchObject({
      code: "configuration",
      call: "document",
      attempts: 0,
    });
    expect(paths(sent)).toEqual(["repairs-details/CLM-1"]);
  },
);

test.each([
  { case: "empty lines", before: "\r\n\r\n" },
  { case: "a byte order mark", before: "\uFEFF" },
  { case: "headers", before: "Content-Type: application/pdf\r\n\r\n" },
  { case: "other bytes", before: "\u0000".repeat(1000) },
])("may have $case before its header", async ({ before }) => {
  const { client } = clientThatAnswers([serverWith(() => new Response(before + PDF))]);
  expect((await client.call(claimDocument, estimateInput)).size).toBeGreaterThan(PDF.length);
});

test("may have 25,000,000 bytes", async () => {
  const { client } = clientThatAnswers([
    serverWith(() => new Response("%PDF-".padEnd(25_000_000))),
  ]);

  expect((await client.call(claimDocument, estimateInput)).size).toBe(25_000_000);
});

test.each([
  { case: "an unknown id", input: { ...estimateInput, documentPublicID: "EST-9" } },
  {
    case: "a third party",
    input: { ...estimateInput, isThirdParty: true, contactId: "7" },
  },
])("$case fails with document without a request", async ({ input }) => {
  const { client, sent } = clientThatAnswers([serverWith()]);
  await expect(client.call(claimDocument, input)).rejects.toMatchObject({ code: "document" });
  expect(paths(sent)).toEqual(["repairs-details/CLM-1"]);
});

describe("the option fetchDocument", () => {
  const clientWith = (fetchDocument: FetchDocument) =>
    clientThatAnswers([serverWith()], { fetchDocument });

  test.each([
    { case: "a response", bytes: () => new Response(PDF) },
    { case: "a blob", bytes: () => new Blob([PDF]) },
    { case: "a buffer", bytes: () => new TextEncoder().encode(PDF).buffer },
  ])("may return $case", async ({ bytes }) => {
    const fetchDocument = vi.fn<FetchDocument>(async () => bytes());
    const { client, sent } = clientWith(fetchDocument);

    expect(await text(client.call(claimDocument, estimateInput))).toBe(PDF);
    expect(paths(sent)).toEqual(["repairs-details/CLM-1"]);
    expect(fetchDocument).toHaveBeenCalledExactlyOnceWith(
      { accessToken: "t-1", documentPublicID: "EST/1" },
      { kind: "estimate", signal: expect.any(AbortSignal) },
    );
  });

  test("receives the kind of document", async () => {
    const kinds: string[] = [];
    const { client } = clientWith(async (_, { kind }) => {
      kinds.push(kind);
      return new Response(PDF);
    });
    await client.call(claimDocument, { ...estimateInput, documentPublicID: "VAL-1" });
    expect(kinds).toEqual(["valuation"]);
  });

  test("receives a new token after a 401", async () => {
    const { client } = clientWith(async ({ accessToken }) =>
      accessToken === "t-2" ? new Response(PDF) : status(401),
    );
    expect(await text(client.call(claimDocument, estimateInput))).toBe(PDF);
  });

  test.each([
    {
      case: "throws",
      fetchDocument: async ({ accessToken }: { accessToken: string }): Promise<Response> => {
        throw new Error(`no ${accessToken}`);
      },
    },
    { case: "fails", fetchDocument: async () => status(500) },
    { case: "does not return a PDF", fetchDocument: async () => new Response("hello") },
    {
      case: "returns a blob that is too large",
      fetchDocument: async () => new Blob(["%PDF-".padEnd(25_000_001)]),
    },
  ])("that $case fails with document, without the text of its error", async ({ fetchDocument }) => {
    const { client } = clientWith(fetchDocument);
    const failure: unknown = await client
      .call(claimDocument, estimateInput)
      .catch((thrown) => thrown);
    expect(failure).toMatchObject({ code: "document", call: "document" });
    expect(JSON.stringify([failure, String(failure)])).not.toContain("t-1");
  });
});

test("is aborted by its caller and by clear", async () => {
  const { client, sent } = clientThatAnswers([serverWith(silence)]);
  const controller = new AbortController();
  const aborted = client.call(claimDocument, estimateInput, { signal: controller.signal });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  controller.abort("bye");
  await expect(aborted).rejects.toBe("bye");

  const cleared = client.call(claimDocument, estimateInput);
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  client.clear();
  await expect(cleared).rejects.toMatchObject({ name: "AbortError" });
});

test("times out after a minute", async () => {
  vi.useFakeTimers();
  const { client } = clientThatAnswers([serverWith(silence)], { retry: { retries: 0 } });
  const failed = expect(client.call(claimDocument, estimateInput)).rejects.toMatchObject({
    code: "timeout",
  });

  await vi.advanceTimersByTimeAsync(60_000);

  await failed;
  vi.useRealTimers();
});
