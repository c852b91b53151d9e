import { describe, expect, test } from "vitest";
import { daysFrom } from "./calendar.ts";
import type { Claim } from "./claim.ts";
import { claims as seed } from "./seed.ts";

const today = daysFrom(new Date(2026, 10, 20));
const claims = seed.map((createClaim) => createClaim(today));

function claimOf(claimNumber: string): Claim {
  const found = claims.find((claim) => claim.claimNumber === claimNumber);
  if (!found) throw new Error(`There is no ${claimNumber}.`);
  return found;
}

/** Number, policy, persona, cause, age, state, scenario, timeline, documents, payout and rental coverage of each claim. */
const plan = `
CLM-1001 | POL-100 | member | collision_rear_end | 2 days ago | open | IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE | complete,in_progress,NOT_STARTED,NOT_STARTED,NOT_STARTED | 0 estimates | none | PENDING
CLM-1002 | POL-100 | member | collision_parking_lot | 9 days ago | open | OYS_SERVICE_SELECTED_NO_ESTIMATE | complete,complete,in_progress,NOT_STARTED,NOT_STARTED | 0 estimates | none | AVAILABLE
CLM-1003 | POL-100 | member | hail | 14 days ago | open | DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE | complete,NOT_REQUIRED,in_progress,NOT_STARTED,NOT_STARTED | 0 estimates | none | NOT_AVAILABLE
CLM-1004 | POL-101 | member | glass_windshield | 5 days ago | open | NOT_ELIGIBLE_NO_SERVICE_SELECTED | complete,NOT_REQUIRED,NOT_STARTED,NOT_STARTED,NOT_STARTED | 0 estimates | none | NOT_AVAILABLE
CLM-1005 | POL-101 | member | collision_tree | 21 days ago | open | NO_OYS_SERVICE_SELECTED_ESTIMATE | complete,complete,in_progress,in_progress,NOT_STARTED | 1 estimates | partial | AVAILABLE
CLM-1006 | POL-101 | member | collision_sideswipe_same | 33 days ago | open | OYS_SERVICE_SELECTED_ESTIMATE | complete,complete,in_progress,in_progress,NOT_STARTED | 2 estimates | partial | AVAILABLE
CLM-1007 | POL-102 | member | collision_head_on | 18 days ago | open | TOTAL_LOSS | complete,complete,in_progress,in_progress,NOT_STARTED | 1 estimates, valuation | none | AVAILABLE
CLM-1008 | POL-102 | member | theft_vehicle | 27 days ago | open | TOTAL_LOSS | complete,complete,in_progress,in_progress,NOT_STARTED | 0 estimates, valuation | partial | AVAILABLE
CLM-1009 | POL-102 | member | flood | 12 days ago | open | TOTAL_LOSS | complete,in_progress,in_progress,NOT_STARTED,NOT_STARTED | 1 estimates | none | PENDING
CLM-1010 | POL-103 | member | fire_vehicle | 1 days ago | open | TOTAL_LOSS | in_progress,in_progress,NOT_STARTED,NOT_STARTED,NOT_STARTED | 0 estimates | none | PENDING
CLM-1011 | POL-103 | member | collision_multi_vehicle | 120 days ago | closed | OYS_SERVICE_SELECTED_ESTIMATE | complete,complete,complete,complete,complete | 2 estimates | full | AVAILABLE
CLM-1012 | POL-103 | member | animal_deer | 300 days ago | closed | NO_OYS_SERVICE_SELECTED_ESTIMATE | complete,NOT_REQUIRED,complete,complete,complete | 1 estimates | full | NOT_AVAILABLE
CLM-2001 | POL-900 | third-party | collision_while_parked | 6 days ago | open | THIRD_PARTY | complete,in_progress,NOT_STARTED,NOT_STARTED,NOT_STARTED | 0 estimates | none | PENDING
CLM-2002 | POL-900 | third-party | collision_intersection | 44 days ago | closed | THIRD_PARTY | complete,complete,complete,complete,complete | 0 estimates | full | AVAILABLE
CLM-2003 | POL-901 | third-party | collision_hit_and_run | 15 days ago | open | OYS_SERVICE_SELECTED_ESTIMATE | complete,complete,in_progress,in_progress,NOT_STARTED | 1 estimates | partial | AVAILABLE
CLM-3001 | POL-104 | member | pothole | 0 days ago | open | IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE | not found | 0 estimates | none | OTHER
CLM-3002 | POL-104 | member | zz_unknown_code | 60 days ago | open | SOMETHING_NEW | complete,PENDING_REVIEW,in_progress,NOT_STARTED,NOT_STARTED | 0 estimates | none | OTHER
CLM-3003 | POL-104 | member | vandalism_keyed | 8 days ago | open | OYS_SERVICE_SELECTED_ESTIMATE | not_started,not_started,not_started,not_started,not_started | 1 estimates | none | AVAILABLE
CLM-4001 | POL-400 | member | collision | 3 days ago | open | OYS_SERVICE_SELECTED_NO_ESTIMATE | complete,complete,in_progress,NOT_STARTED,NOT_STARTED | 0 estimates | none | AVAILABLE
CLM-4002 | POL-400 | member | collision | 3 days ago | open | OYS_SERVICE_SELECTED_NO_ESTIMATE | complete,complete,in_progress,NOT_STARTED,NOT_STARTED | 0 estimates | none | AVAILABLE
CLM-4003 | POL-400 | member | collision | 3 days ago | open | OYS_SERVICE_SELECTED_NO_ESTIMATE | complete,complete,in_progress,NOT_STARTED,NOT_STARTED | 0 estimates | none | AVAILABLE
CLM-4004 | POL-400 | member | collision | 3 days ago | open | OYS_SERVICE_SELECTED_NO_ESTIMATE | complete,complete,in_progress,NOT_STARTED,NOT_STARTED | 0 estimates | none | AVAILABLE
`
  .trim()
  .split("\n");

