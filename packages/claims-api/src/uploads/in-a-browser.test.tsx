import { afterAll, afterEach, expect, onTestFinished, test, vi } from "vitest";
import { photo, queue, states, until } from "../../testing/uploads.ts";
import { createClaimsClient } from "../index.ts";
import { type SendRequest, tus, UploadError, uploadStore, type UploadRequest } from "../uploads.ts";
import { sendByXhr } from "./upload-request.ts";

const users: string[] = [];

/** A store of a user that no other test has. */
function storeOf(user: string): ReturnType<typeof uploadStore> {
  users.push(user);
  return uploadStore(user);
}

afterAll(async () => {
  for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
});

afterEach(async () => {
  for (const user of users.splice(0)) await uploadStore(user).clear();
});

/** A tus server in this page: the bytes of each file by its id. */
function fakeServer(): { send: SendRequest; files: Map<string, Blob[]>; parts: string[] } {
  const files = new Map<string, Blob[]>();
  const parts: string[] = [];
  const send: SendRequest = async ({ method, url, headers, body, signal }) => {
    signal.throwIfAborted();
    const id = method === "POST" ? idOf(headers) : (url.split("/").at(-1) ?? "");
    const file = files.get(id) ?? [];
    files.set(id, file);
    if (method === "PATCH") {
      parts.push(id);
      await new Promise((resolve) => setTimeout(resolve, 5));
      file.push(body as Blob);
    }
    const answer: Record<string, string> = {
      Location: `https://uploads.example/${id}`,
      "Upload-Offset": `${new Blob(file).size}`,
    };
    return { status: method === "POST" ? 201 : 204, header: (name) => answer[name] ?? null };
  };
  return { send, files, parts };
}

function idOf({ "Upload-Metadata": metadata = "" }: UploadRequest["headers"]): string {
  return atob(/id (\S+?),/.exec(metadata)?.[1] ?? "");
}

const endpoint = "https://uploads.example/";

test("keeps files in the browser until they are sent, for their user only, and drops them on logout", async () => {
  const { send, files } = fakeServer();
  const sending = { status: 0 };
  const transport = tus({
    endpoint,
    async send(request) {
      if (!sending.status) throw new UploadError("No response");
      return send(request);
    },
  });
  const photos = [photo("a.jpg", 50_000), photo("b.jpg", 60_000, 2)];
  const first = queue({ transport, store: storeOf("ann"), baseDelayMs: 60_000 });
  await first.add(photos);
  first.close();

  const other = queue({ transport, store: storeOf("bo") });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(other.items).toEqual([]);

  sending.status = 1;
  const second = queue({ transport, store: storeOf("ann") });
  await until(second, "sent");
  const arrived = await Promise.all([...files.values()].map((parts) => new Blob(parts).text()));
  const chosen = await Promise.all(photos.map((file) => file.text()));
  expect(arrived.toSorted()).toEqual(chosen.toSorted());

  await second.clear();
  expect(await uploadStore("ann").all()).toEqual([]);
});

test("only one of two tabs sends a file, and both know that it is sent", async () => {
  const { send, parts, files } = fakeServer();
  const stopped = queue({
    transport: tus({ endpoint, send: () => Promise.reject(new UploadError("No response")) }),
    store: storeOf("cy"),
  });
  await stopped.add([photo("a.jpg", 50_000), photo("b.jpg", 50_000, 2)]);
  stopped.close();

  const transport = tus({ endpoint, send, chunkSize: 10_000 });
  const tabs = [1, 2].map(() => queue({ transport, store: uploadStore("cy") }));
  for (const tab of tabs) await until(tab, "sent");

  expect(parts).toHaveLength(10);
  expect(files.size).toBe(2);
});

test("a file that is canceled in one tab is no longer sent by the other", async () => {
  const { send } = fakeServer();
  let sending = 0;
  const transport = tus({
    endpoint,
    async send(request) {
      if (request.method !== "PATCH") return send(request);
      sending += 1;
      return new Promise((_, reject) => {
        request.signal.addEventListener("abort", () => reject(new UploadError("No response")));
      });
    },
  });
  const one = queue({ transport, store: storeOf("fay") });
  await one.add([photo("a.jpg")]);
  await vi.waitFor(() => expect(sending).toBe(1));
  const tab = queue({ transport, store: storeOf("fay") });
  await until(tab, "waiting");

  tab.remove(tab.items[0]?.id ?? "");

  await vi.waitFor(() => expect(one.items).toEqual([]));
  expect(await uploadStore("fay").all()).toEqual([]);
  expect(sending).toBe(1);
});

