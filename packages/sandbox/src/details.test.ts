import { describe, expect, test } from "vitest";
import { sendRequest } from "../testing/send-request.ts";
import { createSandbox } from "./sandbox.ts";

const sandbox = createSandbox({ now: () => new Date(2026, 10, 20, 12) });

async function bodyOf(path: string, headers?: Record<string, string>): Promise<unknown> {
  const response = await sendRequest(sandbox, path, headers ? { headers } : {});
  return response.status === 204 ? "no content" : response.json();
}

const timelineOf = (number: string): string =>
  `claims/CLM-${number}/timelines/CNT-${number}?claim_number=CLM-${number}&contact_id=CNT-${number}`;

describe("GET claims/{claimNumber}/timelines/{contactId}", () => {
  test("returns the five categories, out of order, with their steps", async () => {
    const response = await bodyOf(timelineOf("1006"));

    expect(response).toMatchObject({
      timelineCategories: [
        { categoryName: "CLOSE", status: "NOT_STARTED", displayOrder: "5" },
        { categoryName: "PAYOUT", status: "in_progress", displayOrder: "4" },
        {
          categoryName: "REPAIRS",
          status: "in_progress",
          displayOrder: "3",
          timelineSubCategories: [
            {
              subCategoryName: "Estimate approved",
              status: "complete",
              visible: true,
              displayOrder: "1",
            },
            { subCategoryName: "Repairs", status: "in_progress", visible: true, displayOrder: "2" },
          ],
        },
        { categoryName: "SERVICES", status: "complete", displayOrder: "2" },
        { categoryName: "REPORT", status: "complete", displayOrder: "1" },
      ],
    });
    expect(JSON.stringify(response)).toContain(
      '"Internal review","status":"NOT_STARTED","visible":false',
    );
  });

  test("may number them as text, which does not sort like numbers", async () => {
    const { timelineCategories } = (await bodyOf(timelineOf("3003"))) as {
      timelineCategories: { displayOrder: string }[];
    };

    expect(timelineCategories.map(({ displayOrder }) => displayOrder)).toEqual([
      "12",
      "11",
      "10",
      "2",
      "1",
    ]);
  });

  test.each([
    { case: "without a timeline", path: timelineOf("3001"), status: 404, errorCode: "NO_TIMELINE" },
    {
      case: "of another contact",
      path: "claims/CLM-1001/timelines/CNT-1?claim_number=CLM-1001&contact_id=CNT-1",
      status: 403,
      errorCode: "WRONG_CONTACT",
    },
    {
      case: "of a third party for the policyholder",
      path: "claims/CLM-2001/timelines/CNT-2001-2?claim_number=CLM-2001&contact_id=CNT-2001-2",
      status: 403,
      errorCode: "WRONG_CONTACT",
    },
    {
      case: "whose query does not repeat the path",
      path: "claims/CLM-1001/timelines/CNT-1001?claim_number=CLM-1002&contact_id=CNT-1001",
      status: 400,
      errorCode: "INVALID_QUERY",
    },
  ])("the response for a claim $case is $status", async ({ path, status, errorCode }) => {
    expect(await bodyOf(path)).toMatchObject({ status, errorCode });
  });
});

describe("the sections of a claim", () => {
  test("the payout includes rows that a third party must not see", async () => {
    expect(
      await bodyOf("payout-details/CLM-2003?isThirdParty=true&contactId=CNT-2003"),
    ).toMatchObject({
      deductible: "$500.00",
      isThirdParty: false,
      displayInfo: [{ displayKey: "Collision" }, { displayKey: "Total amount authorized" }],
    });
  });

  test("a payout may be a 204 without content", async () => {
    expect(await bodyOf("payout-details/CLM-3001")).toBe("no content");
  });

  test("the rows of services may be `details` or `displayInfo`", async () => {
    expect(await bodyOf("services-details/CLM-1003")).toHaveProperty("details");
    expect(await bodyOf("services-details/CLM-1006")).toHaveProperty("displayInfo");
  });

  test("only a closed claim has a close date", async () => {
    expect(await bodyOf("close-details/CLM-1011")).toEqual({
      claimState: "closed",
      closeDate: "2026-08-22",
      displayText: "Repairs are complete and everyone has been paid.",
    });
    expect(await bodyOf("close-details/CLM-3001")).toEqual({ claimState: "open" });
  });

  test("each kind of question has a contact; some have no email address, or a phone number with a country code", async () => {
    expect(await bodyOf("contact-us/CLM-1007")).toMatchObject({
      generalClaimQuestions: {
        claimAdjusterName: "Mei Tanaka",
        tollFreeNumber: "8005550148",
        usOnly: "2065550149",
        email: "mei.tanaka@example.com",
      },
      injuryQuestions: { claimAdjusterName: "Karen Holt" },
    });
    expect(await bodyOf("contact-us/CLM-1004")).toMatchObject({
      vehicleDamageQuestions: { tollFreeNumber: "18005550154" },
    });
    expect(await bodyOf("contact-us/CLM-2001")).not.toHaveProperty("vehicleDamageQuestions.email");
    expect(await bodyOf("contact-us/CLM-3002")).toMatchObject({ vehicleDamageQuestions: null });
  });

  test("returns the first adjuster of a claim, or all of them", async () => {
    const mei = { claimAdjusterName: "Mei Tanaka", role: "Claim associate" };

    expect(await bodyOf("adjuster-info/CLM-1007")).toMatchObject(mei);
    expect(await bodyOf("claims/CLM-1007/adjuster-summaries")).toMatchObject({
      adjusters: [mei, { role: "Vehicle damage associate" }, { role: "Injury associate" }],
    });
  });

  test("claims can be searched with a GET request", async () => {
    expect(await bodyOf("claims/search?policyNumber=POL-901&assignmentFilter=false")).toEqual({
      claimSummaries: [expect.objectContaining({ claimNumber: "CLM-2003" })],
    });
  });
});