/** A claim in the format of the plan. */
function planned({ lossDate, timeline, documents, ...claim }: Claim): string {
  const age = Array.from({ length: 366 }, (_, days) => days).find(
    (days) => today(-days) === lossDate,
  );
  return [
    claim.claimNumber,
    claim.policyNumber,
    claim.persona,
    claim.lossCause,
    `${age} days ago`,
    claim.claimState,
    claim.scenario,
    String(timeline),
    `${documents.filter(({ kind }) => kind !== "valuation").length} estimates${documents.some(({ kind }) => kind === "valuation") ? ", valuation" : ""}`,
    claim.payout,
    claim.rental,
  ].join(" | ");
}

describe("the plan of 22 claims", () => {
  test.each(plan)("%s", (row) => {
    expect(claims.map(planned)).toContain(row);
  });

  test("has all claims except one that shares its date with another and one with all stages", () => {
    const others = claims.filter((claim) => !plan.includes(planned(claim)));

    expect(plan).toHaveLength(22);
    expect(others.map(({ claimNumber }) => claimNumber)).toEqual(["CLM-1013", "CLM-1014"]);
  });

  test("has a third party with a contact id of the same number", () => {
    for (const number of ["2001", "2002", "2003"]) {
      expect(claimOf(`CLM-${number}`).contacts).toContainEqual(
        expect.objectContaining({ contactId: `CNT-${number}`, isThirdParty: true }),
      );
    }
  });

  test.each([
    { claimNumber: "CLM-4001", fault: { status: 500, times: 1 } },
    { claimNumber: "CLM-4002", fault: { status: 401, times: 1 } },
    { claimNumber: "CLM-4003", fault: { body: "wrong-shape" } },
    { claimNumber: "CLM-4004", fault: { delayMs: 20_000 } },
  ])("$claimNumber of POL-400 has its own fault", ({ claimNumber, fault }) => {
    expect(claimOf(claimNumber).fault).toEqual(fault);
  });
});

