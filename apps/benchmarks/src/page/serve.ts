import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Sandbox } from "@claimkit/sandbox";
import type { Certificate } from "./certificate.ts";

/** A server with HTTP/2 and compression. */
export interface SecureServer {
  /** Its address, `https://localhost:<port>`. */
  url: string;
  /** What it has sent, in order. Emptied before each measurement. */
  sent: Sent[];
  close(): Promise<void>;
}

/** A response that has been sent. */
export interface Sent {
  method: string;
  path: string;
  /** Compressed length of the body. */
  bytes: number;
}

type Answer = (request: Http2ServerRequest) => Reply | Promise<Reply>;

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
};

const NOT_FOUND: Reply = { status: 404, headers: {}, body: Buffer.alloc(0) };

/**
 * Serves folders as static files, compressed in advance.
 *
 * @param folders folders by the path that they are served under, such as `/floor/`
 * @param headOf HTML for the start of a document's head, by the path of its folder
 * @param render renders a document for each request, by the path of its folder
 */
export function serveFolders(
  certificate: Certificate,
  folders: Readonly<Record<string, string>>,
  headOf: (path: string) => string,
  render: Readonly<Record<string, (document: string) => Promise<string>>> = {},
): Promise<SecureServer> {
  const files = new Map<string, Reply | (() => Promise<Reply>)>();
  for (const [path, folder] of Object.entries(folders)) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const type = TYPES[extname(name)];
      if (!type) continue;
      const read = readFileSync(join(folder, name));
      const body = name.endsWith(".html")
        ? Buffer.from(read.toString().replace("<head>", `<head>${headOf(path)}`))
        : read;
      const headers = { "Content-Type": type };
      const rendered = name.endsWith(".html") ? render[path] : undefined;
      files.set(
        path + name,
        rendered
          ? async () => reply(200, headers, Buffer.from(await rendered(String(body))), "no-store")
          : reply(200, headers, body, "max-age=31536000"),
      );
    }
  }
  files.set("/blank", reply(200, { "Content-Type": "text/html" }, Buffer.from("<p>"), "no-store"));
  return listen(certificate, ({ url }) => {
    const file = files.get(url.split("?")[0] ?? "") ?? NOT_FOUND;
    return typeof file === "function" ? file() : file;
  });
}

/** Serves a sandbox. */
export function serveApi(certificate: Certificate, sandbox: Sandbox): Promise<SecureServer> {
  return listen(certificate, async ({ url, method, headers }) => {
    const names = Object.keys(headers).filter((name) => !name.startsWith(":"));
    const response = await sandbox.fetch(`https://localhost${url}`, {
      method,
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    });
    const body = Buffer.from(await response.arrayBuffer());
    const sentHeaders = Object.fromEntries(response.headers);
    return reply(response.status, sentHeaders, body, response.headers.get("Cache-Control") ?? "");
  });
}

function reply(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  cacheControl: string,
): Reply {
  const packed = gzipSync(body, { level: 9 });
  const isSmaller = packed.length < body.length;
  const encoding = isSmaller && { "Content-Encoding": "gzip" };
  return {
    status,
    headers: { ...headers, ...encoding, "Cache-Control": cacheControl },
    body: isSmaller ? packed : body,
  };
}

async function listen({ key, cert }: Certificate, answer: Answer): Promise<SecureServer> {
  const sent: Sent[] = [];
  const respond = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { status, headers, body } = await answer(request);
    sent.push({ method: request.method, path: request.url, bytes: body.length });
    // The page may be closed in the meantime.
    if (response.stream.destroyed) return;
    response.writeHead(status, headers).end(body);
  };
  const server = createSecureServer({ key, cert }, (request, response) => {
    void respond(request, response);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    async close() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
