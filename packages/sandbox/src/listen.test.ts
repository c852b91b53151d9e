import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { validHeaders } from "../testing/send-request.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";
import { listen, type RunningServer } from "./listen.ts";

let server: RunningServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(sandbox: Sandbox, port?: number): Promise<string> {
  server = await listen(sandbox, port);
  return `http://localhost:${server.port}`;
}

test("responds over HTTP as in the same process", async () => {
  const url = await start(createSandbox());
  const response = await fetch(`${url}/claims/CLM-1006/claim-contacts`, { headers: validHeaders });

  expect(response.headers.get("X-Total-Count")).toBe("30");
  expect(await response.json()).toHaveProperty("claimContacts.0.contactId", "CNT-1006");
});

test("reads the body of a POST request", async () => {
  const url = await start(createSandbox());
  const response = await fetch(`${url}/claims/search`, {
    method: "POST",
    headers: validHeaders,
    body: JSON.stringify({ policyNumber: "POL-000", assignmentFilter: false }),
  });

  expect(await response.json()).toEqual({ claimSummaries: [] });
});

test("rejects a body above 1 MB while it is still being sent", async () => {
  const url = await start(createSandbox());
  const response = await fetch(`${url}/claims/search`, {
    method: "POST",
    headers: validHeaders,
    body: "x".repeat(5_000_000),
  });

  expect(response.status).toBe(413);
});

test("allows pages of any origin to send and read the headers of the claims API and of tus", async () => {
  const url = await start(createSandbox());
  const headerNames = [
    "authorization",
    "client_id",
    "content-type",
    "idempotency-key",
    "if-none-match",
    "tus-resumable",
    "upload-length",
    "upload-metadata",
    "upload-offset",
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
      "Access-Control-Request-Headers": headerNames.join(","),
    },
  });

  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(preflight.headers.get("Access-Control-Allow-Methods")?.split(",")).toEqual([
    "GET",
    "POST",
    "PUT",
    "PATCH",
  ]);
  expect(
    preflight.headers.get("Access-Control-Allow-Headers")?.toLowerCase().split(",").toSorted(),
  ).toEqual(headerNames);

  for (const headers of [validHeaders, {}]) {
    const response = await fetch(`${url}/report-details/CLM-1001`, { headers });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Access-Control-Expose-Headers")).toBe(
      "X-Total-Count,Retry-After,ETag,Date,Location,Upload-Offset,Upload-Length,Tus-Resumable",
    );
  }
});

test("closes the connection where fetch would reject", async () => {
  const url = await start(createSandbox({ faults: { all: { drop: true } } }));

  await expect(fetch(`${url}/report-details/CLM-1001`, { headers: validHeaders })).rejects.toThrow(
    TypeError,
  );
});

test("applies a fault from the request's header", async () => {
  const url = await start(createSandbox());
  const headers = { ...validHeaders, "X-Sandbox-Fault": "reportDetails=429,retry-after=2" };
  const response = await fetch(`${url}/report-details/CLM-1001`, { headers });

  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "2"]);
});

test("aborts the response when the caller disconnects", async () => {
  const sandbox = createSandbox();
  const caller = new AbortController();
  let stop: (reason: unknown) => void;
  const stopped = new Promise((resolve) => {
    stop = resolve;
  });
  const url = await start({
    ...sandbox,
    fetch: (input, init) => {
      const response = sandbox.fetch(input, init);
      response.catch((reason) => stop(reason));
      caller.abort();
      return response;
    },
  });
  const slow = fetch(`${url}/report-details/CLM-4004`, {
    headers: validHeaders,
    signal: caller.signal,
  });

  await expect(slow).rejects.toHaveProperty("name", "AbortError");
  expect(String(await stopped)).toMatch(/abort/);
});

test("uses a free port if the requested one is taken", async () => {
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
