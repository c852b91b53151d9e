import { expect, test } from "vitest";
import { ask } from "../../testing/ask.ts";
import { createSandbox, type Sandbox } from "../index.ts";

const post = (sandbox: Sandbox, path: string, body: object = {}): Promise<Response> =>
  sandbox.fetch(`http://localhost/sandbox/${path}`, { method: "POST", body: JSON.stringify(body) });

test("a claim is moved without a token: its shop, its next stage, and back", async () => {
  const sandbox = createSandbox();
  const moves = [
    await post(sandbox, "claims/CLM-1014/shop", { shopId: "SHP-43215-01" }),
    await post(sandbox, "claims/CLM-1014/advance"),
    await sandbox.fetch("http://localhost/sandbox/claims/CLM-1014"),
    await post(sandbox, "claims/CLM-1014/reset"),
  ];

  expect(await Promise.all(moves.map((move) => move.json()))).toEqual(
    ["inspection", "estimate", "estimate", "reported"].map((stage) => ({
      claimNumber: "CLM-1014",
      stage,
      hasNext: true,
    })),
  );
});

test("faults replace those that were set, and an empty text removes them", async () => {
  const sandbox = createSandbox({ faults: { claimSummary: { status: 500 } } });
  const statuses = async (): Promise<number[]> => [
    (await ask(sandbox, "report-details/CLM-1001")).status,
    (await ask(sandbox, "claim-summaries/CLM-1001")).status,
  ];

  await post(sandbox, "faults", { faults: "reportDetails=503" });
  expect(await statuses()).toEqual([503, 200]);
  await post(sandbox, "faults", { faults: "" });
  expect(await statuses()).toEqual([200, 200]);
});

test("latency is switched without waiting for it", async () => {
  const sandbox = createSandbox({ latencyMs: 2 ** 31 - 1 });
  await post(sandbox, "latency", { latencyMs: 0 });

  expect((await ask(sandbox, "report-details/CLM-1001")).status).toBe(200);
});

test.each([
  { path: "latency", body: { latencyMs: "much" } },
  { path: "latency", body: { latencyMs: 2 ** 31 } },
  { path: "faults", body: { faults: "everything=503" } },
  { path: "faults", body: { faults: "all=delay=2147483648" } },
  { path: "claims/CLM-1014/shop", body: {} },
])("$path refuses $body and changes nothing", async ({ path, body }) => {
  const sandbox = createSandbox({ faults: { reportDetails: { status: 503 } } });
  const refused = await post(sandbox, path, body);

  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errorCode: "INVALID_BODY" });
  expect((await ask(sandbox, "report-details/CLM-1001")).status).toBe(503);
});