describe("GET repairs-details", () => {
  test.each([
    { claimNumber: "CLM-1007", estimate: true, valuation: true },
    { claimNumber: "CLM-1008", estimate: false, valuation: true },
    { claimNumber: "CLM-1009", estimate: true, valuation: false },
    { claimNumber: "CLM-1010", estimate: false, valuation: false },
  ])(
    "a total loss has estimate: $estimate, valuation: $valuation",
    async ({ claimNumber, estimate, valuation }) => {
      const repairs = (await bodyOf(`repairs-details/${claimNumber}`)) as object;

      expect(repairs).toMatchObject({ scenario: "TOTAL_LOSS" });
      expect("viewEstimate" in repairs).toBe(estimate);
      expect("lossEvaluationDocument" in repairs).toBe(valuation);
    },
  );

  test("labels the estimates of one claim but not of another, where their order decides", async () => {
    expect(await bodyOf("repairs-details/CLM-1006")).toMatchObject({
      viewEstimate: {
        hasMultipleEstimate: true,
        estimates: [
          { documentPublicID: "EST-1006-2", estimateType: "CURRENT" },
          { documentPublicID: "EST-1006-1", estimateType: "INITIAL" },
        ],
      },
    });
    expect(await bodyOf("repairs-details/CLM-1011")).not.toHaveProperty(
      "viewEstimate.estimates.0.estimateType",
    );
  });

  test.each([
    { claimNumber: "CLM-1002", date: "2026-11-21", time: "09:30" },
    { claimNumber: "CLM-1003", date: "2026-11-23", time: "2:15 PM" },
    { claimNumber: "CLM-4003", date: "2026-11-24", time: "2026-11-24T08:00:00" },
  ])("$claimNumber has an appointment at $time", async ({ claimNumber, date, time }) => {
    const withoutFaults = createSandbox({
      now: () => new Date(2026, 10, 20, 12),
      seed: (await import("./seed.ts")).claims.map((createClaim) => (day) => {
        const { fault: _, ...claim } = createClaim(day);
        return claim;
      }),
    });
    const response = await sendRequest(withoutFaults, `repairs-details/${claimNumber}`);

    expect(await response.json()).toMatchObject({
      appointmentDate: date,
      selectedServiceOffering: { selectedService: { appointmentTime: time } },
    });
  });

  test("has shops with and without coordinates, and a schedule without a shop", async () => {
    expect(await bodyOf("repairs-details/CLM-1002")).toMatchObject({
      shopInfo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    });
    expect(await bodyOf("repairs-details/CLM-1003")).not.toHaveProperty("shopInfo.latitude");
    expect(await bodyOf("repairs-details/CLM-1006")).toHaveProperty("repairsSchedule.shopInfo");
    expect(await bodyOf("repairs-details/CLM-1005")).not.toHaveProperty("repairsSchedule.shopInfo");
  });
});

describe("GET documents/{documentPublicID}/content", () => {
  const content = (id: string, token?: string): Promise<Response> =>
    sendRequest(sandbox, `documents/${id}/content`, {
      headers: token === undefined ? {} : { "X-Document-Token": token },
    });

  async function tokenOf(claimNumber: string): Promise<string> {
    const repairs = (await bodyOf(`repairs-details/${claimNumber}`)) as {
      viewEstimate: { estimates: [{ accessToken: string }] };
    };
    return repairs.viewEstimate.estimates[0].accessToken;
  }

  test("returns the PDF for a valid token", async () => {
    const response = await content("EST-1006-2", await tokenOf("CLM-1006"));

    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(await response.text()).toMatch(/^%PDF-1\.5/);
  });

  test.each([undefined, "", "document-token-EST-1006-1"])("rejects the token %s", async (token) => {
    const response = await content("EST-1006-2", token);

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errorCode: "INVALID_DOCUMENT_TOKEN" });
  });

  test("rejects the first token of CLM-3003, and accepts the next one", async () => {
    expect((await content("EST-3003-1", await tokenOf("CLM-3003"))).status).toBe(401);
    expect((await content("EST-3003-1", await tokenOf("CLM-3003"))).status).toBe(200);
  });

  test("returns a 404 for an unknown document", async () => {
    expect(await bodyOf("documents/EST-9999-1/content")).toMatchObject({
      errorCode: "UNKNOWN_DOCUMENT",
    });
  });

  test.each([
    { fault: "truncated", starts: "%PDF" },
    { fault: "html", starts: "<!doctype html>" },
    { fault: "wrong-shape", starts: '"no PDF"' },
  ])("applies the fault $fault to a document", async ({ fault, starts }) => {
    const intact = await content("EST-1006-2", await tokenOf("CLM-1006"));
    const response = await sendRequest(sandbox, "documents/EST-1006-2/content", {
      headers: {
        "X-Document-Token": await tokenOf("CLM-1006"),
        "X-Sandbox-Fault": `document=${fault}`,
      },
    });
    const text = await response.text();

    expect(text.startsWith(starts)).toBe(true);
    expect(text.length).toBeLessThan((await intact.text()).length);
  });
});
