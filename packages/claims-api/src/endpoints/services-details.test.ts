import { expect, test } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import { type ClaimRef, servicesDetails } from "../index.ts";

const towing = { displayKey: "Towing", displayValue: "Included" };

async function load(response: unknown, claim: ClaimRef = { claimNumber: "CLM-1" }) {
  const { client, sent } = clientThatAnswers([response]);
  return { ...(await client.load(servicesDetails, claim)), sent };
}

test("sends GET services-details/{claimNumber}, with the persona of a third party", async () => {
  const { sent: asMember } = await load({ displayInfo: [] });
  const third = { claimNumber: "CLM-1", isThirdParty: true, contactId: "7" };
  const { sent: asThird } = await load({ displayInfo: [] }, third);

  const address = "https://api.example.com/claims-api/services-details/CLM-1";
  expect(asMember[0]?.url.href).toBe(address);
  expect(asThird[0]?.url.href).toBe(`${address}?isThirdParty=true&contactId=7`);
});

test.each([
  { case: "displayInfo", wire: { displayInfo: [towing], details: [] } },
  { case: "details without displayInfo", wire: { displayInfo: null, details: towing } },
])("reads rows from $case", async ({ wire }) => {
  const { data } = await load(wire);
  expect(data.displayInfo).toEqual([towing]);
});

test("hides authorized totals from everyone, however they are written", async () => {
  const keys = [
    "Total days authorized",
    " TOTAL AMOUNT AUTHORIZED: ",
    "totalDaysAuthorized",
    "Total de días autorizados",
    "Total days used",
  ];
  const { data } = await load({
    displayInfo: keys.map((displayKey) => ({ displayKey, displayValue: "5" })),
  });
  expect(data.displayInfo.map(({ displayKey }) => displayKey)).toEqual(["Total days used"]);
});

test.each([
  { wire: "AVAILABLE", read: "AVAILABLE", warned: 0 },
  { wire: "not_available", read: "NOT_AVAILABLE", warned: 0 },
  { wire: null, read: undefined, warned: 0 },
  { wire: "NOT AVAILABLE", read: "NOT_AVAILABLE", warned: 0 },
  { wire: "NotAvailable", read: "NOT_AVAILABLE", warned: 0 },
  { wire: "NO", read: "OTHER", warned: 1 },
  { wire: "AVAILABLE_FOR_PURCHASE", read: "OTHER", warned: 1 },
])("parses the rental status $wire as $read", async ({ wire, read, warned }) => {
  const { data, warnings } = await load({ displayText: "x", rentalCoverageStatus: wire });
  expect(data.rentalCoverageStatus).toBe(read);
  expect(warnings).toHaveLength(warned);
});

test("has defaults if the server sends only one field", async () => {
  const { data } = await load({ latestUpdate: null });
  expect(data).toStrictEqual({
    latestUpdate: undefined,
    displayText: undefined,
    displayInfo: [],
    rentalCoverageStatus: undefined,
  });
});

test("rejects another response, and an empty one", async () => {
  await expect(load({ services: [] })).rejects.toMatchObject({ code: "invalid_response" });
  await expect(load(status(204))).rejects.toMatchObject({ code: "invalid_response" });
});
