import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { claimSearch, createClaimsClient } from "@claimkit/claims-api";
import { claimsBody } from "./api/claims-body.ts";
import { compare } from "./api/compare.ts";

// Why: docs/decisions/requests.md#every-field-is-checked
// Compares the client with fetch and JSON.parse alone: over HTTP on this machine, and with a fetch that
// responds from memory, where network time does not hide the client's own time. Fails if a malformed
// response takes the client longer than 10,000 valid claims, which are about as large, each in relation to JSON.parse:
// 480,000 numbers take that alone three times as long as the claims.

const LARGEST = "10,000 claims";
/** In KB. The ratio of a smaller response is that of the fixed cost of a call. */
const SMALL = 500;
const TOLERANCE = 1.5;

const RESPONSES = [
  { response: "1 claim", body: claimsBody(1), pairs: 400 },
  { response: "100 claims", body: claimsBody(100), pairs: 300 },
  { response: LARGEST, body: claimsBody(10_000), pairs: 40 },
  { response: "a text of 1 MB", body: withText("x".repeat(1_000_000)), pairs: 40 },
  { response: "10,000 invalid claims", body: claimsBody(10_000, false), pairs: 40 },
  {
    response: "numbers instead of claims",
    body: withNumbers(claimsBody(10_000).length),
    pairs: 40,
  },
  {
    response: "5,000 nested arrays",
    body: withField("deep", "[".repeat(5000) + "]".repeat(5000)),
    pairs: 40,
  },
  { response: "__proto__", body: withField("__proto__", '{"claimSummaries":[]}'), pairs: 400 },
];

const policy = { policyNumber: "POL-100" };

const server = createServer((request, response) => {
  request.resume();
  response.setHeader("Content-Type", "application/json");
  response.end(RESPONSES[Number(request.url?.split("/")[1])]?.body);
});
// Longer than any run, so that the server does not close a connection that is about to be reused.
server.keepAliveTimeout = 600_000;

await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;

const rows: Record<string, string | number>[] = [];
for (const [index, { response, body, pairs }] of RESPONSES.entries()) {
  const transports: [string, typeof fetch][] = [
    ["http", fetch],
    ["memory", async () => new Response(body, { headers: { "Content-Type": "application/json" } })],
  ];
  for (const [transport, send] of transports) {
    const { bare, client, ratio } = await compare(variantsOf(index, send), { pairs, warmUp: 20 });
    rows.push({
      response,
      "size (KB)": Number((body.length / 1000).toFixed(1)),
      transport,
      "bare (ms)": Number(bare.toFixed(3)),
      "client (ms)": Number(client.toFixed(3)),
      "client / bare": Number(ratio.toFixed(2)),
    });
  }
}
server.close();
server.closeAllConnections();

// oxlint-disable-next-line no-console -- this script's purpose is to print the table
console.table(rows);

const ratioOf = (row: (typeof rows)[number] | undefined): number => Number(row?.["client / bare"]);
const tooSlow = rows.filter((row) => {
  const valid = rows.find((r) => r["response"] === LARGEST && r["transport"] === row["transport"]);
  return Number(row["size (KB)"]) > SMALL && ratioOf(row) > ratioOf(valid) * TOLERANCE;
});
if (tooSlow.length > 0) throw new Error(`Slower than ${LARGEST}: ${tooSlow[0]?.["response"]}.`);

/** A response with one claim and another field, as JSON. */
function withField(name: string, json: string): string {
  return `${claimsBody(1).slice(0, -1)},"${name}":${json}}`;
}

/** A response of this length with as many items as possible. */
function withNumbers(length: number): string {
  const list = '{"claimSummaries":[7]}';
  return list.replace("7", "7,".repeat((length - list.length) / 2) + "7");
}

/** A response with one claim of this cause. */
function withText(text: string): string {
  return claimsBody(1).replace("hail", text);
}

function variantsOf(index: number, send: typeof fetch) {
  const baseUrl = `http://127.0.0.1:${port}/${index}`;
  const client = createClaimsClient({
    environment: "prod",
    baseUrl,
    clientId: "benchmarks",
    getAccessToken: () => "a-token",
    fetch: send,
  });
  return {
    bare: async () => {
      const response = await send(`${baseUrl}/claims/search`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: "Bearer a-token" },
        body: JSON.stringify({ ...policy, assignmentFilter: false }),
      });
      return JSON.parse(await response.text()) as unknown;
    },
    client: () => client.call(claimSearch, policy),
  };
}
