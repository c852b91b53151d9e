import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { claimSearch, createClaimsClient } from "@claimkit/claims-api";
import { claimsBody } from "./api/claims-body.ts";
import { compare } from "./api/compare.ts";

// The client beside bare fetch and JSON.parse, asking for the same claims: over HTTP on this machine,
// and with a fetch that has the answer at hand, where nothing hides what the client itself takes.

const SIZES = [
  { claims: 1, pairs: 400 },
  { claims: 100, pairs: 300 },
  { claims: 10_000, pairs: 40 },
];

const policy = { policyNumber: "POL-100" };

const server = createServer((request, response) => {
  request.resume();
  response.setHeader("Content-Type", "application/json");
  response.end(bodies.get(Number(request.url?.split("/")[1])));
});
// Longer than any run, so that no connection is closed while it is being reused.
server.keepAliveTimeout = 600_000;
const bodies = new Map(SIZES.map(({ claims }) => [claims, claimsBody(claims)]));

await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;

const rows: Record<string, string | number>[] = [];
for (const { claims, pairs } of SIZES) {
  const body = bodies.get(claims) ?? "";
  const transports: [string, typeof fetch][] = [
    ["http", fetch],
    [
      "at hand",
      async () => new Response(body, { headers: { "Content-Type": "application/json" } }),
    ],
  ];
  for (const [transport, ask] of transports) {
    const { bare, client, ratio } = await compare(waysTo(claims, ask), { pairs, warmUp: 20 });
    rows.push({
      claims,
      "answer (KB)": Number((body.length / 1000).toFixed(1)),
      transport,
      "bare (ms)": Number(bare.toFixed(3)),
      "client (ms)": Number(client.toFixed(3)),
      "client / bare": Number(ratio.toFixed(2)),
    });
  }
}
server.close();
server.closeAllConnections();

// oxlint-disable-next-line no-console -- the table is what this script is for
console.table(rows);

function waysTo(claims: number, ask: typeof fetch) {
  const baseUrl = `http://127.0.0.1:${port}/${claims}`;
  const client = createClaimsClient({
    environment: "prod",
    baseUrl,
    clientId: "benchmarks",
    getAccessToken: () => "a-token",
    fetch: ask,
  });
  return {
    bare: async () => {
      const response = await ask(`${baseUrl}/claims/search`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: "Bearer a-token" },
        body: JSON.stringify({ ...policy, assignmentFilter: false }),
      });
      return JSON.parse(await response.text()) as unknown;
    },
    client: () => client.call(claimSearch, policy),
  };
}
