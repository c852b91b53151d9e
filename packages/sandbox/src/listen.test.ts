import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { goodHeaders } from "../testing/ask.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";
import { listen, type Listening } from "./listen.ts";

let server: Listening | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(sandbox: Sandbox, port?: number): Promise<string> {
  server = await listen(sandbox, port);
  return `http://localhost:${server.port}`;
}

test("answers over HTTP as it does in process", async () => {
  const url = await start(createSandbox());
  const answer = await fetch(`${url}/claims/CLM-1006/claim-contacts`, { headers: goodHeaders });

  expect(answer.headers.get("X-Total-Count")).toBe("30");
  expect(await answer.json()).toHaveProperty("claimContacts.0.contactId", "CNT-1006");
});

test("reads the body of a search", async () => {
  const url = await start(createSandbox());
  const answer = await fetch(`${url}/claims/search`, {
    method: "POST",
    headers: goodHeaders,
    body: JSON.stringify({ policyNumber: "POL-000", assignmentFilter: false }),
  });

  expect(await answer.json()).toEqual({ claimSummaries: [] });
});

test("refuses a body above 1 MB that is still being sent", async () => {
  const url = await start(createSandbox());
  const answer = await fetch(`${url}/claims/search`, {
    method: "POST",
    headers: goodHeaders,
    body: "x".repeat(5_000_000),
  });

  expect(answer.status).toBe(413);
});

test("lets a page of any origin send and read the headers of the claims API", async () => {
  const url = await start(createSandbox());
  const asked = [
    "authorization",
    "client_id",
    "content-type",
    "x-document-token",
    "x-message-id",
    "x-sandbox-fault",
    "x-server-env",
    "x-server-id",
  ];
  const preflight = await fetch(`${url}/report-details/CLM-1001`, {
    method: "OPTIONS",
    headers: {
      Origin: "https://insurer.example.com",
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": asked.join(","),
    },
  });

  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(preflight.headers.get("Access-Control-Allow-Methods")?.split(",")).toEqual([
    "GET",
    "POST",
  ]);
  expect(
    preflight.headers.get("Access-Control-Allow-Headers")?.toLowerCase().split(",").toSorted(),
  ).toEqual(asked);

  for (const headers of [goodHeaders, {}]) {
    const answer = await fetch(`${url}/report-details/CLM-1001`, { headers });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(answer.headers.get("Access-Control-Expose-Headers")).toBe("X-Total-Count,Retry-After");
  }
});

test("hangs up where fetch would reject", async () => {
  const url = await start(createSandbox({ faults: { all: { drop: true } } }));

  await expect(fetch(`${url}/report-details/CLM-1001`, { headers: goodHeaders })).rejects.toThrow(
    TypeError,
  );
});

test("takes a fault from the request's header", async () => {
  const url = await start(createSandbox());
  const headers = { ...goodHeaders, "X-Sandbox-Fault": "reportDetails=429,retry-after=2" };
  const answer = await fetch(`${url}/report-details/CLM-1001`, { headers });

  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "2"]);
});

test("stops working on an answer when the one who asked is gone", async () => {
  const sandbox = createSandbox();
  const caller = new AbortController();
  let stop: (reason: unknown) => void;
  const stopped = new Promise((resolve) => {
    stop = resolve;
  });
  const url = await start({
    ...sandbox,
    fetch: (input, init) => {
      const answer = sandbox.fetch(input, init);
      answer.catch((reason) => stop(reason));
      caller.abort();
      return answer;
    },
  });
  const slow = fetch(`${url}/report-details/CLM-4004`, {
    headers: goodHeaders,
    signal: caller.signal,
  });

  await expect(slow).rejects.toHaveProperty("name", "AbortError");
  expect(String(await stopped)).toMatch(/abort/);
});

test("takes a free port where the one asked for is taken", async () => {
  const other = createServer();
  const taken = await new Promise<number>((resolve) => {
    other.listen(0, "localhost", () => {
      const address = other.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  await start(createSandbox(), taken);

  expect(server?.port).toBeGreaterThan(0);
  expect(server?.port).not.toBe(taken);
  other.close();
});
