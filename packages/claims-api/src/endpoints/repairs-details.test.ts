import { describe, expect, test } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import { type ClaimRef, repairsDetails } from "../index.ts";

const estimate = (id: string, more: object = {}) => ({
  accessToken: `token-${id}`,
  documentPublicID: id,
  ...more,
});
const shop = {
  name: "Short North Collision",
  address: "1042 N High St, Columbus, OH 43201",
  phoneNumber: "6145550120",
  emailAddress: "desk@example.com",
  latitude: 39.98,
  longitude: -83,
};
const adjuster = {
  claimAdjusterName: "Dana Whitfield",
  tollFreeNumber: "8005550140",
  usOnly: "6145550141",
  email: "dana@example.com",
};
const wire = {
  scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
  latestUpdate: "Estimate ready.",
  displayTitle: "Your estimate",
  displayText: "It is ready.",
  displayEmail: "desk@example.com",
  displayInfo: [{ displayKey: "drive-in", displayValue: "Drive in" }],
  displayBottomInfo: "Ask us.",
  shopInfo: { ...shop, latitude: "39.98" },
  appointmentDate: "2026-11-21",
  selectedServiceOffering: { selectedService: { appointmentTime: "09:30" } },
  repairsSchedule: { displayTitle: "Schedule", displayText: "Soon", shopInfo: shop },
  viewEstimate: {
    displayTitle: "Estimate",
    displayText: "See below.",
    hasMultipleEstimate: false,
    displayBottomInfo: [{ displayKey: "Total", displayValue: "$1" }],
    estimates: [estimate("EST-2"), estimate("EST-1")],
  },
  payDeductible: { displayTitle: "Pay your deductible", displayText: "$500" },
  lossEvaluationDocument: estimate("VAL-1"),
  generalClaimQuestions: adjuster,
};

async function load(response: unknown, claim: ClaimRef = { claimNumber: "CLM-1" }) {
  const { client, sent } = clientThatAnswers([response]);
  return { ...(await client.load(repairsDetails, claim)), sent };
}

const thirdParty = { claimNumber: "CLM-1", isThirdParty: true, contactId: "7" };

test("sends GET repairs-details/{claimNumber}, with the persona of a third party", async () => {
  const { sent: asMember } = await load(wire);
  const { sent: asThird } = await load(wire, thirdParty);

  const address = "https://api.example.com/claims-api/repairs-details/CLM-1";
  expect(asMember[0]?.url.href).toBe(address);
  expect(asThird[0]?.url.href).toBe(`${address}?isThirdParty=true&contactId=7`);
});

test("returns everything to a member", async () => {
  const { data, warnings } = await load(wire);
  const { selectedServiceOffering, viewEstimate, ...same } = wire;
  const { hasMultipleEstimate, ...view } = viewEstimate;

  expect(data).toEqual({
    ...same,
    shopInfo: shop,
    appointmentTime: selectedServiceOffering.selectedService.appointmentTime,
    viewEstimate: view,
  });
  expect([warnings, hasMultipleEstimate]).toEqual([[], false]);
});

test("has defaults if the server sends only the scenario", async () => {
  const { data, warnings } = await load({ scenario: "total_loss" });
  expect(data).toEqual({ scenario: "TOTAL_LOSS", displayInfo: [] });
  expect(warnings).toEqual([]);
});

test.each(["Total Loss", "TotalLoss", "TOTAL-LOSS"])(
  "reads the scenario '%s'",
  async (scenario) => {
    const { data, warnings } = await load({ scenario });
    expect([data.scenario, warnings]).toEqual(["TOTAL_LOSS", []]);
  },
);

test.each([
  { scenario: "SOMETHING_NEW" },
  { scenario: "TOTAL_LOSS_PENDING" },
  { scenario: null },
  { displayText: "x" },
])("treats the scenario of %j as UNKNOWN, and warns", async (response) => {
  const { data, warnings } = await load(response);
  expect(data.scenario).toBe("UNKNOWN");
  expect(warnings).toEqual([{ code: "unknown_scenario", path: "scenario" }]);
});

