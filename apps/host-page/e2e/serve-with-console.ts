import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Served } from "@claimkit/tools/serve/serve";

const HOOK = "/console-errors.js";

/** Collects errors and warnings in `consoleErrors`. A file, because the plain page's policy allows no inline script. */
const hook = `
globalThis.consoleErrors = [];
const report = (...values) => consoleErrors.push(values.map(String).join(" "));
console.error = report;
console.warn = report;
addEventListener("unhandledrejection", ({ reason }) => report(reason));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  report("policy:", violatedDirective, blockedURI),
);
addEventListener("error", ({ message, target }) => report(message ?? "failed:", target?.src ?? target?.href ?? ""), true);
`;

/** Serves a page with a script before all others, because WebKit's driver does not expose the console. */
export async function serveWithConsole(page: string): Promise<Served> {
  const server = createServer(async (request, response) => {
    if (request.url === HOOK) {
      response.setHeader("Content-Type", "text/javascript").end(hook);
      return;
    }
    const upstream = await fetch(page + request.url);
    const type = upstream.headers.get("content-type") ?? "";
    const body = Buffer.from(await upstream.arrayBuffer());
    response.writeHead(upstream.status, { "Content-Type": type });
    if (type.startsWith("text/html")) {
      response.end(body.toString().replace("<head>", `<head><script src="${HOOK}"></script>`));
    } else {
      response.end(body);
    }
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