test("queues of two claims do not see each other's files; logout drops those of both", async () => {
  const transport = tus({ endpoint, send: () => Promise.reject(new UploadError("No response")) });
  for (const claim of ["CLM-1", "CLM-2"]) {
    const uploads = queue({ transport, store: uploadStore("gus", claim) });
    await uploads.add([photo(`${claim}.jpg`)]);
    uploads.close();
  }

  const second = queue({ transport, store: uploadStore("gus", "CLM-2") });
  await until(second, "offline");
  expect(second.items.map(({ name }) => name)).toEqual(["CLM-2.jpg"]);

  await storeOf("gus").clear();
  for (const claim of ["CLM-1", "CLM-2"]) expect(await uploadStore("gus", claim).all()).toEqual([]);
});

test.each(["close", "versionchange"])(
  "keeps files also after the browser has ended the connection to IndexedDB (%s)",
  async (type) => {
    const opened: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    const spy = vi.spyOn(indexedDB, "open").mockImplementation((name) => {
      const request = open(name);
      request.addEventListener("success", () => opened.push(request.result));
      return request;
    });
    onTestFinished(() => spy.mockRestore());
    const store = storeOf("hal");
    await store.all();
    opened[0]?.close();
    opened[0]?.dispatchEvent(new Event(type));

    expect(await store.all()).toEqual([]);
  },
);

test("sends nothing with the token of another user", async () => {
  const { send, files } = fakeServer();
  let subject = "ann";
  const client = createClaimsClient({
    environment: "prod",
    baseUrl: "https://claims.example.com",
    clientId: "my-site",
    subject: () => subject,
    getAccessToken: () => "token",
  });
  await client.checkUser();
  const uploads = queue({ transport: tus({ endpoint, send }), client });

  subject = "bo";
  await uploads.add([photo("a.jpg")]);

  await vi.waitFor(() => expect(uploads.items).toEqual([]));
  expect(files.size).toBe(0);
});

test("without a connection, says so, and continues at once when it is back", async () => {
  const { send } = fakeServer();
  const line = { isUp: false };
  const transport = tus({
    endpoint,
    async send(request) {
      if (!line.isUp) throw new UploadError("No response");
      return send(request);
    },
  });
  const uploads = queue({ transport, baseDelayMs: 30_000 });
  await uploads.add([photo("a.jpg")]);
  await until(uploads, "offline");

  line.isUp = true;
  dispatchEvent(new Event("online"));

  await until(uploads, "sent");
});

test("without IndexedDB, sends, and says that nothing survives a reload", async () => {
  const { send } = fakeServer();
  const blocked = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError");
  });
  onTestFinished(() => blocked.mockRestore());
  const uploads = queue({ transport: tus({ endpoint, send }), store: uploadStore("dee") });

  await uploads.add([photo("a.jpg")]);
  await until(uploads, "sent");

  expect([uploads.isKept, states(uploads)]).toEqual([false, ["sent"]]);
});

test("sends with progress, and gives up when it is aborted or nobody answers", async () => {
  const signal = new AbortController();
  const request = { method: "POST", headers: { "X-Test": "1" }, signal: signal.signal };
  const onProgress = vi.fn();
  const body = new Blob(["Hail".repeat(1_000)]);

  const response = await sendByXhr({ ...request, url: location.href, body, onProgress });
  expect(response.status).toBeGreaterThanOrEqual(200);
  expect(response.header("Content-Type") ?? "").toEqual(expect.any(String));
  expect(onProgress).toHaveBeenLastCalledWith(4_000);

  const nobody = sendByXhr({ ...request, url: "http://127.0.0.1:9/" });
  await expect(nobody).rejects.toMatchObject({ name: "UploadError", status: undefined });
  const aborted = sendByXhr({ ...request, url: location.href, body });
  signal.abort();
  await expect(aborted).rejects.toBeInstanceOf(UploadError);
});

test("a file whose requests are redirected to another origin fails before it is sent", async () => {
  const answer = XMLHttpRequest.prototype;
  vi.spyOn(answer, "responseURL", "get").mockReturnValue("https://other.example/uploads");
  vi.spyOn(answer, "status", "get").mockReturnValue(201);
  vi.spyOn(answer, "getResponseHeader").mockReturnValue(`${location.origin}/1`);
  const sent = vi.spyOn(answer, "send");
  onTestFinished(() => void vi.restoreAllMocks());
  const uploads = queue({ transport: tus({ endpoint: location.href }) });

  await uploads.add([photo("a.jpg")]);
  await until(uploads, "failed");

  expect(uploads.items[0]).toMatchObject({ problem: "notSent", retryable: false });
  expect(sent.mock.calls).toEqual([[undefined]]);
});
