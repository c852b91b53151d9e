import type { IncomingHttpHeaders } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startTusServer, type TusServer } from "../../testing/tus-server.ts";
import { memoryStore, photo, queue, sendByFetch, states, until } from "../../testing/uploads.ts";
import { createClaimsClient, type ClaimsClient, type ClientEvent } from "../index.ts";
import {
  tus,
  UploadError,
  type UploadItem,
  type Uploads,
  type UploadStatus,
  type UploadStore,
  type UploadTransport,
} from "../uploads.ts";

let server: TusServer;

beforeEach(async () => {
  server = await startTusServer();
});

afterEach(() => server.close());

const transport = (more: object = {}): UploadTransport =>
  tus({ endpoint: server.url, send: sendByFetch, ...more });

/** Every file that was chosen, and what arrived. */
async function expectArrived(files: readonly File[]): Promise<void> {
  expect(server.files.size).toBe(files.length);
  for (const file of files) {
    const same = server.contentOf(file.name).equals(new Uint8Array(await file.arrayBuffer()));
    expect(same, file.name).toBe(true);
  }
}

test("sends files as they are added, two at a time", async () => {
  const files = ["a", "b", "c", "d", "e"].map((name, at) => photo(`${name}.jpg`, 5_000, at + 1));
  let most = 0;
  const uploads = queue({ transport: transport({ chunkSize: 1_000 }) });
  uploads.subscribe(() => {
    most = Math.max(most, states(uploads).filter((state) => state === "sending").length);
  });

  expect(await uploads.add(files)).toEqual({ duplicates: 0, tooMany: 0 });
  await until(uploads, "sent");

  await expectArrived(files);
  expect(most).toBe(2);
});

describe("what is added", () => {
  test("has a reason if it can't be used, and is not sent", async () => {
    const accept = async (file: File): Promise<boolean> => !(await file.text()).startsWith("<");
    const uploads = queue({ transport: transport(), maxSize: 1_000, accept });
    const folder = photo("folder");
    folder.slice = () => {
      throw new Error("A folder");
    };

    await uploads.add([
      photo("fits.jpg", 1_000),
      photo("large.jpg", 1_001),
      new File([], "empty.jpg"),
      new File(["<html>"], "page.jpg", { type: "image/jpeg" }),
      new File(["<svg>"], "drawing.jpg", { type: "image/jpeg" }),
      folder,
    ]);
    await until(uploads, "sent", "failed");

    expect(uploads.items.map(({ name, problem }) => [name, problem])).toEqual([
      ["fits.jpg", undefined],
      ["large.jpg", "tooLarge"],
      ["empty.jpg", "empty"],
      ["page.jpg", "wrongType"],
      ["drawing.jpg", "wrongType"],
      ["folder", "unreadable"],
    ]);
    expect([...server.files.values()].map(({ metadata }) => metadata["filename"])).toEqual([
      "fits.jpg",
    ]);
  });

  test("is no more than `maxFiles` of a thousand, and no file twice", async () => {
    const uploads = queue({ transport: transport(), maxFiles: 12 });
    const many = Array.from({ length: 1_000 }, (_, at) => photo(`${at}.jpg`, 10));

    expect(await uploads.add(many)).toEqual({ duplicates: 0, tooMany: 988 });
    expect(await uploads.add([photo("3.jpg", 10)])).toEqual({ duplicates: 1, tooMany: 0 });
    await until(uploads, "sent");

    await expectArrived(many.slice(0, 12));
  });

  test.each([
    { name: "../../etc/passwd.jpg", sent: "passwd.jpg" },
    { name: String.raw`C:\fakepath\hood.jpg`, sent: "hood.jpg" },
    { name: "\u202Egpj.exe", sent: "gpj.exe" },
    { name: "ventana trasera ñ 写真.jpg", sent: "ventana trasera ñ 写真.jpg" },
    { name: `${"a".repeat(296)}.jpg`, sent: `${"a".repeat(96)}.jpg` },
    { name: "..", sent: ".." },
    { name: "/", sent: "file" },
  ])("is sent under a harmless name: $sent", async ({ name, sent }) => {
    const uploads = queue({ transport: transport() });
    const file = new File([await photo("a").arrayBuffer()], "a");
    Object.defineProperty(file, "name", { value: name });

    await uploads.add([file]);
    await until(uploads, "sent");

    expect(uploads.items[0]?.name).toBe(name);
    expect(server.contentOf(sent).length).toBe(1_000);
  });

  test("fails alone if its place can't be removed, and is not sent with it", async () => {
    const removePlace = async (file: File): Promise<File> => {
      if (file.name === "a.jpg") throw new TypeError("a bug of the host");
      return file;
    };
    const uploads = queue({ transport: transport(), removePlace });

    await uploads.add([photo("a.jpg"), photo("b.jpg", 1_000, 2)]);
    await until(uploads, "sent", "failed");

    expect(states(uploads)).toEqual(["failed", "sent"]);
  });

  test("loses its place before it is kept or sent", async () => {
    const store = memoryStore();
    const put = vi.spyOn(store, "put");
    const removePlace = async (file: File): Promise<File> => new File(["no place"], file.name);
    const uploads = queue({ transport: transport(), store, removePlace });

    await uploads.add([photo("a.jpg")]);
    await until(uploads, "sent");

    const [first] = put.mock.calls[0] ?? [];
    expect(await first?.file?.text()).toBe("no place");
    expect(server.contentOf("a.jpg").toString()).toBe("no place");
  });
});

