import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Buffer } from "node:buffer";

/** A file on the server. */
export interface StoredFile {
  metadata: Record<string, string>;
  length: number;
  parts: Buffer[];
  offset: number;
  /** The only request that may add bytes: the latest. Others may still arrive on a connection that has been cut. */
  writer?: IncomingMessage;
}

/** What the server does with a request instead of answering it. */
export type Fault =
  | { status: number; headers?: Record<string, string> }
  /** Breaks the connection after so many bytes of the body. */
  | { cutAfter: number }
  /** Does what is requested, and breaks the connection before the answer. */
  | "no-answer";

/** A small tus server that stores every byte that arrives, and can fail on request. */
export interface TusServer {
  url: string;
  files: Map<string, StoredFile>;
  /** Requests in order: `POST`, `HEAD 0`, `PATCH 0 100`. */
  log: string[];
  /** Bytes of bodies that have arrived, whether they were new or not. */
  received: () => number;
  /** Called before each request. */
  fault: (method: string, request: IncomingMessage) => Fault | undefined;
  contentOf: (name: string) => Buffer;
  close: () => Promise<void>;
}

/** Starts a server that has no faults. */
export async function startTusServer(): Promise<TusServer> {
  const files = new Map<string, StoredFile>();
  let received = 0;
  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/uploads`;

  const server: TusServer = {
    url,
    files,
    log: [],
    received: () => received,
    fault: () => undefined,
    contentOf(name) {
      const found = [...files.values()].filter(({ metadata }) => metadata["filename"] === name);
      if (found.length !== 1) throw new Error(`${found.length} files are named ${name}.`);
      return Buffer.concat(found[0]?.parts ?? []);
    },
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? "";
    const fault = server.fault(method, request);
    if (fault && typeof fault === "object" && "status" in fault) {
      request.resume();
      return void response.writeHead(fault.status, fault.headers).end();
    }
    const path = request.url?.split("/").at(-1) ?? "";
    const file = files.get(path);
    if (method === "POST") create(request, response, fault);
    else if (!file) response.writeHead(404).end();
    else if (method === "HEAD") {
      server.log.push(`HEAD ${file.offset}`);
      response.writeHead(200, { "Upload-Offset": file.offset }).end();
    } else await append(file, request, response, fault);
  }

  function create(request: IncomingMessage, response: ServerResponse, fault?: Fault): void {
    server.log.push("POST");
    const metadata = metadataOf(`${request.headers["upload-metadata"]}`);
    // The same id is the same file, also if the first answer was lost.
    const id = metadata["id"] ?? "";
    const length = Number(request.headers["upload-length"]);
    if (!files.has(id)) files.set(id, { metadata, length, parts: [], offset: 0 });
    if (fault) return void request.socket.destroy();
    response.writeHead(201, { Location: `/uploads/${id}` }).end();
  }

  async function append(
    file: StoredFile,
    request: IncomingMessage,
    response: ServerResponse,
    fault: Fault | undefined,
  ): Promise<void> {
    const from = Number(request.headers["upload-offset"]);
    server.log.push(`PATCH ${from}`);
    if (from !== file.offset) return void response.writeHead(409).end();
    file.writer = request;
    let left =
      fault && typeof fault === "object" && "cutAfter" in fault ? fault.cutAfter : Infinity;
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        received += chunk.length;
        if (file.writer !== request) return void request.socket.destroy();
        file.parts.push(chunk);
        file.offset += chunk.length;
        left -= chunk.length;
        if (left <= 0) return void request.socket.destroy();
      }
    } catch {
      // The client has gone.
      return;
    }
    if (fault === "no-answer") return void request.socket.destroy();
    response.writeHead(204, { "Upload-Offset": file.offset }).end();
  }
  return server;
}

function metadataOf(header: string): Record<string, string> {
  const pairs = header.split(",").map((pair) => pair.split(" "));
  return Object.fromEntries(
    pairs.map(([name = "", value = ""]) => [name, Buffer.from(value, "base64").toString("utf8")]),
  );
}
