import { expect, test } from "vitest";
import { clientThatAnswers } from "../../testing/client-that-answers.ts";
import { contactUs } from "../index.ts";

const dana = {
  claimAdjusterName: "Dana Whitfield",
  tollFreeNumber: "8005550140",
  usOnly: "6145550141",
  email: "dana@example.com",
};

async function ask(answer: unknown) {
  const { client, sent } = clientThatAnswers([answer]);
  const claim = { claimNumber: "CLM-1", isThirdParty: true, contactId: "7" };
  return { ...(await client.load(contactUs, claim)), sent };
}

test("asks GET contact-us/{claimNumber}, for whomever without a query", async () => {
  const { sent } = await ask({ generalClaimQuestions: dana });
  expect(sent.map(({ url, method }) => `${method} ${url.href}`)).toEqual([
    "GET https://api.example.com/claims-api/contact-us/CLM-1",
  ]);
});

test("gives whom there is, with numbers as text", async () => {
  const { data, warnings } = await ask({
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

test("leaves out a contact that is none, keeps the others, and warns", async () => {
  const { data, warnings } = await ask({
    generalClaimQuestions: "Dana",
    vehicleDamageQuestions: { ...dana, email: ["x"] },
    injuryQuestions: dana,
  });
  expect(data).toEqual({ injuryQuestions: dana });
  expect(warnings).toEqual([
    { code: "item_dropped", path: "generalClaimQuestions" },
    { code: "item_dropped", path: "vehicleDamageQuestions" },
  ]);
});

test("refuses an answer with other fields only", async () => {
  await expect(ask({ message: "Sorry" })).rejects.toMatchObject({ code: "invalid_response" });
});

test("refuses an answer in which no contact is one", async () => {
  await expect(ask({ generalClaimQuestions: "Dana", injuryQuestions: 7 })).rejects.toMatchObject({
    code: "invalid_response",
    call: "contactUs",
    issuePath: "generalClaimQuestions",
  });
});
