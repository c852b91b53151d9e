import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import sirv from "sirv";
import { createServer as createVite } from "vite";
import { answerTile } from "../streets/serve-streets.ts";

const repository = resolve(import.meta.dirname, "../..");

/** A running server. */
export interface Served {
  /** Its address, `http://localhost:<port>`. */
  url: string;
  close(): Promise<void>;
}

/** Starts the sandbox API in its own process, as integrators do. */
export async function serveSandbox(port: number, args: readonly string[] = []): Promise<Served> {
  const server = resolve(repository, "packages/sandbox/src/server.ts");
  const sandbox = spawn(process.execPath, [server, "--port", String(port), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(sandbox, "exit");
  // The sandbox must not outlive this process.
  process.once("exit", () => sandbox.kill());
  for await (const line of createInterface(sandbox.stdout)) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (!url) continue;
    sandbox.stdout.resume();
    return {
      url,
      close: async () => {
        sandbox.kill();
        await ended;
      },
    };
  }
  throw new Error(`The sandbox did not start. Exit code: ${sandbox.exitCode}.`);
}

/** Starts the React host page with Vite's server. */
export async function serveHostPage(port: number, sandboxUrl: string): Promise<Served> {
  const vite = await createVite({
    root: resolve(repository, "apps/host-page"),
    server: { port, host: "localhost" },
    define: { "import.meta.env.SANDBOX_URL": JSON.stringify(sandboxUrl) },
    logLevel: "warn",
  });
  await vite.listen();
  return { url: vite.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "", close: () => vite.close() };
}

/**
 * Serves the plain page as static files, with the built standalone file under `/claimkit/`. The page has no
 * bundler and no import map; it reads the URL of its API from `/config.json`.
 */
export async function servePlainPage(port: number, sandboxUrl: string): Promise<Served> {
  const page = sirv(resolve(repository, "apps/host-page/plain"), { dev: true });
  const elements = sirv(resolve(repository, "packages/elements/dist"), { dev: true });

  const server = createServer((request, response) => {
    const notFound = (): void => void response.writeHead(404).end();
    if (request.url === "/config.json") {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ sandboxUrl }));
    } else if (answerTile(request, response)) {
      return;
    } else if (request.url?.startsWith("/claimkit/")) {
      request.url = request.url.slice("/claimkit".length);
      elements(request, response, notFound);
    } else {
      page(request, response, notFound);
    }
  });
  return listen(server, port);
}

async function listen(server: Server, port: number): Promise<Served> {
  // Uses a free port if the requested one is taken.
  await bind(server, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    return bind(server, 0);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}`,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function bind(server: Server, port: number): Promise<void> {
  const listening = once(server, "listening");
  server.listen(port, "localhost");
  await listening;
}
