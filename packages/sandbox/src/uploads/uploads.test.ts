import { createUploads, tus, UploadError, type Uploads } from "@claimkit/claims-api/uploads";
import { expect, onTestFinished, test, vi } from "vitest";
import { clientFor } from "../../testing/client-for.ts";
import { createSandbox, type Fault, type Sandbox, sandboxToken } from "../index.ts";
import { listen } from "../listen.ts";

const CLAIM = "CLM-1006";
const WHOLE = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9];
const jpeg = (name: string, bytes: readonly number[]): File =>
  new File([Uint8Array.from(bytes)], name);

/** A sandbox that listens, and a queue of the claim that sends its files in parts and asks whether they are received. */
async function started(): Promise<{
  sandbox: Sandbox;
  uploads: Uploads;
  url: string;
  /** How many requests of the queue have ended. */
  answers: () => number;
}> {
  let answers = 0;
  const sandbox = createSandbox({ now: () => new Date("2026-11-20T12:00:00Z") });
  const { port, close } = await listen(sandbox);
  const url = `http://localhost:${port}/uploads/${CLAIM}`;
  const uploads = createUploads({
    client: clientFor(`http://localhost:${port}`),
    transport: tus({
      endpoint: url,
      chunkSize: 4,
      async send({ url: target, method, headers, body, signal }) {
        try {
          const response = await fetch(target, { method, headers, body: body ?? null, signal });
          return { status: response.status, header: (name) => response.headers.get(name) };
        } catch {
          throw new UploadError("No response");
        } finally {
          answers += 1;
        }
      },
    }),
    async status(id) {
      const list = listed(url).finally(() => (answers += 1));
      const files = (await list) as { id: string; state: string }[];
      return files.find((file) => file.id === id)?.state === "received" ? "received" : undefined;
    },
    baseDelayMs: 1,
  });
  onTestFinished(async () => {
    uploads.close();
    await close();
  });
  return { sandbox, uploads, url, answers: () => answers };
}

async function listed(url: string, language = "en-US"): Promise<unknown> {
  const headers = { Authorization: `Bearer ${sandboxToken}`, "Accept-Language": language };
  return (await fetch(url, { headers })).json();
}

const soon = (act: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(act, { interval: 5, timeout: 5_000 });

test("files of a claim are sent, and received or refused when the claim advances", async () => {
  const { sandbox, uploads, url } = await started();
  await uploads.add([jpeg("ñ hood.jpg", WHOLE), jpeg("cut.jpg", WHOLE.slice(0, -1))]);
  await soon(() => expect(uploads.items.every(({ state }) => state === "sent")).toBe(true));

  const [hood, cut] = uploads.items.map(({ id, name }) => ({ id, name, sentAt: "2026-11-20" }));
  expect(await listed(url)).toEqual([
    { ...hood, state: "sent" },
    { ...cut, state: "sent" },
  ]);

  sandbox.advance(CLAIM);
  expect(await listed(url)).toEqual([
    { ...hood, state: "received" },
    { ...cut, state: "refused", reason: "The photo is incomplete." },
  ]);
  expect(await listed(url, "es-US")).toContainEqual(
    expect.objectContaining({ reason: "La foto está incompleta." }),
  );

  sandbox.reset(CLAIM);
  expect(await listed(url)).toEqual([]);
});

const faults: Fault[] = [
  ...[204, 400, 401, 403, 404, 409, 410, 413, 423, 429, 500, 503].map((status) => ({ status })),
  { status: 503, retryAfter: 0.05 },
  { delayMs: 20 },
  { drop: true },
  { body: "truncated" },
  { body: "html" },
  { body: "wrong-shape" },
];

test.each(faults.map((fault) => ({ fault, name: JSON.stringify(fault) })))(
  "a file is never received before the insurer has said so, also with the fault $name",
  async ({ fault }) => {
    const { sandbox, uploads, answers } = await started();
    const shown: (string | undefined)[] = [];
    uploads.subscribe(() => shown.push(uploads.items[0]?.state));
    const untilMoreAnswers = async (count: number): Promise<void> => {
      const before = answers();
      await soon(() => expect(answers()).toBeGreaterThanOrEqual(before + count));
    };

    sandbox.faults.set("uploads", fault);
    await uploads.add([jpeg("hood.jpg", WHOLE)]);
    await untilMoreAnswers(1);
    sandbox.faults.clear();
    await soon(() => {
      for (const { id } of uploads.items) uploads.retry(id);
      expect(uploads.items).toMatchObject([{ state: "sent" }]);
    });
    sandbox.faults.set("uploads", fault);
    await untilMoreAnswers(2);
    expect(shown).not.toContain("received");

    sandbox.faults.clear();
    sandbox.advance(CLAIM);
    await soon(() => expect(uploads.items).toMatchObject([{ state: "received" }]));
  },
);

test.each([
  { what: "a wrong token", headers: { Authorization: "Bearer other" }, status: 401 },
  { what: "an unknown claim", path: "/../CLM-0", status: 404 },
  { what: "no id", headers: { "Upload-Metadata": "filename YQ==" }, status: 400 },
  { what: "metadata that are not Base64", headers: { "Upload-Metadata": "id %" }, status: 400 },
  { what: "too many bytes", headers: { "Upload-Length": "25000001" }, status: 413 },
])("answers a creation with $what with $status", async ({ headers, path = "", status }) => {
  const { url } = await started();
  const valid = {
    Authorization: `Bearer ${sandboxToken}`,
    "Upload-Length": "9",
    "Upload-Metadata": `id ${btoa("1")}`,
  };

  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { ...valid, ...headers },
  });

  expect(response.status).toBe(status);
});

