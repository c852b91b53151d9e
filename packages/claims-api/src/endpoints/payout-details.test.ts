import { describe, expect, test } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import { type ClaimRef, type ClaimsClientOptions, payoutDetails } from "../index.ts";

const check = { displayKey: "Check number", displayValue: "7" };
const wire = {
  deductible: "$500.00",
  providerPaidAmount: "$1,250.50",
  paymentDetails: [{ payee: "Ada Body Shop", paymentInfo: [check] }],
  isThirdParty: "N",
  displayInfo: [check],
};

async function load(
  response: unknown,
  claim: ClaimRef = { claimNumber: "CLM-1" },
  options: Partial<ClaimsClientOptions> = {},
) {
  const { client, sent } = clientThatAnswers([response], options);
  return { ...(await client.load(payoutDetails, claim)), sent };
}

test("sends GET payout-details/{claimNumber}, with the persona of a third party", async () => {
  const { sent: asMember } = await load(wire);
  const third = { claimNumber: "CLM-1", isThirdParty: true, contactId: "7" };
  const { sent: asThird } = await load(wire, third);

  const address = "https://api.example.com/claims-api/payout-details/CLM-1";
  expect(asMember[0]?.url.href).toBe(address);
  expect(asThird[0]?.url.href).toBe(`${address}?isThirdParty=true&contactId=7`);
});

test("returns all payments to a member, with unchanged amounts", async () => {
  const { data, warnings } = await load(wire);
  expect(data).toEqual({ ...wire, isThirdParty: false });
  expect(warnings).toEqual([]);
});

describe("the paid amount", () => {
  const acme = { payoutPaidField: "acmePaidAmount" };

  test("comes from the field of the option payoutPaidField", async () => {
    const { data } = await load({ acmePaidAmount: 75 }, undefined, acme);
    expect(data.providerPaidAmount).toBe("75");
  });

  test.each(["toString", "constructor", "__proto__"])(
    "is never the inherited property %s",
    async (payoutPaidField) => {
      const { data } = await load({ deductible: "$1" }, undefined, { payoutPaidField });
      expect(data.providerPaidAmount).toBeUndefined();
    },
  );

  test.each([7, "text", null, []])(
    "is never a property of the invalid response %j",
    async (response) => {
      await expect(load(response, undefined, { payoutPaidField: "length" })).rejects.toMatchObject({
        code: "invalid_response",
      });
    },
  );
});

test.each([
  { case: "the user", claim: { isThirdParty: true, contactId: "7" }, response: wire },
  { case: "the response", claim: {}, response: { ...wire, isThirdParty: "true" } },
])("hides the deductible if $case is a third party", async ({ claim, response }) => {
  const { data } = await load(response, { claimNumber: "CLM-1", ...claim });
  expect(data).toEqual({ ...wire, deductible: undefined, isThirdParty: true });
});

test.each([
  { case: "204", response: status(204) },
  { case: "an empty body", response: new Response(" ") },
  { case: "null for everything", response: { deductible: null, paymentDetails: null } },
])("has no payments if the server sends $case", async ({ response }) => {
  const { data } = await load(response);
  expect(data).toStrictEqual({
    deductible: undefined,
    providerPaidAmount: undefined,
    paymentDetails: [],
    isThirdParty: false,
    displayInfo: [],
  });
});

test("drops only invalid payments and invalid rows", async () => {
  const { data, warnings } = await load({
    paymentDetails: [{ payee: {} }, { payee: "Ada", paymentInfo: [{}, check] }, { payee: null }],
  });
  expect(data.paymentDetails).toEqual([
    { payee: "Ada", paymentInfo: [check] },
    { payee: "", paymentInfo: [] },
  ]);
  expect(warnings).toEqual([
    { code: "item_dropped", path: "paymentDetails.0" },
    { code: "item_dropped", path: "paymentDetails.1.paymentInfo.0" },
  ]);
});
