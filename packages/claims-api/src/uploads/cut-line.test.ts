import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { startCuttingProxy } from "../../testing/cutting-proxy.ts";
import { startTusServer } from "../../testing/tus-server.ts";
import { memoryStore, photo, queue, sendByFetch, until } from "../../testing/uploads.ts";
import { tus } from "../uploads.ts";

/** `FILE_SIZE=8000000` is a photo of a phone; then the line has 2 MB/s, which takes two minutes. */
const FILE_SIZE = Number(process.env["FILE_SIZE"] ?? 400_000);
const FILES = 12;
const CUTS = 20;

/** A server, and the digests of the files that it has. */
interface Target {
  url: string;
  digests: () => Promise<string[]>;
}

const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

async function ownServer(): Promise<Target> {
  const server = await startTusServer();
  onTestFinished(() => server.close());
  return {
    url: server.url,
    digests: async () =>
      Array.from(server.files.values(), ({ metadata }) =>
        digest(server.contentOf(`${metadata["filename"]}`)),
      ),
  };
}

/** The reference implementation. */
async function foreignServer(): Promise<Target> {
  const directory = join(import.meta.dirname, "../../node_modules/.uploads", `${process.pid}`);
  await mkdir(directory, { recursive: true });
  const server = new Server({
    path: "/uploads",
    datastore: new FileStore({ directory }),
    relativeLocation: true,
    // Otherwise, each creation whose answer was lost would leave an orphan.
    namingFunction: (_, metadata) => `${metadata?.["id"]}`,
  });
  const http = createServer((request, response) => void server.handle(request, response));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
    await rm(directory, { recursive: true });
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/uploads`,
    async digests() {
      const names = (await readdir(directory)).filter((name) => !name.endsWith(".json"));
      return Promise.all(names.map(async (name) => digest(await readFile(join(directory, name)))));
    },
  };
}

test.each([
  { what: "our server", start: ownServer },
  { what: "@tus/server", start: foreignServer },
])(
  `${FILES} files arrive whole at $what over a line that is cut ${CUTS} times, with a restart in between`,
  async ({ start }) => {
    const target = await start();
    const total = FILES * FILE_SIZE;
    const line = await startCuttingProxy(target.url, {
      bytes: total / (CUTS + 2),
      times: CUTS,
      bytesPerMs: FILE_SIZE < 1_000_000 ? Infinity : 2_000,
    });
    onTestFinished(() => line.close());
    const files = Array.from({ length: FILES }, (_, at) => photo(`${at}.jpg`, FILE_SIZE, at + 1));
    const store = memoryStore();
    const options = { transport: tus({ endpoint: line.url, send: sendByFetch }), store };

    const first = queue(options);
    void first.add(files);
    await vi.waitFor(() => expect(line.cuts()).toBeGreaterThan(CUTS / 2), { timeout: 200_000 });
    first.close();
    const second = queue(options);
    await until(second, "sent");

    expect(line.cuts()).toBe(CUTS);
    const sent = await Promise.all(
      files.map(async (file) => digest(new Uint8Array(await file.arrayBuffer()))),
    );
    expect((await target.digests()).toSorted()).toEqual(sent.toSorted());
    // With headers. A short run has many of them for its bytes.
    const again = line.passed() / total - 1;
    expect(again, "share of what was sent again").toBeLessThan(FILE_SIZE < 1_000_000 ? 0.5 : 0.01);
  },
  300_000,
);