test("a file that is created twice is one file, and takes no bytes at a wrong offset", async () => {
  const { url } = await started();
  const headers = { Authorization: `Bearer ${sandboxToken}` };
  const create = (): Promise<Response> =>
    fetch(url, {
      method: "POST",
      headers: { ...headers, "Upload-Length": "9", "Upload-Metadata": `id ${btoa("1")}` },
    });
  const [first, second] = [await create(), await create()];
  expect(second.headers.get("Location")).toBe(first.headers.get("Location"));

  const patch = { method: "PATCH", headers: { ...headers, "Upload-Offset": "4" }, body: "12345" };
  const wrong = await fetch(`${url}/1`, patch);
  expect([wrong.status, wrong.headers.get("Connection")]).toEqual([409, "close"]);
  const head = await fetch(`${url}/1`, { method: "HEAD", headers });
  expect(head.headers.get("Upload-Offset")).toBe("0");
});

test("bytes that arrive late, on a connection that the client has given up, are not added", async () => {
  const { sandbox, url } = await started();
  const headers = { Authorization: `Bearer ${sandboxToken}` };
  const metadata = { "Upload-Length": "6", "Upload-Metadata": `id ${btoa("1")}` };
  await sandbox.fetch(url, { method: "POST", headers: { ...headers, ...metadata } });
  const patch = (from: string, body: BodyInit): Promise<Response> => {
    // With a length, as a browser sends it; without one, the body is read before it is judged.
    const all = { ...headers, "Upload-Offset": from, "Content-Length": "6" };
    const init = { method: "PATCH", headers: all, body, duplex: "half" };
    return sandbox.fetch(`${url}/1`, init as RequestInit);
  };
  const connection = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>();
  const bytes = connection.writable.getWriter();
  const send = (text: string): Promise<void> => bytes.write(new TextEncoder().encode(text));

  const givenUp = patch("0", connection.readable);
  await send("abc");
  // Continues where the server is, as soon as it has these bytes.
  await soon(async () => expect((await patch("3", "")).status).toBe(204));
  await send("xyz");

  expect((await givenUp).status).toBe(409);
  expect((await patch("3", "def")).headers.get("Upload-Offset")).toBe("6");
});
