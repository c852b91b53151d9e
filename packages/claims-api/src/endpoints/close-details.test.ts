import { expect, test } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import { closeDetails } from "../index.ts";

async function ask(answer: unknown) {
  const { client, sent } = clientThatAnswers([answer]);
  const claim = { claimNumber: "CLM-1", isThirdParty: true, contactId: "7" };
  return { ...(await client.load(closeDetails, claim)), sent };
}

test("asks GET close-details/{claimNumber}, for whomever without a query", async () => {
  const { sent } = await ask({ claimState: "open" });
  expect(sent.map(({ url, method }) => `${method} ${url.href}`)).toEqual([
    "GET https://api.example.com/claims-api/close-details/CLM-1",
  ]);
});

test("gives state, date and text", async () => {
  const { data } = await ask({
    claimState: "CLOSED",
    closeDate: "2026-11-01",
    displayText: "Done.",
  });
  expect(data).toEqual({ claimState: "closed", closeDate: "2026-11-01", displayText: "Done." });
});

test.each([
  { wire: { claimState: "Open" }, warned: 0 },
  { wire: { claimState: "reopened" }, warned: 1 },
  { wire: { claimState: null }, warned: 1 },
  { wire: { displayText: "Soon." }, warned: 1 },
])("takes $wire for open, with $warned warnings", async ({ wire, warned }) => {
  const { data, warnings } = await ask(wire);
  expect(data.claimState).toBe("open");
  expect(warnings).toEqual(
    Array.from({ length: warned }, () => ({ code: "unknown_status", path: "claimState" })),
  );
});

test("refuses what is no such answer, an empty one too", async () => {
  await expect(ask({ closed: true })).rejects.toMatchObject({ code: "invalid_response" });
  await expect(ask(status(204))).rejects.toMatchObject({ code: "invalid_response" });
});
