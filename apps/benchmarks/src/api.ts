import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { claimSearch, createClaimsClient } from "@claimkit/claims-api";
import { claimsBody } from "./api/claims-body.ts";
import { compare } from "./api/compare.ts";

// Why: docs/decisions/requests.md#every-field-is-checked
// The client beside bare fetch and JSON.parse, asking for the same claims: over HTTP on this machine,
// and with a fetch that has the answer at hand, where nothing hides what the client itself takes.
// Hostile answers are measured like the others: none may take the client longer than 10,000 good claims do.

const MOST = "10,000 claims";

const ANSWERS = [
  { answer: "1 claim", body: claimsBody(1), pairs: 400 },
  { answer: "100 claims", body: claimsBody(100), pairs: 300 },
  { answer: MOST, body: claimsBody(10_000), pairs: 40 },
  { answer: "a text of 1 MB", body: withText("x".repeat(1_000_000)), pairs: 40 },
  {
    answer: "10,000 claims that are none",
    body: `{"claimSummaries":[${"7,".repeat(9999)}7]}`,
    pairs: 40,
  },
  {
    answer: "5,000 arrays in each other",
    body: withField("deep", "[".repeat(5000) + "]".repeat(5000)),
    pairs: 40,
  },
  { answer: "__proto__", body: withField("__proto__", '{"claimSummaries":[]}'), pairs: 400 },
];

const policy = { policyNumber: "POL-100" };

const server = createServer((request, response) => {
  request.resume();
  response.setHeader("Content-Type", "application/json");
  response.end(ANSWERS[Number(request.url?.split("/")[1])]?.body);
});
// Longer than any run, so that no connection is closed while it is being reused.
server.keepAliveTimeout = 600_000;

await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;

const rows: Record<string, string | number>[] = [];
for (const [place, { answer, body, pairs }] of ANSWERS.entries()) {
  const transports: [string, typeof fetch][] = [
    ["http", fetch],
    [
      "at hand",
      async () => new Response(body, { headers: { "Content-Type": "application/json" } }),
    ],
  ];
  for (const [transport, ask] of transports) {
    const { bare, client, ratio } = await compare(waysTo(place, ask), { pairs, warmUp: 20 });
    rows.push({
      answer,
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

// oxlint-disable-next-line no-console -- the table is what this script is for
console.table(rows);

const slowest = rows
  .filter(({ answer }) => answer === MOST)
  .map((row) => Number(row["client (ms)"]));
const tooSlow = rows.filter((row) => Number(row["client (ms)"]) > Math.max(...slowest) * 1.1);
if (tooSlow.length > 0) throw new Error(`Slower than ${MOST}: ${tooSlow[0]?.["answer"]}.`);

/** One claim beside another field, as JSON text. */
function withField(name: string, json: string): string {
  return `${claimsBody(1).slice(0, -1)},"${name}":${json}}`;
}

/** One claim whose cause is a text. */
function withText(text: string): string {
  return claimsBody(1).replace("hail", text);
}

function waysTo(place: number, ask: typeof fetch) {
  const baseUrl = `http://127.0.0.1:${port}/${place}`;
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
