import { expect, test } from "vitest";
import { clientThatAnswers } from "../../testing/client-that-answers.ts";
import { contactUs } from "../index.ts";

const dana = {
  claimAdjusterName: "Dana Whitfield",
  tollFreeNumber: "8005550140",
  usOnly: "6145550141",
  email: "dana@example.com",
};

async function load(response: unknown) {
  const { client, sent } = clientThatAnswers([response]);
  const claim = { claimNumber: "CLM-1", isThirdParty: true, contactId: "7" };
  return { ...(await client.load(contactUs, claim)), sent };
}

test("sends GET contact-us/{claimNumber}, without a query for every persona", async () => {
  const { sent } = await load({ generalClaimQuestions: dana });
  expect(sent.map(({ url, method }) => `${method} ${url.href}`)).toEqual([
    "GET https://api.example.com/claims-api/contact-us/CLM-1",
  ]);
});

test("returns the contacts that exist, with numbers as text", async () => {
  const { data, warnings } = await load({
    generalClaimQuestions: { ...dana, usOnly: 6145550141 },
    vehicleDamageQuestions: null,
  });
  expect(data).toStrictEqual({
    generalClaimQuestions: dana,
    vehicleDamageQuestions: undefined,
    injuryQuestions: undefined,
  });
  expect(warnings).toEqual([]);
});

test("drops an invalid contact, keeps the others, and warns", async () => {
  const { data, warnings } = await load({
    generalClaimQuestions: "Dana",
    vehicleDamageQuestions: { name: "Dana" },
    injuryQuestions: dana,
  });
  expect(data).toEqual({ injuryQuestions: dana });
  expect(warnings).toEqual([
    { code: "item_dropped", path: "generalClaimQuestions" },
    { code: "item_dropped", path: "vehicleDamageQuestions" },
  ]);
});

test("rejects a response with only other fields", async () => {
  await expect(load({ message: "Sorry" })).rejects.toMatchObject({ code: "invalid_response" });
});

test("rejects a response in which all contacts are invalid", async () => {
  await expect(load({ generalClaimQuestions: "Dana", injuryQuestions: 7 })).rejects.toMatchObject({
    code: "invalid_response",
    call: "contactUs",
    issuePath: "generalClaimQuestions",
  });
});