describe("the estimates", () => {
  test.each([
    {
      case: "in the order of the server without types",
      sent: [estimate("new"), estimate("old")],
      ids: ["new", "old"],
    },
    {
      case: "sorted by type: the current one first and the initial one last",
      sent: [
        estimate("old", { estimateType: "INITIAL" }),
        estimate("between"),
        estimate("new", { estimateType: "current" }),
      ],
      ids: ["new", "between", "old"],
    },
    {
      case: "with one of an unknown type between the two",
      sent: [
        estimate("supplement", { estimateType: "SUPPLEMENT" }),
        estimate("new", { estimateType: "CURRENT" }),
      ],
      ids: ["new", "supplement"],
    },
    {
      case: "sorted by date without types: the latest first",
      sent: [
        estimate("old", { createdDate: "2026-11-02" }),
        estimate("morning", { createdDate: "2026-11-20T09:00:00" }),
        estimate("afternoon", { createdDate: "2026-11-20T14:30:00" }),
      ],
      ids: ["afternoon", "morning", "old"],
    },
    {
      case: "sorted by type, whatever their dates",
      sent: [
        estimate("old", { createdDate: "2026-11-20", estimateType: "Initial estimate" }),
        estimate("new", { createdDate: "2026-11-02", estimateType: "Current estimate" }),
      ],
      ids: ["new", "old"],
    },
    {
      case: "in the order of the server if one has no date",
      sent: [estimate("new"), estimate("old", { createdDate: "2026-11-20" })],
      ids: ["new", "old"],
    },
    { case: "a list of one for a single object", sent: estimate("only"), ids: ["only"] },
    { case: "empty for null", sent: null, ids: [] },
  ])("are $case", async ({ sent, ids }) => {
    const { data } = await load({ ...wire, viewEstimate: { estimates: sent } });
    expect(data.viewEstimate?.estimates.map((ref) => ref.documentPublicID)).toEqual(ids);
  });

  test("without a token or an id are dropped; the others are kept", async () => {
    const { data, warnings } = await load({
      ...wire,
      viewEstimate: { estimates: [{ documentPublicID: "x" }, estimate("EST-1"), {}] },
    });
    expect(data.viewEstimate?.estimates).toHaveLength(1);
    expect(warnings).toEqual([
      { code: "item_dropped", path: "viewEstimate.estimates.0" },
      { code: "item_dropped", path: "viewEstimate.estimates.2" },
    ]);
  });
});

test.each([
  { case: "text", sent: " Ask us. ", read: "Ask us." },
  { case: "rows", sent: wire.displayInfo, read: wire.displayInfo },
  { case: "one row", sent: wire.displayInfo[0], read: wire.displayInfo },
  { case: "nothing", sent: null, read: undefined },
])("the bottom info may be $case", async ({ sent, read }) => {
  const { data } = await load({ ...wire, displayBottomInfo: sent });
  expect(data.displayBottomInfo).toEqual(read);
});

test("drops invalid parts, keeps all others, and warns", async () => {
  const { data, warnings } = await load({
    ...wire,
    displayBottomInfo: true,
    shopInfo: "Short North",
    selectedServiceOffering: { selectedService: 9 },
    repairsSchedule: [],
    viewEstimate: 7,
    payDeductible: { displayTitle: {} },
    lossEvaluationDocument: { documentPublicID: "VAL-1" },
    generalClaimQuestions: "Dana",
  });

  expect(data).toMatchObject({ displayTitle: "Your estimate", appointmentDate: "2026-11-21" });
  expect(data.lossEvaluationDocument).toBeUndefined();
  expect(data.viewEstimate).toBeUndefined();
  expect(warnings.map(({ path }) => path)).toEqual([
    "displayBottomInfo",
    "shopInfo",
    "selectedServiceOffering",
    "viewEstimate",
    "payDeductible",
    "lossEvaluationDocument",
    "generalClaimQuestions",
  ]);
});

test.each([
  { case: "the user is a third party, in any scenario", claim: thirdParty, response: wire },
  {
    case: "the scenario is THIRD_PARTY",
    claim: { claimNumber: "CLM-1" },
    response: { ...wire, scenario: "third_party" },
  },
])("returns only messages and the contact if $case", async ({ claim, response }) => {
  const { data } = await load(response, claim);
  expect(data).toEqual({
    scenario: "THIRD_PARTY",
    latestUpdate: "Estimate ready.",
    displayTitle: "Your estimate",
    displayText: "It is ready.",
    displayEmail: "desk@example.com",
    displayInfo: [],
    generalClaimQuestions: adjuster,
  });
});

test("says of an unknown scenario of a third party only that it is unknown", async () => {
  const { data } = await load({ ...wire, scenario: "REPAIRS_COMPLETE" }, thirdParty);
  expect(data).toMatchObject({ scenario: "UNKNOWN", displayInfo: [] });
  expect(data.viewEstimate).toBeUndefined();
});

test.each([
  { appointmentDate: "2026-12-02T01:00:00Z", time: undefined, warned: 1 },
  { appointmentDate: "2026-12-02", time: "01:00Z", warned: 1 },
  { appointmentDate: "2026-12-02T00:00:00Z", time: "9:30 AM", warned: 0 },
  { appointmentDate: "2026-12-02T09:30:00-06:00", time: undefined, warned: 0 },
])("warns of a time in UTC: $appointmentDate, $time", async ({ appointmentDate, time, warned }) => {
  const selectedServiceOffering = { selectedService: { appointmentTime: time } };
  const { warnings } = await load({ ...wire, appointmentDate, selectedServiceOffering });
  expect(warnings).toEqual(
    Array.from({ length: warned }, () => ({ code: "unknown_time_zone", path: "appointmentDate" })),
  );
});

test("rejects another response, and an empty one", async () => {
  await expect(load({ repairs: [] })).rejects.toMatchObject({ code: "invalid_response" });
  await expect(load(status(204))).rejects.toMatchObject({ code: "invalid_response" });
});

test.each([
  { sent: "Pending", read: "Pending" },
  { sent: "0001-01-01T00:00:00", read: undefined },
])("reads the appointment date $sent as $read", async ({ sent, read }) => {
  const { data } = await load({ ...wire, appointmentDate: sent });
  expect(data.appointmentDate).toBe(read);
});
