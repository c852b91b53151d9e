import { endpoints } from "@claimkit/claims-api/endpoints";
import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { sendRequest } from "../../testing/send-request.ts";
import { sendExample, requestsAbout } from "../../testing/example-requests.ts";
import { daysFrom } from "../calendar.ts";
import { createSandbox, type Sandbox, SandboxError } from "../index.ts";
import { claims } from "../seed.ts";

const now = (): Date => new Date(2026, 10, 20, 12);
const SHOP = "SHP-43215-01";

function claimOf(claimNumber: string) {
  const found = claims
    .map((seed) => seed(daysFrom(now())))
    .find((claim) => claim.claimNumber === claimNumber);
  if (!found) throw new Error(`There is no ${claimNumber}.`);
  return found;
}

/** The calls about a claim whose response does not match the schema. */
async function malformed(sandbox: Sandbox, claimNumber: string): Promise<string[]> {
  const responses = await Promise.all(
    requestsAbout(claimOf(claimNumber)).map(async (question) => {
      const response = await sendExample(sandbox, question);
      const { success } = safeParse(endpoints[question.call].response, await response.json());
      return response.status === 200 && success ? [] : [question.call];
    }),
  );
  return responses.flat();
}

async function repairsOf(sandbox: Sandbox, claimNumber: string): Promise<unknown> {
  return (await sendRequest(sandbox, `repairs-details/${claimNumber}`)).json();
}

/** What happened and when. */
async function incidentOf(sandbox: Sandbox, claimNumber: string): Promise<unknown> {
  const response = await sendRequest(sandbox, `report-details/${claimNumber}`);
  const { incidentType, incidentDate } = await response.json();
  return { incidentType, incidentDate };
}

describe("advance", () => {
  test.each([
    {
      claimNumber: "CLM-1014",
      expected: ["reported", "inspection", "estimate", "repairs", "paid"],
    },
    { claimNumber: "CLM-1006", expected: ["repairs", "paid"] },
    { claimNumber: "CLM-2001", expected: ["reported", "inspection", "paid"] },
  ])(
    "moves $claimNumber to the payment, with valid responses and the same incident at each stage",
    async ({ claimNumber, expected }) => {
      const sandbox = createSandbox({ now });
      let progress = sandbox.progress(claimNumber);
      const stages = [progress.stage];
      const incident = await incidentOf(sandbox, claimNumber);
      while (progress.hasNext) {
        progress = sandbox.advance(claimNumber);
        stages.push(progress.stage);
        expect(await malformed(sandbox, claimNumber)).toEqual([]);
        expect(await incidentOf(sandbox, claimNumber)).toEqual(incident);
      }

      expect(stages).toEqual(expected);
      const body = JSON.stringify({
        policyNumber: claimOf(claimNumber).policyNumber,
        assignmentFilter: false,
      });
      const list = await sendRequest(sandbox, "claims/search", { method: "POST", body });
      expect((await list.json()).claimSummaries).toContainEqual(
        expect.objectContaining({ claimNumber, claimState: "closed" }),
      );
    },
  );

  test("keeps the chosen shop until the payment", async () => {
    const sandbox = createSandbox({ now });
    sandbox.setShop("CLM-1014", SHOP);
    sandbox.advance("CLM-1014");
    expect(await repairsOf(sandbox, "CLM-1014")).toMatchObject({
      scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
      repairsSchedule: { shopInfo: { name: "Nationwide Boulevard Auto Body" } },
    });

    sandbox.advance("CLM-1014");
    sandbox.advance("CLM-1014");
    const payout = await sendRequest(sandbox, "payout-details/CLM-1014");
    expect(await payout.json()).toMatchObject({
      paymentDetails: [{ payee: "Nationwide Boulevard Auto Body" }, { payee: "Harbor Rent-a-Car" }],
    });
  });

  test("affects only this claim of this sandbox, and reset undoes it", async () => {
    const sandbox = createSandbox({ now });
    const before = await repairsOf(sandbox, "CLM-1014");
    sandbox.setShop("CLM-1014", SHOP);
    sandbox.advance("CLM-1014");

    expect(await repairsOf(createSandbox({ now }), "CLM-1014")).toEqual(before);
    expect(sandbox.reset("CLM-1014")).toEqual({
      claimNumber: "CLM-1014",
      stage: "reported",
      hasNext: true,
    });
    expect(await repairsOf(sandbox, "CLM-1014")).toEqual(before);
  });
});

