import { expect, test } from "vitest";
import { clientThatAnswers } from "../testing/client-that-answers.ts";
import {
  type ClaimRef,
  closeDetails,
  payoutDetails,
  repairsDetails,
  reportDetails,
  servicesDetails,
  type Source,
  timelines,
} from "./index.ts";

const member = { claimNumber: "CLM-1", contactId: "7" };
const thirdParty = { ...member, isThirdParty: true };

/** Says of the member what a third party must not know, wherever a section could say it. */
const secret = "Your $500 deductible applies.";
const rows = [
  { displayKey: "Total amount authorized", displayValue: "$900" },
  { displayKey: " total AMOUNT authorized ", displayValue: "$900" },
  { displayKey: "Collision", displayValue: "$500" },
  { displayKey: "Comprehensive", displayValue: "$500" },
  { displayKey: "Uninsured - Property Damage", displayValue: "$500" },
  { displayKey: "Deductible", displayValue: "$500" },
  { displayKey: "Note", displayValue: secret },
  { displayKey: "Color", displayValue: "Blue" },
];
const block = { displayTitle: secret, displayText: secret };
const document = { accessToken: "member-token", documentPublicID: "MEMBER-1" };
const telltale = {
  ...block,
  latestUpdate: secret,
  claimState: "open",
  incidentType: "Hail",
  coverageInfo: [{ name: "Collision", deductible: "$500" }],
  subCoverageInfo: [{ name: "Rental", deductible: "$45 / $1350" }],
  hasVanishing: true,
  deductible: "$500",
  displayInfo: rows,
  paymentDetails: [{ payee: "Ada", paymentInfo: rows }],
  scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
  displayBottomInfo: rows,
  payDeductible: block,
  viewEstimate: { ...block, displayBottomInfo: secret, estimates: [document] },
  lossEvaluationDocument: document,
  repairsSchedule: block,
  timelineCategories: [
    {
      categoryName: "PAYOUT",
      status: "complete",
      timelineSubCategories: [
        { subCategoryName: "Deductible of $500 paid", status: "complete", visible: true },
        { subCategoryName: "Payment sent", status: "complete", visible: true },
      ],
    },
  ],
};

const calls: Source<ClaimRef, unknown>[] = [
  reportDetails,
  servicesDetails,
  repairsDetails,
  payoutDetails,
  closeDetails,
  timelines,
];

test.each(calls)("$name tells a third party nothing of the member's coverage", async (call) => {
  const { client } = clientThatAnswers([telltale]);

  const told = JSON.stringify(await client.call(call, member));
  expect(told).toMatch(/deductible/i);
  const kept = JSON.stringify(await client.call(call, thirdParty));
  expect(kept).not.toMatch(/deductible"?:"|deductible applies|deductible of|\$500|\$900|\$45/i);
  expect(kept).not.toMatch(
    /authorized|collision|comprehensive|MEMBER-1|member-token|hasVanishing":true/i,
  );
});

// How a claim was closed is asked for in the same way by all.
const personal = calls.filter((call) => call !== closeDetails);

test.each(personal)(
  "$name asks nothing for a third party who does not say who it is",
  async (call) => {
    const { client, sent } = clientThatAnswers([telltale]);
    const nobody = { claimNumber: "CLM-1", isThirdParty: true };

    await expect(client.call(call, nobody)).rejects.toMatchObject({ code: "configuration" });
    expect(sent).toHaveLength(0);
  },
);
