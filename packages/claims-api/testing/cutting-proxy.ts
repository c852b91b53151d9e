import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import type { Buffer } from "node:buffer";

/** A line to a server that breaks. */
export interface CuttingProxy {
  url: string;
  /** How often it has broken. */
  cuts: () => number;
  /** Bytes that have passed to the server, with headers. */
  passed: () => number;
  close: () => Promise<void>;
}

/** A line to a server that is cut each time so many bytes have passed, a number of times. Connections share its speed. */
export async function startCuttingProxy(
  target: string,
  { bytes, times, bytesPerMs = Infinity }: { bytes: number; times: number; bytesPerMs?: number },
): Promise<CuttingProxy> {
  const { hostname, port, pathname } = new URL(target);
  const sockets = new Set<Socket>();
  let cuts = 0;
  let passed = 0;
  let next = bytes;
  let busyUntil = 0;

  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        // The server gets what has already passed.
        server.end();
      });
    }
    server.pipe(client);
    client.on("data", (chunk: Buffer) => {
      passed += chunk.length;
      client.pause();
      // Without waiting, the server would still read a connection that has been cut.
      const now = performance.now();
      busyUntil = Math.max(now, busyUntil) + chunk.length / bytesPerMs;
      server.write(chunk, () => setTimeout(() => client.resume(), busyUntil - now));
      if (passed < next || cuts >= times) return;
      next += bytes;
      cuts += 1;
      client.resetAndDestroy();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${pathname}`,
    cuts: () => cuts,
    passed: () => passed,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
