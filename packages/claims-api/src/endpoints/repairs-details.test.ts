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

async function ask(answer: unknown, claim: ClaimRef = { claimNumber: "CLM-1" }) {
  const { client, sent } = clientThatAnswers([answer]);
  return { ...(await client.load(repairsDetails, claim)), sent };
}

const thirdParty = { claimNumber: "CLM-1", isThirdParty: true, contactId: "7" };

test("asks GET repairs-details/{claimNumber}, saying on whose behalf a third party asks", async () => {
  const { sent: asMember } = await ask(wire);
  const { sent: asThird } = await ask(wire, thirdParty);

  const address = "https://api.example.com/claims-api/repairs-details/CLM-1";
  expect(asMember[0]?.url.href).toBe(address);
  expect(asThird[0]?.url.href).toBe(`${address}?isThirdParty=true&contactId=7`);
});

test("gives a member all there is", async () => {
  const { data, warnings } = await ask(wire);
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

test("is whole, when the server sends nothing but the scenario", async () => {
  const { data, warnings } = await ask({ scenario: "total_loss" });
  expect(data).toEqual({ scenario: "TOTAL_LOSS", displayInfo: [] });
  expect(warnings).toEqual([]);
});

test.each([{ scenario: "SOMETHING_NEW" }, { scenario: null }, { displayText: "x" }])(
  "calls the scenario of %j UNKNOWN, and warns",
  async (answer) => {
    const { data, warnings } = await ask(answer);
    expect(data.scenario).toBe("UNKNOWN");
    expect(warnings).toEqual([{ code: "unknown_scenario", path: "scenario" }]);
  },
);

describe("the estimates", () => {
  test.each([
    {
      case: "as they are sent, where nothing says which is which",
      sent: [estimate("new"), estimate("old")],
      ids: ["new", "old"],
    },
    {
      case: "with the current one first and the initial one last, where the server says so",
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
    { case: "alone, where there is one", sent: estimate("only"), ids: ["only"] },
    { case: "none, where there are none", sent: null, ids: [] },
  ])("are $case", async ({ sent, ids }) => {
    const { data } = await ask({ ...wire, viewEstimate: { estimates: sent } });
    expect(data.viewEstimate?.estimates.map((each) => each.documentPublicID)).toEqual(ids);
  });

  test("without a token or an id are dropped, and the others kept", async () => {
    const { data, warnings } = await ask({
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
  const { data } = await ask({ ...wire, displayBottomInfo: sent });
  expect(data.displayBottomInfo).toEqual(read);
});

test("leaves out parts that do not fit, keeps all others, and warns", async () => {
  const { data, warnings } = await ask({
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
    "selectedServiceOffering.selectedService",
    "viewEstimate",
    "payDeductible",
    "lossEvaluationDocument",
    "generalClaimQuestions",
  ]);
});

test.each([
  { case: "who asks is one, whatever the scenario", claim: thirdParty, answer: wire },
  {
    case: "the scenario says so",
    claim: { claimNumber: "CLM-1" },
    answer: { ...wire, scenario: "third_party" },
  },
])("gives a third party its messages and whom to ask, when $case", async ({ claim, answer }) => {
  const { data } = await ask(answer, claim);
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

test("refuses what is no such answer, an empty one too", async () => {
  await expect(ask({ repairs: [] })).rejects.toMatchObject({ code: "invalid_response" });
  await expect(ask(status(204))).rejects.toMatchObject({ code: "invalid_response" });
});