describe("the rows beyond the plan", () => {
  test("two claims of one policy have the same date; the open one has the lower number", () => {
    const [open, closed] = [claimOf("CLM-1002"), claimOf("CLM-1013")];

    expect([open.lossDate, open.policyNumber]).toEqual([closed.lossDate, closed.policyNumber]);
    expect([open.claimState, closed.claimState]).toEqual(["open", "closed"]);
  });

  test("POL-000 has no claims", () => {
    expect(claims.some(({ policyNumber }) => policyNumber === "POL-000")).toBe(false);
  });

  test("one claim has 65 contacts, with the current user on the third page; another has exactly 30", () => {
    const { contacts } = claimOf("CLM-1011");

    expect(contacts).toHaveLength(65);
    expect(contacts.findIndex(({ isCurrentUser }) => isCurrentUser)).toBeGreaterThanOrEqual(60);
    expect(new Set(contacts.map(({ contactId }) => contactId)).size).toBe(65);
    expect(claimOf("CLM-1006").contacts).toHaveLength(30);
  });

  test("on one claim only the insured is known, and on another no contact has a useful role", () => {
    expect(claimOf("CLM-1003").contacts.map(({ roles }) => roles)).toEqual([
      ["reporter"],
      ["insured"],
    ]);
    expect(claimOf("CLM-3002").contacts.flatMap(({ roles }) => roles)).toEqual(["vendor"]);
  });

  test.each([
    {
      row: "a rental sub-coverage per day and per accident",
      is: { name: "Rental", deductible: "$40 / $1,200" },
    },
    {
      row: "a transportation sub-coverage",
      is: { name: "Transportation Expense", deductible: "$600 / $1,800" },
    },
    {
      row: "Uninsured - Property Damage",
      is: { name: "Uninsured - Property Damage", deductible: "$250.00" },
    },
    { row: "an issue date", is: { displayKey: "Issue date", displayValue: today(-412) } },
    { row: "a rental row", is: { displayKey: "Rental", displayValue: "$40 / $1,200" } },
  ])("CLM-1001 has $row", ({ is }) => {
    const { coverageInfo, subCoverageInfo, displayInfo } = claimOf("CLM-1001").report;

    expect([coverageInfo, subCoverageInfo, displayInfo].flat()).toContainEqual(is);
  });

  test.each([
    { claimNumber: "CLM-1011", hasVanishing: true, deductible: "$0" },
    { claimNumber: "CLM-1012", hasVanishing: "Y", deductible: "0.00" },
    { claimNumber: "CLM-1005", hasVanishing: true, deductible: "$250.00" },
    { claimNumber: "CLM-1004", hasVanishing: false, deductible: "Waived" },
  ])(
    "$claimNumber has a deductible of $deductible, with hasVanishing: $hasVanishing",
    ({ claimNumber, ...row }) => {
      const { hasVanishing, coverageInfo } = claimOf(claimNumber).report;

      expect({ hasVanishing, coverageInfo }).toEqual({
        hasVanishing: row.hasVanishing,
        coverageInfo: [expect.objectContaining({ deductible: row.deductible })],
      });
    },
  );

  test("coverages may be one object, null or missing", () => {
    expect(claimOf("CLM-1003").report.coverageInfo).toHaveProperty("name", "Comprehensive");
    expect(claimOf("CLM-3002").report.coverageInfo).toBeNull();
    expect(claimOf("CLM-3001").report).not.toHaveProperty("coverageInfo");
  });

  test("tellUsMoreVisibility may be a boolean or a letter", () => {
    expect(claimOf("CLM-1001").summary.tellUsMoreVisibility).toBe(true);
    expect(claimOf("CLM-1010").summary.tellUsMoreVisibility).toBe("Y");
  });

  test("third parties are sent data that the client must hide", () => {
    expect(claimOf("CLM-2003").report).toMatchObject({
      hasVanishing: true,
      coverageInfo: [{ name: "Collision" }],
    });
    expect(claimOf("CLM-2002").report.displayInfo).toContainEqual(
      expect.objectContaining({ displayKey: "Total amount authorized" }),
    );
  });
});

