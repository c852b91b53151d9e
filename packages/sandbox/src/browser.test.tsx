import { expect, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { createSandbox } from "./index.ts";

test("runs in a browser, where stories and component tests call it", async () => {
  const answer = await ask(createSandbox(), "claim-summaries/CLM-1001");

  expect(await answer.json()).toMatchObject({ claimNumber: "CLM-1001" });
});

test("rejects with the signal's reason in a browser too", async () => {
  const answer = ask(createSandbox(), "report-details/CLM-4004", {
    signal: AbortSignal.timeout(1),
  });

  await expect(answer).rejects.toHaveProperty("name", "TimeoutError");
});
