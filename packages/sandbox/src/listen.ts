import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Sandbox } from "./sandbox.ts";

/** A sandbox that listens on a port. */
export interface RunningServer {
  port: number;
  /** Stops listening and closes all open connections. */
  close: () => Promise<void>;
}

/** Starts an HTTP server for a sandbox. Uses a free port if the requested one is taken. */
export async function listen(sandbox: Sandbox, port = 0): Promise<RunningServer> {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: (request, { incoming }) =>
      // Where `fetch` would reject, a server closes the connection.
      sandbox.fetch(request).catch(() => {
        incoming.destroy();
        return RESPONSE_ALREADY_SENT;
      }),
  }) as Server;
  await bind(server, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    return bind(server, 0);
  });
  return {
    port: portOf(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function bind(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null)
    throw new Error("The server is not listening.");
  return address.port;
}
