import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { start } from "./run.ts";

/** A running app. */
export interface RunningApp {
  url: string;
  /** Whether it is a production build or a development server. */
  how: "built" | "in development";
  stop(): unknown;
}

/** A strict policy, with which a map has to work without configuration. */
const POLICY =
  "default-src 'self'; worker-src 'self'; img-src 'self' data: blob:; require-trusted-types-for 'script'";
const strict = { "Content-Security-Policy": POLICY };

/** Serves files. */
export async function serveFiles(folder: string, page = ""): Promise<RunningApp> {
  const app = await serve(sirv(folder));
  return { ...app, url: `${app.url}${page}` };
}

function setPolicy(response: ServerResponse): void {
  for (const [name, value] of Object.entries(strict)) response.setHeader(name, value);
}

/** Serves files with a strict policy. The app's sandbox responds to other requests. */
export async function serveStrictly(folder: string, page: string): Promise<RunningApp> {
  const files = sirv(folder, { setHeaders: setPolicy, dotfiles: true });
  const app = await serve((request, response) => {
    files(request, response, () => void respondFromSandbox(folder, request, response));
  });
  return { ...app, url: `${app.url}${page}` };
}

async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<RunningApp> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, how: "built", stop: () => server.close() };
}

async function respondFromSandbox(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const installed = join(folder, "node_modules/@claimkit/sandbox/dist/index.js");
  const { createSandbox } = (await import(installed)) as { createSandbox: () => Sandbox };
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const url = `http://${request.headers.host}${request.url}`;
  const answer = await createSandbox().fetch(url, { headers });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

interface Sandbox {
  fetch: typeof globalThis.fetch;
}

/** Starts Vite's development server. If `page` is set, its policy is strict. */
export async function serveViteInDevelopment(folder: string, page = ""): Promise<RunningApp> {
  const vite = await import("vite");
  const server = await vite.createServer({
    root: folder,
    server: { port: 0, headers: page ? strict : {} },
    logLevel: "error",
  });
  await server.listen();
  return {
    url: `${server.resolvedUrls?.local[0]}${page}`,
    how: "in development",
    stop: () => server.close(),
  };
}

/** Starts Next's server. */
export async function serveNext(
  folder: string,
  how: RunningApp["how"],
  page = "",
): Promise<RunningApp> {
  const next = join(folder, "node_modules/.bin/next");
  const args = [how === "built" ? "start" : "dev", "--port", "0"];
  const { line, stop } = await start(folder, next, args, /Local:/);
  const [url] = /http:\/\/[^\s/]+/.exec(line) ?? [];
  return { url: `${url}/${page}`, how, stop };
}

/** Starts a host's own claims server, its core system and its page. */
export async function serveBackend(folder: string): Promise<RunningApp> {
  const { line, stop } = await start(folder, process.execPath, ["dist/server.js"], /^http/);
  return { url: line, how: "built", stop };
}

/** Starts React Router's server. */
export async function serveReactRouter(folder: string, page = ""): Promise<RunningApp> {
  const program = join(folder, "node_modules/.bin/react-router-serve");
  const { line, stop } = await start(folder, program, ["build/server/index.js"], /http:/);
  const [url] = /http:\/\/[^\s/]+/.exec(line) ?? [];
  return { url: `${url}/${page}`, how: "built", stop };
}

/** Starts Astro's server, which also serves the pages that were rendered by the build. */
export async function serveAstro(folder: string, page = ""): Promise<RunningApp> {
  return startProgram(folder, "dist/server/entry.mjs", page);
}

/** Starts a host's own Node server. */
export async function serveNode(folder: string, page = ""): Promise<RunningApp> {
  return startProgram(folder, "dist/server.js", page);
}

async function startProgram(folder: string, program: string, page: string): Promise<RunningApp> {
  const { line, stop } = await start(folder, process.execPath, [program], /http:/);
  const [url] = /http:\/\/[^\s/]+/.exec(line) ?? [];
  return { url: `${url}/${page}`, how: "built", stop };
}