describe("setShop", () => {
  test.each([
    { claimNumber: "CLM-1014", from: "a claim that was just reported", date: "2026-11-21" },
    { claimNumber: "CLM-1001", from: "a claim without stages", date: "2026-11-21" },
    { claimNumber: "CLM-1002", from: "a claim with another shop", date: "2026-11-21" },
    {
      claimNumber: "CLM-1003",
      from: "a drive-in inspection, keeping its appointment",
      date: "2026-11-23",
    },
  ])("works for $from", async ({ claimNumber, date }) => {
    const sandbox = createSandbox({ now });
    sandbox.setShop(claimNumber, SHOP);

    expect(await repairsOf(sandbox, claimNumber)).toMatchObject({
      scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
      shopInfo: { name: "Nationwide Boulevard Auto Body", phoneNumber: "6145550101" },
      appointmentDate: date,
    });
    expect(await malformed(sandbox, claimNumber)).toEqual([]);
  });
});

describe("setEstimateOption", () => {
  test.each([
    {
      option: "DRIVE_IN",
      repairs: {
        scenario: "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
        appointmentDate: "2026-11-22",
      },
    },
    { option: "PHOTOS", repairs: { latestUpdate: "You chose to send us photos." } },
  ] as const)(
    "works for $option, and a shop can be chosen after it",
    async ({ option, repairs }) => {
      const sandbox = createSandbox({ now });
      sandbox.setEstimateOption("CLM-1014", option);

      expect(await repairsOf(sandbox, "CLM-1014")).toMatchObject(repairs);
      expect(await malformed(sandbox, "CLM-1014")).toEqual([]);

      sandbox.setShop("CLM-1014", SHOP);
      expect(await repairsOf(sandbox, "CLM-1014")).toMatchObject({
        scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
      });
    },
  );

  test("is rejected once the shop is at work", () => {
    const sandbox = createSandbox({ now });

    expect(() => sandbox.setEstimateOption("CLM-1006", "PHOTOS")).toThrow(
      expect.objectContaining({ code: "shop_not_selectable" }),
    );
  });
});

const failures = [
  { call: "advance", claimNumber: "CLM-0000", code: "unknown_claim", status: 404 },
  { call: "reset", claimNumber: "CLM-0000", code: "unknown_claim", status: 404 },
  { call: "progress", claimNumber: "CLM-0000", code: "unknown_claim", status: 404 },
  { call: "shop", claimNumber: "CLM-0000", code: "unknown_claim", status: 404 },
  { call: "shop", claimNumber: "CLM-1014", shopId: "SHP-0", code: "unknown_shop", status: 404 },
  { call: "shop", claimNumber: "CLM-1006", code: "shop_not_selectable", status: 409 },
  { call: "advance", claimNumber: "CLM-1011", code: "no_next_stage", status: 409 },
] as const;

describe.each(failures)("$call of $claimNumber", (failure) => {
  const { call, claimNumber, code, status } = failure;
  const shopId = "shopId" in failure ? failure.shopId : SHOP;

  test(`throws ${code}`, () => {
    const sandbox = createSandbox({ now });
    const run = (): unknown =>
      call === "shop" ? sandbox.setShop(claimNumber, shopId) : sandbox[call](claimNumber);

    expect(run).toThrow(SandboxError);
    expect(run).toThrow(expect.objectContaining({ code }));
  });

  test(`has the status ${status} over HTTP`, async () => {
    const path = `http://localhost/sandbox/claims/${claimNumber}`;
    const response = await createSandbox({ now }).fetch(
      call === "progress" ? path : `${path}/${call}`,
      call === "progress" ? {} : { method: "POST", body: JSON.stringify({ shopId }) },
    );

    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ errorCode: code.toUpperCase() }),
    ]);
  });
});