describe("after a failure", () => {
  /** Answers the first request of a method with a fault. */
  function failOnce(method: string, fault: ReturnType<TusServer["fault"]>): void {
    let isOver = false;
    server.fault = (each) => {
      if (isOver || each !== method) return undefined;
      isOver = true;
      return fault;
    };
  }

  test.each([
    { what: "the line is cut halfway", method: "PATCH", fault: { cutAfter: 1 } },
    { what: "the answer to a part is lost", method: "PATCH", fault: "no-answer" as const },
    { what: "the answer to the creation is lost", method: "POST", fault: "no-answer" as const },
    { what: "409", method: "PATCH", fault: { status: 409 } },
    { what: "423", method: "PATCH", fault: { status: 423 } },
    { what: "429", method: "PATCH", fault: { status: 429, headers: { "Retry-After": "0.01" } } },
    { what: "500 at the creation", method: "POST", fault: { status: 500 } },
    { what: "502", method: "HEAD", fault: { status: 502 } },
  ])("of the kind '$what', goes on with the rest, and leaves no orphan", async (row) => {
    failOnce(row.method, row.fault);
    const file = photo("a.jpg", 400_000);
    const uploads = queue({ transport: transport() });

    await uploads.add([file]);
    await until(uploads, "sent");

    await expectArrived([file]);
    expect(server.received()).toBe(file.size);
  });

  test.each([404, 410])("%d, starts that file again", async (status) => {
    failOnce("PATCH", { status });
    const file = photo("a.jpg");
    const uploads = queue({ transport: transport() });

    await uploads.add([file]);
    await until(uploads, "sent");

    expect(server.log).toEqual(["POST", "POST", "PATCH 0"]);
    await expectArrived([file]);
  });

  test.each([
    { status: 403, problem: "notSent", retryable: false },
    { status: 413, problem: "tooLarge", retryable: false },
    { status: 415, problem: "wrongType", retryable: false },
    { status: 400, problem: "notSent", retryable: true },
    { status: 404, problem: "notSent", retryable: true },
    { status: 500, problem: "notSent", retryable: true },
  ])("$status that does not end, fails, and says whether to try again", async (row) => {
    const { status, ...expected } = row;
    server.fault = () => ({ status });
    const uploads = queue({ transport: transport() });
    await uploads.add([photo("a.jpg")]);

    await until(uploads, "failed");
    expect(uploads.items[0]).toMatchObject(expected);

    server.fault = () => undefined;
    uploads.retry(uploads.items[0]?.id ?? "");
    await until(uploads, "sent");
    await expectArrived([photo("a.jpg")]);
  });

  test("401 halfway, renews the token once, and continues where it stopped", async () => {
    let valid = "one";
    server.fault = (_, { headers }) =>
      headers.authorization === `Bearer ${valid}` ? undefined : { status: 401 };
    const reasons: string[] = [];
    let token = "one";
    const headers = ({ reason }: { reason: string }): Record<string, string> => {
      reasons.push(reason);
      if (reason === "expired") token = "two";
      return { Authorization: `Bearer ${token}` };
    };
    const file = photo("a.jpg", 4_000);
    const uploads = queue({ transport: transport({ headers, chunkSize: 1_000 }) });
    uploads.subscribe(() => {
      if ((uploads.items[0]?.sent ?? 0) >= 2_000) valid = "two";
    });

    await uploads.add([file]);
    await until(uploads, "sent");

    await expectArrived([file]);
    expect(reasons.filter((reason) => reason === "expired")).toHaveLength(1);
    expect(server.received()).toBe(file.size);
    expect(server.log.filter((line) => line === "POST")).toHaveLength(1);
  });

  test("401 for each part, renews the token each time", async () => {
    let valid = 0;
    let token = 0;
    server.fault = (_, { headers }) =>
      headers.authorization === `${valid}` ? undefined : { status: 401 };
    const headers = ({ reason }: { reason: string }): Record<string, string> => {
      if (reason === "expired") token = valid;
      return { Authorization: `${token}` };
    };
    const send: typeof sendByFetch = async (request) => {
      const response = await sendByFetch(request);
      if (response.status < 300 && request.method !== "HEAD") valid += 1;
      return response;
    };
    const file = photo("a.jpg", 4_000);
    const uploads = queue({ transport: transport({ headers, send, chunkSize: 1_000 }) });

    await uploads.add([file]);
    await until(uploads, "sent");

    await expectArrived([file]);
  });

  test.each([
    { what: "401 with a new token, too", act: () => ({}) },
    {
      what: "a headers function without a token",
      act: () => {
        throw new Error("Signed out");
      },
    },
  ])("$what, fails", async ({ act }) => {
    server.fault = () => ({ status: 401 });
    const headers = vi.fn(act);
    const uploads = queue({ transport: transport({ headers }) });

    await uploads.add([photo("a.jpg")]);
    await until(uploads, "failed");

    expect(headers).toHaveBeenCalledTimes(2);
    expect(uploads.items[0]).toMatchObject({ problem: "notSent", retryable: true });
  });

  test.each([
    { what: "a server that is down", fault: () => ({ status: 503 }), send: sendByFetch },
    {
      what: "a transport with a defect",
      fault: () => undefined,
      send: async () => {
        throw new Error("Defect");
      },
    },
  ])("$what is asked 8 times, also after a time without a connection", async (row) => {
    let tries = 0;
    server.fault = row.fault;
    const send: typeof sendByFetch = async (request) => {
      tries += 1;
      if (tries <= 3) throw new UploadError("No response");
      return row.send(request);
    };
    const uploads = queue({ transport: transport({ send }), baseDelayMs: 0.01 });

    await uploads.add([photo("a.jpg")]);
    await until(uploads, "failed");

    expect(tries).toBe(3 + 8);
    expect(uploads.items[0]).toMatchObject({ problem: "notSent", retryable: true });
  });

  test("a server that sends the token elsewhere, or counts wrongly, fails without being asked forever", async () => {
    const sent: string[] = [];
    const send: typeof sendByFetch = async ({ url, method }) => {
      sent.push(new URL(url).origin);
      const location = "https://elsewhere.example/uploads/1";
      return { status: method === "POST" ? 201 : 204, header: () => location };
    };
    const uploads = queue({ transport: transport({ send }) });

    await uploads.add([photo("a.jpg")]);
    await until(uploads, "failed");

    expect(new Set(sent)).toEqual(new Set([new URL(server.url).origin]));
  });
});

