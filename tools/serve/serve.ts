import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import sirv from "sirv";
import { createServer as createVite } from "vite";

const house = resolve(import.meta.dirname, "../..");

/** Something that listens on a port until it is closed. */
export interface Served {
  /** Where it listens, as `http://localhost:<port>`. */
  url: string;
  close(): Promise<void>;
}

/** The sandbox API in a process of its own, as an integrator runs it. */
export async function serveSandbox(port: number, args: readonly string[] = []): Promise<Served> {
  const server = resolve(house, "packages/sandbox/src/server.ts");
  const sandbox = spawn(process.execPath, [server, "--port", String(port), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(sandbox, "exit");
  // If this process fails, the sandbox must not outlive it.
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
  throw new Error(`The sandbox did not start; it left with code ${sandbox.exitCode}.`);
}

/** The React host page, by Vite's own server. */
export async function serveHostPage(port: number, sandboxUrl: string): Promise<Served> {
  const vite = await createVite({
    root: resolve(house, "apps/host-page"),
    server: { port, host: "localhost" },
    define: { "import.meta.env.SANDBOX_URL": JSON.stringify(sandboxUrl) },
    logLevel: "warn",
  });
  await vite.listen();
  return { url: vite.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "", close: () => vite.close() };
}

/**
 * The plain page by a static file server: its own folder, and the built standalone file under `/claimkit/`.
 * It has no bundler and no import map; where its API is, it reads from `/config.json`.
 */
export async function servePlainPage(port: number, sandboxUrl: string): Promise<Served> {
  const page = sirv(resolve(house, "apps/host-page/plain"), { dev: true });
  const elements = sirv(resolve(house, "packages/elements/dist"), { dev: true });

  const server = createServer((request, response) => {
    const notFound = (): void => void response.writeHead(404).end();
    if (request.url === "/config.json") {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ sandboxUrl }));
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
  // A port that is taken is no reason to give up: any free one serves.
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
