import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Sandbox } from "./sandbox.ts";

/** A sandbox behind a port. */
export interface Listening {
  port: number;
  /** Stops listening and breaks off what is still being answered. */
  close: () => Promise<void>;
}

/** Puts a sandbox behind a port of this machine: the one asked for, or a free one where that is taken. */
export async function listen(sandbox: Sandbox, port = 0): Promise<Listening> {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: (request, { incoming }) =>
      // Where fetch would reject, a server has nothing to say: it hangs up.
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
    throw new Error("The server does not listen.");
  return address.port;
}
