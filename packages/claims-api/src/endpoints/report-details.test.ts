import { describe, expect, test } from "vitest";
import { clientThatAnswers } from "../../testing/client-that-answers.ts";
import { type ClaimRef, reportDetails } from "../index.ts";

const member = { claimNumber: "CLM-1" };
const thirdParty = { claimNumber: "CLM-1", isThirdParty: true, contactId: "7" };

const wire = {
  latestUpdate: "We got your report.",
  incidentDate: "2026-01-05",
  incidentType: "Hail",
  coverageInfo: [{ name: "Comprehensive", deductible: "$500.00" }],
  subCoverageInfo: [{ name: "Rental", deductible: "45 / 1350" }],
  hasVanishing: "true",
  displayInfo: [
    { displayKey: "Policy", displayValue: "POL-1" },
    { displayKey: "Total amount authorized", displayValue: "$900" },
    { displayKey: "Collision", displayValue: "$500" },
    { displayKey: "Your deductible", displayValue: "$500" },
    { displayKey: "Note", displayValue: "A deductible of $500 applies." },
  ],
};

async function ask(claim: ClaimRef, answer: unknown) {
  const { client, sent } = clientThatAnswers([answer]);
  return { ...(await client.load(reportDetails, claim)), sent };
}

test("asks GET report-details/{claimNumber}, for a member without a query", async () => {
  const { sent } = await ask(member, wire);
  expect(sent[0]?.method).toBe("GET");
  expect(sent[0]?.url.href).toBe("https://api.example.com/claims-api/report-details/CLM-1");
});

test("says on whose behalf a third party asks", async () => {
  const { sent } = await ask(thirdParty, wire);
  expect(sent[0]?.url.search).toBe("?isThirdParty=true&contactId=7");
});

test("gives a member the whole report", async () => {
  const { data } = await ask(member, wire);
  expect(data).toEqual({ ...wire, hasVanishing: true });
});

describe("a third party", () => {
  test("gets no coverages, no deductibles and no amount authorized", async () => {
    const { data } = await ask(thirdParty, wire);

    expect(data).toEqual({
      latestUpdate: "We got your report.",
      incidentDate: "2026-01-05",
      incidentType: "Hail",
      coverageInfo: [],
      subCoverageInfo: [],
      hasVanishing: false,
      displayInfo: [{ displayKey: "Policy", displayValue: "POL-1" }],
    });
    expect(JSON.stringify(data)).not.toMatch(/deductible|500|900|comprehensive|rental/i);
  });

  test.each([
    "Total amount authorized",
    " TOTAL AMOUNT AUTHORIZED ",
    "Uninsured - property damage",
  ])("does not get the row '%s', however it is written", async (displayKey) => {
    const { data } = await ask(thirdParty, { displayInfo: [{ displayKey, displayValue: "$1" }] });
    expect(data.displayInfo).toEqual([]);
  });
});

test.each([
  { case: "nothing but one field", answer: { incidentType: null } },
  {
    case: "null for everything",
    answer: Object.fromEntries(Object.keys(wire).map((key) => [key, null])),
  },
])("is whole, when the server sends $case", async ({ answer }) => {
  const { data, warnings } = await ask(member, answer);

  expect(data).toStrictEqual({
    latestUpdate: undefined,
    incidentDate: undefined,
    incidentType: undefined,
    coverageInfo: [],
    subCoverageInfo: [],
    hasVanishing: false,
    displayInfo: [],
  });
  expect(warnings).toEqual([]);
});

test("takes one coverage for a list of one, and a number for its deductible", async () => {
  const { data } = await ask(member, { coverageInfo: { name: "Collision", deductible: 500 } });
  expect(data.coverageInfo).toEqual([{ name: "Collision", deductible: "500" }]);
});

test.each([
  { case: "details, without displayInfo", answer: { details: wire.displayInfo } },
  {
    case: "details, with null for displayInfo",
    answer: { details: wire.displayInfo, displayInfo: null },
  },
  { case: "displayInfo, before details", answer: { details: [], displayInfo: wire.displayInfo } },
])("takes its rows from $case", async ({ answer }) => {
  const { data } = await ask(member, answer);
  expect(data.displayInfo).toEqual(wire.displayInfo);
});

test("drops what is no coverage and no row, and warns", async () => {
  const { data, warnings } = await ask(member, {
    coverageInfo: [{ deductible: "$1" }, { name: "Collision" }],
    displayInfo: [{ displayValue: "x" }, { displayKey: "Policy" }],
  });

  expect(data).toMatchObject({
    coverageInfo: [{ name: "Collision", deductible: undefined }],
    displayInfo: [{ displayKey: "Policy", displayValue: "" }],
  });
  expect(warnings).toEqual([
    { code: "item_dropped", path: "coverageInfo.0" },
    { code: "item_dropped", path: "displayInfo.0" },
  ]);
});

test("refuses an answer of the wrong shape and names the field", async () => {
  await expect(ask(member, { coverageInfo: "none" })).rejects.toMatchObject({
    code: "invalid_response",
    issuePath: "coverageInfo",
    message: "reportDetails: invalid_response HTTP 200 at coverageInfo",
  });
});

test("is not taken in by names that objects have of old", async () => {
  const answer = new Response(
    '{"incidentType":"Hail","__proto__":{"hasVanishing":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},"coverageInfo":[{"name":"__proto__","__proto__":{"deductible":"$1"}}]}',
  );
  const { data } = await ask(member, answer);

  expect(data).toMatchObject({
    hasVanishing: false,
    coverageInfo: [{ name: "__proto__", deductible: undefined }],
  });
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
  expect("polluted" in {}).toBe(false);
});

test("tells a third party of no coverage in free rows either", async () => {
  const { client } = clientThatAnswers([
    {
      displayInfo: [
        { displayKey: "Rental", displayValue: "30 / 900" },
        { displayKey: "Transportation Expense", displayValue: "600" },
        { displayKey: "Coverage", displayValue: "Full" },
        { displayKey: "Location", displayValue: "High Street" },
      ],
    },
  ]);

  const report = await client.call(reportDetails, {
    claimNumber: "CLM-1",
    isThirdParty: true,
    contactId: "7",
  });

  expect(report.displayInfo).toEqual([{ displayKey: "Location", displayValue: "High Street" }]);
});
