import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Served } from "@claimkit/tools/serve/serve";

const HOOK = "/complaints.js";

/** Keeps what the page complains about in `complaints`; a file, because the plain page's policy allows nothing else. */
const hook = `
globalThis.complaints = [];
const complain = (...words) => complaints.push(words.map(String).join(" "));
console.error = complain;
console.warn = complain;
addEventListener("unhandledrejection", ({ reason }) => complain(reason));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  complain("policy:", violatedDirective, blockedURI),
);
addEventListener("error", ({ message, target }) => complain(message ?? "failed:", target?.src ?? target?.href ?? ""), true);
`;

/** Serves a page with a script before all others: WebKit's driver does not tell what is on the console. */
export async function serveWithConsole(page: string): Promise<Served> {
  const server = createServer(async (request, response) => {
    if (request.url === HOOK) {
      response.setHeader("Content-Type", "text/javascript").end(hook);
      return;
    }
    const answer = await fetch(page + request.url);
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "Content-Type": type });
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
