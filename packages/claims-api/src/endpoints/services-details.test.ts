import { expect, test } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import { type ClaimRef, servicesDetails } from "../index.ts";

const towing = { displayKey: "Towing", displayValue: "Included" };

async function ask(answer: unknown, claim: ClaimRef = { claimNumber: "CLM-1" }) {
  const { client, sent } = clientThatAnswers([answer]);
  return { ...(await client.load(servicesDetails, claim)), sent };
}

test("asks GET services-details/{claimNumber}, saying on whose behalf a third party asks", async () => {
  const { sent: asMember } = await ask({ displayInfo: [] });
  const third = { claimNumber: "CLM-1", isThirdParty: true, contactId: "7" };
  const { sent: asThird } = await ask({ displayInfo: [] }, third);

  const address = "https://api.example.com/claims-api/services-details/CLM-1";
  expect(asMember[0]?.url.href).toBe(address);
  expect(asThird[0]?.url.href).toBe(`${address}?isThirdParty=true&contactId=7`);
});

test.each([
  { case: "displayInfo", wire: { displayInfo: [towing], details: [] } },
  { case: "else details", wire: { displayInfo: null, details: towing } },
])("takes its rows from $case", async ({ wire }) => {
  const { data } = await ask(wire);
  expect(data.displayInfo).toEqual([towing]);
});

test("hides the totals authorized from everyone, however they are written", async () => {
  const keys = ["Total days authorized", " TOTAL AMOUNT AUTHORIZED ", "Total days used"];
  const { data } = await ask({
    displayInfo: keys.map((displayKey) => ({ displayKey, displayValue: "5" })),
  });
  expect(data.displayInfo.map(({ displayKey }) => displayKey)).toEqual(["Total days used"]);
});

test.each([
  { wire: "AVAILABLE", read: "AVAILABLE", warned: 0 },
  { wire: "not_available", read: "NOT_AVAILABLE", warned: 0 },
  { wire: null, read: undefined, warned: 0 },
  { wire: "MAYBE", read: undefined, warned: 1 },
])("reads the rental status $wire as $read", async ({ wire, read, warned }) => {
  const { data, warnings } = await ask({ displayText: "x", rentalCoverageStatus: wire });
  expect(data.rentalCoverageStatus).toBe(read);
  expect(warnings).toHaveLength(warned);
});

test("is whole, when the server sends nothing but one field", async () => {
  const { data } = await ask({ latestUpdate: null });
  expect(data).toStrictEqual({
    latestUpdate: undefined,
    displayText: undefined,
    displayInfo: [],
    rentalCoverageStatus: undefined,
  });
});

test("refuses what is no such answer, an empty one too", async () => {
  await expect(ask({ services: [] })).rejects.toMatchObject({ code: "invalid_response" });
  await expect(ask(status(204))).rejects.toMatchObject({ code: "invalid_response" });
});
