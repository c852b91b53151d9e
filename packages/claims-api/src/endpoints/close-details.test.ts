import { expect, test } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import { closeDetails } from "../index.ts";

async function load(response: unknown) {
  const { client, sent } = clientThatAnswers([response]);
  const claim = { claimNumber: "CLM-1", isThirdParty: true, contactId: "7" };
  return { ...(await client.load(closeDetails, claim)), sent };
}

test("sends GET close-details/{claimNumber}, without a query for every persona", async () => {
  const { sent } = await load({ claimState: "open" });
  expect(sent.map(({ url, method }) => `${method} ${url.href}`)).toEqual([
    "GET https://api.example.com/claims-api/close-details/CLM-1",
  ]);
});

test("returns state, date and text", async () => {
  const { data } = await load({
    claimState: "CLOSED",
    closeDate: "2026-11-01",
    displayText: "Done.",
  });
  expect(data).toEqual({
    claimState: "closed",
    stateText: "CLOSED",
    closeDate: "2026-11-01",
    displayText: "Done.",
  });
});

test.each([
  { wire: { claimState: "SETTLED" }, state: undefined, stateText: "SETTLED" },
  { wire: { displayText: "Soon." }, state: undefined, stateText: "" },
  { wire: { closeDate: "2026-11-20" }, state: "closed", stateText: "" },
  { wire: { claimState: null, closeDate: "2026-11-20" }, state: "closed", stateText: "" },
])("reads $wire as $state, with a warning", async ({ wire, state, stateText }) => {
  const { data, warnings } = await load(wire);
  expect([data.claimState, data.stateText]).toEqual([state, stateText]);
  expect(warnings).toEqual([{ code: "unknown_status", path: "claimState" }]);
});

test("removes a state that names the member's coverage", async () => {
  const { data } = await load({ claimState: "Deductible waived" });
  expect(data.stateText).toBe("");
});

test("rejects another response, and an empty one", async () => {
  await expect(load({ closed: true })).rejects.toMatchObject({ code: "invalid_response" });
  await expect(load(status(204))).rejects.toMatchObject({ code: "invalid_response" });
});
