import { type ClaimsClient, ClaimsError, type ClaimsErrorCode } from "@claimkit/claims-api";
import { afterEach, expect, test, vi } from "vitest";
import { loadPdf } from "./load-pdf.ts";
import { openDocument } from "./open-document.ts";
import type { Pdf } from "./pdf.ts";

// Test files share their modules, and another one may have loaded what is mocked here.
vi.hoisted(() => vi.resetModules());
vi.mock("./load-pdf.ts", () => ({ loadPdf: vi.fn<typeof loadPdf>(), prefetchPdf: () => {} }));
vi.mock("./load-reader.ts", () => ({ loadReader: async () => () => null }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const query = { claimNumber: "CLM-1", documentPublicID: "EST-1" };
const pdf: Pdf = {
  pageCount: 1,
  pageSize: { width: 816, height: 1056 },
  needsForms: false,
  page: () => Promise.reject(new Error("not asked for")),
};
const named = (name: string): Error => Object.assign(new Error(name), { name });

/** A client with this result for every call, on any server. */
function clientThat(call: () => Promise<Blob>): ClaimsClient {
  const client = { call, withServer: vi.fn<(serverId: string) => object>() };
  client.withServer.mockReturnValue(client);
  return client as unknown as ClaimsClient;
}

const client = clientThat(async () => new Blob(["%PDF-1.7"], { type: "text/html" }));

test("returns the open document, and a URL of its bytes that is revoked with the signal", async () => {
  vi.mocked(loadPdf).mockResolvedValue(pdf);
  const controller = new AbortController();

  const opened = await openDocument(client, query, {}, controller.signal);

  expect(opened).toMatchObject({ status: "ready", pdf });
  const bytes = await (await fetch(opened.url ?? "")).blob();
  expect([bytes.type, await bytes.text()]).toEqual(["application/pdf", "%PDF-1.7"]);
  controller.abort();
  await expect(fetch(opened.url ?? "")).rejects.toThrow();
});

test("passes a copy of the bytes, the host's settings and the signal to pdf.js", async () => {
  vi.mocked(loadPdf).mockResolvedValue(pdf);
  const { signal } = new AbortController();
  const settings = { cMapUrl: "/cmaps/" };

  await openDocument(client, query, settings, signal);

  const [copy, ...rest] = vi.mocked(loadPdf).mock.lastCall ?? [];
  expect(new TextDecoder().decode(copy)).toBe("%PDF-1.7");
  expect(rest).toEqual([settings, expect.any(AbortSignal)]);
});

test("opens a document where blobs have no arrayBuffer(), as in jsdom", async () => {
  vi.mocked(loadPdf).mockResolvedValue(pdf);
  const { arrayBuffer } = Blob.prototype;
  class JsdomFileReader extends EventTarget {
    result: unknown;
    async readAsArrayBuffer(blob: Blob): Promise<void> {
      this.result = await arrayBuffer.call(blob);
      this.dispatchEvent(new Event("load"));
    }
  }
  vi.stubGlobal("FileReader", JsdomFileReader);
  Reflect.deleteProperty(Blob.prototype, "arrayBuffer");

  const opening = openDocument(client, query, {}, new AbortController().signal);
  await opening.finally(() => Object.assign(Blob.prototype, { arrayBuffer }));

  expect(await opening).toMatchObject({ status: "ready" });
  const [copy] = vi.mocked(loadPdf).mock.lastCall ?? [];
  expect(new TextDecoder().decode(copy)).toBe("%PDF-1.7");
});

test.each<{ code: ClaimsErrorCode; failure: string; onLine?: boolean }>([
  { code: "network", failure: "failed" },
  { code: "network", failure: "offline", onLine: false },
  { code: "timeout", failure: "offline", onLine: false },
  { code: "unauthorized", failure: "refused" },
  { code: "forbidden", failure: "refused" },
  { code: "document", failure: "failed" },
  { code: "not_found", failure: "failed" },
  { code: "timeout", failure: "failed" },
])("a document that fails with '$code' is '$failure', without bytes", async (row) => {
  const { code, failure, onLine = true } = row;
  vi.stubGlobal("navigator", { onLine });
  const refusing = clientThat(() => Promise.reject(new ClaimsError({ code })));
  expect(await openDocument(refusing, query, {}, new AbortController().signal)).toEqual({
    status: "error",
    failure,
    error: expect.objectContaining({ code }),
    url: undefined,
  });
});

test.each([
  {
    case: "asks for a password",
    thrown: named("PasswordException"),
    failure: "password",
    code: "document",
  },
  {
    case: "is damaged",
    thrown: named("InvalidPDFException"),
    failure: "corrupt",
    code: "document",
  },
  {
    case: "is odd in some other way",
    thrown: named("UnknownErrorException"),
    failure: "corrupt",
    code: "document",
  },
  {
    case: "meets no pdf.js",
    thrown: new TypeError("Failed to fetch"),
    failure: "failed",
    code: "network",
  },
])("a document that $case is '$failure', and can be saved", async ({ thrown, failure, code }) => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.mocked(loadPdf).mockRejectedValue(thrown);

  const opened = await openDocument(client, query, {}, new AbortController().signal);

  expect(opened).toEqual({
    status: "error",
    failure,
    error: expect.objectContaining({ name: "ClaimsError", code }),
    url: expect.stringMatching(/^blob:/),
  });
});

test("a document is 'offline' if pdf.js can't be loaded", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  vi.mocked(loadPdf).mockRejectedValue(new TypeError("Failed to fetch"));

  const opened = await openDocument(client, query, {}, new AbortController().signal);

  expect(opened).toMatchObject({ failure: "offline" });
});

test.each([
  { pageCount: 0, failure: "empty" },
  { pageCount: 2001, failure: "long" },
])("a document of $pageCount pages is '$failure', and closed again", async (document) => {
  const { pageCount, failure } = document;
  vi.mocked(loadPdf).mockResolvedValue({ ...pdf, pageCount });

  const opened = await openDocument(client, query, {}, new AbortController().signal);

  expect(opened).toMatchObject({ failure, error: { code: "document" } });
  expect(vi.mocked(loadPdf).mock.lastCall?.[2].aborted).toBe(true);
  expect(await (await fetch(opened.url ?? "")).text()).toBe("%PDF-1.7");
});

test("sends the request to the given server", async () => {
  vi.mocked(loadPdf).mockResolvedValue(pdf);
  await openDocument(client, { ...query, serverId: "9" }, {}, new AbortController().signal);

  expect(client.withServer).toHaveBeenCalledExactlyOnceWith("9");
});