describe("received", () => {
  /** A queue whose server answers one after the other. */
  async function withStatus(
    answers: readonly (UploadStatus | Error)[],
  ): Promise<[Uploads, string[]]> {
    const seen: string[] = [];
    let at = 0;
    const status = async (): Promise<UploadStatus> => {
      const answer = answers[Math.min(at, answers.length - 1)];
      at += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const uploads = queue({ transport: transport(), status });
    uploads.subscribe(() => {
      const state = states(uploads)[0] ?? "";
      if (state && seen.at(-1) !== state) seen.push(state);
    });
    await uploads.add([photo("a.jpg")]);
    return [uploads, seen];
  }

  test("only when the server says so, however often it does not know", async () => {
    const [uploads, seen] = await withStatus([undefined, new Error("down"), undefined, "received"]);

    await until(uploads, "received");

    expect(seen).toEqual(["waiting", "sending", "sent", "received"]);
  });

  test("never for a file that the server refuses; its reason is kept", async () => {
    const [uploads, seen] = await withStatus([{ refused: "Too dark." }]);

    await until(uploads, "failed");

    expect(seen).not.toContain("received");
    expect(uploads.items[0]).toMatchObject({ error: "Too dark.", retryable: false });
  });

  test("never without a way to ask", async () => {
    const uploads = queue({ transport: transport() });
    await uploads.add([photo("a.jpg")]);
    await until(uploads, "sent");

    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(states(uploads)).toEqual(["sent"]);
  });
});

describe("on the next visit", () => {
  test("continues where it stopped, without choosing a file again, and knows what was sent", async () => {
    const store = memoryStore();
    const files = ["a.jpg", "b.jpg", "c.jpg"].map((name, at) => photo(name, 300_000, at + 1));
    const first = queue({ transport: transport({ chunkSize: 50_000 }), store, parallel: 1 });
    void first.add(files);
    await vi.waitFor(() => expect(first.items[1]?.sent).toBeGreaterThan(0), { interval: 1 });
    first.close();
    await new Promise((resolve) => setTimeout(resolve, 50));

    const second = queue({ transport: transport(), store });
    await until(second, "sent");

    await expectArrived(files);
    expect(second.items.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
    expect(server.log.filter((line) => line === "POST")).toHaveLength(3);
    const third = queue({ transport: transport(), store, status: async () => "received" });
    await until(third, "received");
    // What was sent is known, but its bytes are no longer kept.
    expect([...store.items.values()].some(({ file }) => file)).toBe(false);
  });

  test("neither shows nor counts what the server had received", async () => {
    const store = memoryStore();
    const options = { transport: transport(), store, maxFiles: 1 };
    const first = queue({ ...options, status: async () => "received" });
    await first.add([photo("a.jpg")]);
    await until(first, "received");
    expect(await first.add([photo("b.jpg", 1_000, 2)])).toEqual({ duplicates: 0, tooMany: 0 });
    await until(first, "received");
    first.close();

    const second = queue(options);
    await second.add([photo("c.jpg", 1_000, 3)]);
    await until(second, "sent");

    expect(second.items.map(({ name }) => name)).toEqual(["c.jpg"]);
    expect([...store.items.values()].map(({ name }) => name)).toEqual(["c.jpg"]);
  });

  test("is kept in a store that is an instance of a class", async () => {
    const kept = memoryStore();
    class HostStore implements UploadStore {
      readonly name = "host";
      readonly #files = kept;
      all = (): ReturnType<UploadStore["all"]> => this.#files.all();
      get(id: string): ReturnType<UploadStore["get"]> {
        return this.#files.get(id);
      }
      put(item: UploadItem): Promise<unknown> {
        return this.#files.put(item);
      }
      remove(id: string): Promise<unknown> {
        return this.#files.remove(id);
      }
      clear(): Promise<unknown> {
        return this.#files.clear();
      }
    }
    const uploads = queue({ transport: transport(), store: new HostStore() });

    await uploads.add([photo("a.jpg")]);
    await until(uploads, "sent");
    expect([uploads.isKept, kept.items.size]).toEqual([true, 1]);

    uploads.remove(uploads.items[0]?.id ?? "");
    await vi.waitFor(() => expect(kept.items.size).toBe(0));
  });

  test.each([
    { what: "is blocked", method: "all" as const },
    { what: "is full", method: "put" as const },
  ])("has nothing if the store $what; this visit goes on, and says so", async ({ method }) => {
    const store = memoryStore();
    vi.spyOn(store, method).mockRejectedValue(new DOMException("Full", "QuotaExceededError"));
    const uploads = queue({ transport: transport(), store });

    await uploads.add([photo("a.jpg")]);
    await until(uploads, "sent");

    expect(uploads.isKept).toBe(false);
    await expectArrived([photo("a.jpg")]);
  });
});

describe("when the user leaves", () => {
  type Owner = Pick<ClaimsClient, "requestHeaders" | "subscribe"> & {
    emit: (type: "clear" | "user") => void;
  };

  /** A client that the test can clear. */
  function client(): Owner {
    const listeners = new Set<(event: ClientEvent) => void>();
    return {
      requestHeaders: async () => ({}),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      emit: (type) => {
        for (const listener of listeners) listener({ type });
      },
    };
  }

  test.each([
    { what: "logout drops all files, also from the store", event: "clear" as const, kept: 0 },
    {
      what: "another user neither sees nor sends them, but they are kept",
      event: "user" as const,
      kept: 1,
    },
  ])("$what", async ({ event, kept }) => {
    const store = memoryStore();
    const owner = client();
    server.fault = () => ({ status: 503 });
    const uploads = queue({ transport: transport(), store, client: owner, baseDelayMs: 1_000 });
    await uploads.add([photo("a.jpg")]);
    await until(uploads, "waiting");

    owner.emit(event);
    server.fault = () => undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(uploads.items).toEqual([]);
    expect(store.items.size).toBe(kept);
    expect(server.log).toEqual([]);
  });

  test.each([
    { what: "close", end: (uploads: Uploads) => uploads.close() },
    { what: "clear", end: (uploads: Uploads) => uploads.clear() },
    { what: "another user", end: (_: Uploads, owner: Owner) => owner.emit("user") },
  ])("after $what, no file can be added", async ({ end }) => {
    const store = memoryStore();
    const owner = client();
    const uploads = queue({ transport: transport(), store, client: owner });
    await end(uploads, owner);

    await expect(uploads.add([photo("a.jpg")])).rejects.toMatchObject({
      name: "InvalidStateError",
    });

    expect([uploads.items, store.items.size, server.log]).toEqual([[], 0, []]);
  });

  test("logout drops the files of a queue that was closed before", async () => {
    const store = memoryStore();
    const owner = client();
    server.fault = () => ({ status: 503 });
    const uploads = queue({ transport: transport(), store, client: owner, baseDelayMs: 1_000 });
    await uploads.add([photo("a.jpg")]);
    await until(uploads, "waiting");
    uploads.close();
    expect(store.items.size).toBe(1);

    owner.emit("clear");

    await vi.waitFor(() => expect(store.items.size).toBe(0));
  });

  test("a file that is canceled is no longer sent or kept", async () => {
    const store = memoryStore();
    const uploads = queue({ transport: transport({ chunkSize: 1_000 }), store });
    void uploads.add([photo("a.jpg", 100_000)]);
    await vi.waitFor(() => expect(uploads.items[0]?.sent).toBeGreaterThan(0), { interval: 1 });

    uploads.remove(uploads.items[0]?.id ?? "");

    expect(uploads.items).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(store.items.size).toBe(0);
    expect(server.received()).toBeLessThan(100_000);
  });
});

describe("with a client", () => {
  /** A client whose token the server has rejected, until it is renewed. */
  function clientOf(subject: string): ClaimsClient {
    let token = "old";
    return createClaimsClient({
      environment: "pt",
      baseUrl: "https://claims.example.com",
      clientId: "my-site",
      subject,
      getAccessToken({ reason }) {
        if (reason === "expired") token = "new";
        return token;
      },
    });
  }

  test("sends its headers and token with each request, and renews the token for all files at once", async () => {
    const seen: IncomingHttpHeaders[] = [];
    server.fault = (_, { headers }) => {
      if (headers.authorization !== "Bearer new") return { status: 401 };
      seen.push(headers);
      return undefined;
    };
    const files = [photo("a.jpg"), photo("b.jpg", 1_000, 2)];
    const uploads = queue({ transport: transport(), client: clientOf("ann") });

    await uploads.add(files);
    await until(uploads, "sent");

    await expectArrived(files);
    for (const headers of seen) {
      expect(headers).toMatchObject({ client_id: "my-site", "x-server-env": "PT" });
      expect(headers["content-type"]).not.toBe("application/json");
    }
    expect(new Set(seen.map((headers) => headers["x-message-id"])).size).toBe(seen.length);
  });
});

describe("with another tab", () => {
  test.each([
    { what: "sent", known: { state: "sent", sent: 1_000 } },
    { what: "received", known: { state: "received", sent: 1_000 } },
    { what: "refused", known: { state: "failed", error: "Too dark.", retryable: false } },
  ] as const)("that has $what a file, knows it, and does not send it again", async ({ known }) => {
    const store = memoryStore();
    const item: UploadItem = { ...(await stored(store)), ...known, file: undefined };
    const get = vi.spyOn(store, "get").mockResolvedValue(item);
    server.log.length = 0;
    const uploads = queue({ transport: transport(), store });

    await until(uploads, known.state);

    expect(get).toHaveBeenCalled();
    expect(uploads.items[0]).toMatchObject({ ...known, file: undefined });
    expect(server.log).toEqual([]);
  });

  test("that has failed to send a file, sends it", async () => {
    const store = memoryStore();
    const item = await stored(store);
    vi.spyOn(store, "get").mockResolvedValue({ ...item, state: "failed", problem: "notSent" });
    const uploads = queue({ transport: transport(), store });

    await until(uploads, "sent");

    await expectArrived([photo("a.jpg")]);
  });

  test("that has canceled a file, neither sends nor keeps it", async () => {
    const store = memoryStore();
    await stored(store);
    server.log.length = 0;
    const uploads = queue({ transport: transport(), store });
    store.items.clear();

    await vi.waitFor(() => expect(uploads.items).toEqual([]));

    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([server.log, store.items.size]).toEqual([[], 0]);
  });

  /** Stores a file that is not sent yet. */
  async function stored(store: ReturnType<typeof memoryStore>): Promise<UploadItem> {
    const uploads = queue({ transport: transport(), store, parallel: 0 });
    await uploads.add([photo("a.jpg")]);
    uploads.close();
    return [...store.items.values()][0] as UploadItem;
  }
});