describe("the sections", () => {
  test("have all eight scenarios, and one that clients don't know", () => {
    expect([...new Set(claims.map(({ scenario }) => scenario))].toSorted()).toEqual([
      "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
      "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
      "NOT_ELIGIBLE_NO_SERVICE_SELECTED",
      "NO_OYS_SERVICE_SELECTED_ESTIMATE",
      "OYS_SERVICE_SELECTED_ESTIMATE",
      "OYS_SERVICE_SELECTED_NO_ESTIMATE",
      "SOMETHING_NEW",
      "THIRD_PARTY",
      "TOTAL_LOSS",
    ]);
  });

  test("have all statuses, and one that clients don't know", () => {
    const words = claims.flatMap(({ timeline }) => (timeline === "not found" ? [] : timeline));

    expect([...new Set(words)].toSorted()).toEqual([
      "NOT_REQUIRED",
      "NOT_STARTED",
      "PENDING_REVIEW",
      "complete",
      "in_progress",
      "not_started",
    ]);
  });

  test.each(["AVAILABLE", "NOT_AVAILABLE", "PENDING", "OTHER"])(
    "have rental coverage %s in a field on some claims, and only as text on others",
    (rental) => {
      const services = claims.filter((claim) => claim.rental === rental);
      const fields = services.map((claim) => claim.services.rentalCoverageStatus);

      expect(new Set(fields)).toEqual(new Set([rental, undefined]));
    },
  );

  test("have the payments of the plan", () => {
    for (const { payout, payoutDetails, claimState } of claims) {
      const paid = payoutDetails === "no content" ? undefined : payoutDetails.providerPaidAmount;
      expect(paid === undefined).toBe(payout === "none");
      expect(claimState === "closed").toBe(payout === "full");
    }
  });

  test.each([
    { claimNumber: "CLM-1005", payees: 1 },
    { claimNumber: "CLM-1006", payees: 2 },
    { claimNumber: "CLM-1011", payees: 3 },
  ])("have $payees payees on $claimNumber, whose amounts add up", ({ claimNumber, payees }) => {
    const { payoutDetails } = claimOf(claimNumber);
    if (payoutDetails === "no content") throw new Error("Nothing was paid.");
    const cents = (text = ""): number => Math.round(Number(text.replaceAll(/[$,]/g, "")) * 100);
    const amounts = payoutDetails.paymentDetails.map(({ paymentInfo }) =>
      cents(paymentInfo.find(({ displayKey }) => displayKey === "Amount")?.displayValue),
    );

    expect(amounts).toHaveLength(payees);
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(
      cents(payoutDetails.providerPaidAmount),
    );
  });

  test.each(["Total days authorized", "Total amount authorized", "Rental"])(
    "have a services row for '%s'",
    (displayKey) => {
      expect(claimOf("CLM-1002").services.displayInfo).toContainEqual(
        expect.objectContaining({ displayKey }),
      );
    },
  );

  test("include the member's rows for a third party", () => {
    const { services, repairs, payoutDetails } = claimOf("CLM-2003");

    for (const section of [services, repairs, payoutDetails])
      expect(JSON.stringify(section)).toContain("Total amount authorized");
    expect(repairs.payDeductible).toBeDefined();
    expect(JSON.stringify(claimOf("CLM-2002").payoutDetails)).toContain("Total amount authorized");
  });

  test("have a close date only on closed claims", () => {
    for (const { claimState, close } of claims)
      expect(close.closeDate !== undefined).toBe(claimState === "closed");
  });
});

describe("the people", () => {
  const json = JSON.stringify(claims);

  test("have fictional phone numbers", () => {
    const phones = json.match(/(?<=")1?\d{10}(?=")/g) ?? [];

    expect(phones.length).toBeGreaterThan(100);
    for (const phone of phones) expect(phone).toMatch(/^1?\d{3}55501\d{2}$/);
  });

  test("have email addresses at example.com", () => {
    const addresses = json.match(/[^"\s]+@[^"\s]+/g) ?? [];

    expect(addresses.length).toBeGreaterThan(100);
    for (const address of addresses) expect(address).toMatch(/^[a-z.]+@example\.com$/);
  });
});

test.each([
  { now: new Date(2026, 0, 1), days: -1, date: "2025-12-31" },
  { now: new Date(2028, 1, 28), days: 1, date: "2028-02-29" },
  { now: new Date(2026, 10, 20, 23, 59), days: 0, date: "2026-11-20" },
  { now: new Date(2026, 2, 29, 0, 30), days: -300, date: "2025-06-02" },
])("$days days from $now is $date", ({ now, days, date }) => {
  expect(daysFrom(now)(days)).toBe(date);
});
