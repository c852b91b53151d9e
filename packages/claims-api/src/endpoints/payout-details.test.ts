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

async function ask(
  answer: unknown,
  claim: ClaimRef = { claimNumber: "CLM-1" },
  options: Partial<ClaimsClientOptions> = {},
) {
  const { client, sent } = clientThatAnswers([answer], options);
  return { ...(await client.load(payoutDetails, claim)), sent };
}

test("asks GET payout-details/{claimNumber}, saying on whose behalf a third party asks", async () => {
  const { sent: asMember } = await ask(wire);
  const third = { claimNumber: "CLM-1", isThirdParty: true, contactId: "7" };
  const { sent: asThird } = await ask(wire, third);

  const address = "https://api.example.com/claims-api/payout-details/CLM-1";
  expect(asMember[0]?.url.href).toBe(address);
  expect(asThird[0]?.url.href).toBe(`${address}?isThirdParty=true&contactId=7`);
});

test("gives a member all payments, amounts as they are written", async () => {
  const { data, warnings } = await ask(wire);
  expect(data).toEqual({ ...wire, isThirdParty: false });
  expect(warnings).toEqual([]);
});

describe("the paid amount", () => {
  const acme = { payoutPaidField: "acmePaidAmount" };

  test("is in the field that the client names", async () => {
    const { data } = await ask({ acmePaidAmount: 75 }, undefined, acme);
    expect(data.providerPaidAmount).toBe("75");
  });

  test.each(["toString", "constructor", "__proto__"])(
    "is not what an object has by the name of %s",
    async (payoutPaidField) => {
      const { data } = await ask({ deductible: "$1" }, undefined, { payoutPaidField });
      expect(data.providerPaidAmount).toBeUndefined();
    },
  );

  test.each([7, "text", null, []])("is not in %j, which is no answer", async (answer) => {
    await expect(ask(answer, undefined, { payoutPaidField: "length" })).rejects.toMatchObject({
      code: "invalid_response",
    });
  });
});

test.each([
  { case: "the one who asks", claim: { isThirdParty: true, contactId: "7" }, answer: wire },
  { case: "the answer", claim: {}, answer: { ...wire, isThirdParty: "true" } },
])("hides the deductible when $case says third party", async ({ claim, answer }) => {
  const { data } = await ask(answer, { claimNumber: "CLM-1", ...claim });
  expect(data).toEqual({ ...wire, deductible: undefined, isThirdParty: true });
});

test.each([
  { case: "204", answer: status(204) },
  { case: "an empty body", answer: new Response(" ") },
  { case: "null for everything", answer: { deductible: null, paymentDetails: null } },
])("has no payments when the server sends $case", async ({ answer }) => {
  const { data } = await ask(answer);
  expect(data).toStrictEqual({
    deductible: undefined,
    providerPaidAmount: undefined,
    paymentDetails: [],
    isThirdParty: false,
    displayInfo: [],
  });
});

test("keeps the payments beside a bad one, and the rows beside a bad one", async () => {
  const { data, warnings } = await ask({
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
