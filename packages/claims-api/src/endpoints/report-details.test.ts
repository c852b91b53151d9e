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
    { displayKey: "Color", displayValue: "Blue" },
    { displayKey: "Total amount authorized", displayValue: "$900" },
    { displayKey: "Collision", displayValue: "$500" },
    { displayKey: "Your deductible", displayValue: "$500" },
    { displayKey: "Note", displayValue: "A deductible of $500 applies." },
  ],
};

async function load(claim: ClaimRef, response: unknown) {
  const { client, sent } = clientThatAnswers([response]);
  return { ...(await client.load(reportDetails, claim)), sent };
}

test("sends GET report-details/{claimNumber}, without a query for a member", async () => {
  const { sent } = await load(member, wire);
  expect(sent[0]?.method).toBe("GET");
  expect(sent[0]?.url.href).toBe("https://api.example.com/claims-api/report-details/CLM-1");
});

test("sends the persona of a third party", async () => {
  const { sent } = await load(thirdParty, wire);
  expect(sent[0]?.url.search).toBe("?isThirdParty=true&contactId=7");
});

test("returns the complete report to a member", async () => {
  const { data } = await load(member, wire);
  expect(data).toEqual({ ...wire, hasVanishing: true });
});

describe("a third party", () => {
  test("gets no coverages, deductibles or authorized amounts", async () => {
    const { data } = await load(thirdParty, wire);

    expect(data).toEqual({
      latestUpdate: "We got your report.",
      incidentDate: "2026-01-05",
      incidentType: "Hail",
      coverageInfo: [],
      subCoverageInfo: [],
      hasVanishing: false,
      displayInfo: [{ displayKey: "Color", displayValue: "Blue" }],
    });
    expect(JSON.stringify(data)).not.toMatch(/deductible|500|900|comprehensive|rental/i);
  });

  test.each([
    "Total amount authorized",
    " TOTAL AMOUNT AUTHORIZED ",
    "Uninsured - property damage",
  ])("does not get the row '%s'", async (displayKey) => {
    const { data } = await load(thirdParty, { displayInfo: [{ displayKey, displayValue: "$1" }] });
    expect(data.displayInfo).toEqual([]);
  });
});

test.each([
  { case: "only one field", response: { incidentType: null } },
  {
    case: "null for everything",
    response: Object.fromEntries(Object.keys(wire).map((key) => [key, null])),
  },
])("has defaults if the server sends $case", async ({ response }) => {
  const { data, warnings } = await load(member, response);

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

test("accepts one coverage instead of a list, and a number as deductible", async () => {
  const { data } = await load(member, { coverageInfo: { name: "Collision", deductible: 500 } });
  expect(data.coverageInfo).toEqual([{ name: "Collision", deductible: "500" }]);
});

test.each([
  { case: "details, without displayInfo", response: { details: wire.displayInfo } },
  {
    case: "details, with null for displayInfo",
    response: { details: wire.displayInfo, displayInfo: null },
  },
  { case: "displayInfo, before details", response: { details: [], displayInfo: wire.displayInfo } },
])("reads rows from $case", async ({ response }) => {
  const { data } = await load(member, response);
  expect(data.displayInfo).toEqual(wire.displayInfo);
});

test("drops invalid coverages and rows, and warns; without all coverages, no deductible vanishes", async () => {
  const { data, warnings } = await load(member, {
    hasVanishing: true,
    coverageInfo: [{ deductible: "$1" }, { name: "Collision" }],
    displayInfo: [{ displayValue: "x" }, { displayKey: "Policy" }],
  });

  expect(data).toMatchObject({
    coverageInfo: [{ name: "Collision", deductible: undefined }],
    hasVanishing: false,
    displayInfo: [{ displayKey: "Policy", displayValue: "" }],
  });
  expect(warnings).toEqual([
    { code: "item_dropped", path: "coverageInfo.0" },
    { code: "item_dropped", path: "displayInfo.0" },
  ]);
});

test("rejects a response with the wrong shape, with the path of the field", async () => {
  await expect(load(member, { coverageInfo: "none" })).rejects.toMatchObject({
    code: "invalid_response",
    issuePath: "coverageInfo",
    message: "reportDetails: invalid_response HTTP 200 at coverageInfo",
  });
});

test("treats names of Object.prototype like any other field", async () => {
  const response = new Response(
    '{"incidentType":"Hail","__proto__":{"hasVanishing":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},"coverageInfo":[{"name":"__proto__","__proto__":{"deductible":"$1"}}]}',
  );
  const { data } = await load(member, response);

  expect(data).toMatchObject({
    hasVanishing: false,
    coverageInfo: [{ name: "__proto__", deductible: undefined }],
  });
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
  expect("polluted" in {}).toBe(false);
});

test("removes rows about coverages for a third party", async () => {
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
