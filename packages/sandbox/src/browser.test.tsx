import { expect, test } from "vitest";
import { sendRequest } from "../testing/send-request.ts";
import { createSandbox } from "./index.ts";

test("runs in a browser, for stories and component tests", async () => {
  const response = await sendRequest(createSandbox(), "claim-summaries/CLM-1001");

  expect(await response.json()).toMatchObject({ claimNumber: "CLM-1001" });
});

test("rejects with the signal's reason in a browser too", async () => {
  const response = sendRequest(createSandbox(), "report-details/CLM-4004", {
    signal: AbortSignal.timeout(1),
  });

  await expect(response).rejects.toHaveProperty("name", "TimeoutError");
});
