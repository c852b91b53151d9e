import { describe, expect, test } from "vitest";
import { clientThatAnswers } from "../../testing/client-that-answers.ts";
import { associateClaimSummary, claimSummary } from "../index.ts";

const wire = {
  claimNumber: "CLM-1",
  vehicle: "2019 Ford Focus",
  claimType: "AUTO_COLLISION",
  status: "in_progress",
  tellUsMoreVisibility: true,
};

test("sends GET claim-summaries/{claimNumber}, without a query for a member", async () => {
  const { client, sent } = clientThatAnswers([wire]);
  const member = { claimNumber: "CLM-1", contactId: "7" };

  await expect(client.call(claimSummary, member)).resolves.toEqual(wire);
  expect(sent[0]?.method).toBe("GET");
  expect(sent[0]?.body).toBeUndefined();
  expect(sent[0]?.url.href).toBe("https://api.example.com/claims-api/claim-summaries/CLM-1");
});

test("sends the persona of a third party", async () => {
  const { client, sent } = clientThatAnswers([wire]);
  await client.call(claimSummary, { claimNumber: "CLM-1", isThirdParty: true, contactId: "7&x=1" });

  expect(sent[0]?.url.search).toBe("?isThirdParty=true&contactId=7%26x%3D1");
});

test("sends GET associate-claim-summaries/… for an associate, with the same result", async () => {
  const { client, sent } = clientThatAnswers([wire]);
  const associate = { claimNumber: "CLM/1", contactId: "7?" };

  await expect(client.call(associateClaimSummary, associate)).resolves.toEqual(wire);
  expect(sent[0]?.url.href).toBe(
    "https://api.example.com/claims-api/associate-claim-summaries/claim/CLM%2F1/contact-id/7%3F",
  );
});

test("sends nothing for an associate without a contact", async () => {
  const { client, sent } = clientThatAnswers([wire]);

  await expect(
    client.call(associateClaimSummary, { claimNumber: "CLM-1", contactId: "" }),
  ).rejects.toMatchObject({ code: "configuration", call: "associateClaimSummary" });
  expect(sent).toEqual([]);
});

describe("the model", () => {
  test.each([
    { flag: true, visible: true },
    { flag: "Y", visible: true },
    { flag: "false", visible: false },
    { flag: null, visible: false },
    { flag: undefined, visible: false },
  ])("treats $flag as tellUsMoreVisibility $visible", async ({ flag, visible }) => {
    const { client } = clientThatAnswers([{ ...wire, tellUsMoreVisibility: flag }]);
    await expect(client.call(claimSummary, { claimNumber: "CLM-1" })).resolves.toMatchObject({
      tellUsMoreVisibility: visible,
    });
  });

  test.each(["CLM-2", "20260417000000012"])("rejects the summary of claim %s", async (other) => {
    const { client } = clientThatAnswers([{ claimNumber: other, status: "open" }]);
    await expect(client.call(claimSummary, { claimNumber: "CLM-1" })).rejects.toMatchObject({
      code: "invalid_response",
      issuePath: "claimNumber",
    });
  });

  test.each(["clm-1", "CLM 00001", "CLM1"])(
    "accepts %s as another way to write CLM-1",
    async (claimNumber) => {
      const { client } = clientThatAnswers([{ claimNumber, status: "open" }]);
      await expect(client.call(claimSummary, { claimNumber: "CLM-1" })).resolves.toBeTruthy();
    },
  );

  test("has defaults for missing fields", async () => {
    const { client } = clientThatAnswers([{ status: "open", vehicle: null, unknown: 1 }]);
    await expect(client.call(claimSummary, { claimNumber: "CLM-1" })).resolves.toEqual({
      claimNumber: "CLM-1",
      vehicle: "",
      claimType: "",
      status: "open",
      tellUsMoreVisibility: false,
    });
  });
});
