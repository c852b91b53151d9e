import { expect, test } from "vitest";
import { sendRequest } from "../../testing/send-request.ts";
import { createSandbox, type Sandbox } from "../index.ts";

const post = (sandbox: Sandbox, path: string, body: object = {}): Promise<Response> =>
  sandbox.fetch(`http://localhost/sandbox/${path}`, { method: "POST", body: JSON.stringify(body) });

test("chooses a shop, advances and resets a claim without a token", async () => {
  const sandbox = createSandbox();
  const responses = [
    await post(sandbox, "claims/CLM-1014/shop", { shopId: "SHP-43215-01" }),
    await post(sandbox, "claims/CLM-1014/advance"),
    await sandbox.fetch("http://localhost/sandbox/claims/CLM-1014"),
    await post(sandbox, "claims/CLM-1014/reset"),
  ];

  expect(await Promise.all(responses.map((response) => response.json()))).toEqual(
    ["inspection", "estimate", "estimate", "reported"].map((stage) => ({
      claimNumber: "CLM-1014",
      stage,
      hasNext: true,
    })),
  );
});

test("replaces the active faults, and removes them for an empty text", async () => {
  const sandbox = createSandbox({ faults: { claimSummary: { status: 500 } } });
  const statuses = async (): Promise<number[]> => [
    (await sendRequest(sandbox, "report-details/CLM-1001")).status,
    (await sendRequest(sandbox, "claim-summaries/CLM-1001")).status,
  ];

  await post(sandbox, "faults", { faults: "reportDetails=503" });
  expect(await statuses()).toEqual([503, 200]);
  await post(sandbox, "faults", { faults: "" });
  expect(await statuses()).toEqual([200, 200]);
});

test("changes the latency without waiting for it", async () => {
  const sandbox = createSandbox({ latencyMs: 2 ** 31 - 1 });
  await post(sandbox, "latency", { latencyMs: 0 });

  expect((await sendRequest(sandbox, "report-details/CLM-1001")).status).toBe(200);
});

test.each([
  { path: "latency", body: { latencyMs: "much" } },
  { path: "latency", body: { latencyMs: 2 ** 31 } },
  { path: "faults", body: { faults: "everything=503" } },
  { path: "faults", body: { faults: "all=delay=2147483648" } },
  { path: "claims/CLM-1014/shop", body: {} },
  { path: "claims/CLM-1014/estimate-option", body: { option: "NETWORK_SHOP" } },
])("$path rejects $body and changes nothing", async ({ path, body }) => {
  const sandbox = createSandbox({ faults: { reportDetails: { status: 503 } } });
  const rejected = await post(sandbox, path, body);

  expect(rejected.status).toBe(400);
  expect(await rejected.json()).toMatchObject({ errorCode: "INVALID_BODY" });
  expect((await sendRequest(sandbox, "report-details/CLM-1001")).status).toBe(503);
});
