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
  expect(data).toEqual({ claimState: "closed", closeDate: "2026-11-01", displayText: "Done." });
});

test.each([
  { wire: { claimState: "Open" }, warned: 0 },
  { wire: { claimState: "reopened" }, warned: 1 },
  { wire: { claimState: null }, warned: 1 },
  { wire: { displayText: "Soon." }, warned: 1 },
])("treats $wire as open, with $warned warnings", async ({ wire, warned }) => {
  const { data, warnings } = await load(wire);
  expect(data.claimState).toBe("open");
  expect(warnings).toEqual(
    Array.from({ length: warned }, () => ({ code: "unknown_status", path: "claimState" })),
  );
});

test("rejects another response, and an empty one", async () => {
  await expect(load({ closed: true })).rejects.toMatchObject({ code: "invalid_response" });
  await expect(load(status(204))).rejects.toMatchObject({ code: "invalid_response" });
});
