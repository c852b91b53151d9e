import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import {
  claimSummary,
  closeDetails,
  contactUs,
  type Endpoint,
  faqs,
  faqSearch,
  locationSuggest,
  payoutDetails,
  repairFacilitiesSearch,
  repairsDetails,
  reportDetails,
  servicesDetails,
  type Source,
  timelines,
} from "../index.ts";

const claim = { claimNumber: "CLM-1" };
const report = { incidentType: "Hail" };
const TEN_MINUTES = 600_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("an answer", () => {
  test("is kept for ten minutes, and no longer", async () => {
    const { client, sent } = clientThatAnswers([report]);
    await client.load(reportDetails, claim);
    await vi.advanceTimersByTimeAsync(TEN_MINUTES - 1);
    await expect(client.load(reportDetails, claim)).resolves.toMatchObject({ source: "cache" });
    await vi.advanceTimersByTimeAsync(1);
    await expect(client.load(reportDetails, claim)).resolves.toMatchObject({ source: "network" });

    expect(sent).toHaveLength(2);
  });

  test("from the cache is the one that came, warnings and all", async () => {
    const { client } = clientThatAnswers([{ ...report, coverageInfo: [{}] }]);
    const first = await client.load(reportDetails, claim);
    const second = await client.load(reportDetails, claim);

    expect(second).toEqual({ ...first, source: "cache" });
    expect(second.data).toBe(first.data);
  });

  test("is asked for anew on demand, and the new one is kept", async () => {
    const { client } = clientThatAnswers([report, { incidentType: "Fire" }]);
    await client.load(reportDetails, claim);

    await expect(client.load(reportDetails, claim, { reload: true })).resolves.toMatchObject({
      data: { incidentType: "Fire" },
      source: "network",
    });
    await expect(client.load(reportDetails, claim)).resolves.toMatchObject({
      data: { incidentType: "Fire" },
      source: "cache",
    });
  });

  test("of a call that is not kept is asked for each time", async () => {
    const { client, sent } = clientThatAnswers([{ vehicle: "2019 Ford" }]);
    await client.load(claimSummary, claim);
    await client.load(claimSummary, claim);

    expect(sent).toHaveLength(2);
  });

  test("of one persona is not that of another", async () => {
    const { client, sent } = clientThatAnswers([report]);
    await client.load(reportDetails, claim);
    await client.load(reportDetails, { ...claim, isThirdParty: true, contactId: "7" });
    await client.load(reportDetails, { ...claim, isThirdParty: true, contactId: "8" });

    expect(sent).toHaveLength(3);
  });

  test("may be shared by questions that an endpoint holds to be the same", async () => {
    const shared: Endpoint<{ claimNumber: string }, unknown> = {
      ...claimSummary,
      name: "faqs",
      path: "faqs",
      request: ({ claimNumber }) => ({ query: { claimNumber } }),
      identity: () => "all",
      keep: "policy",
    };
    const { client, sent } = clientThatAnswers([{ vehicle: "2019 Ford" }]);
    await client.load(shared, { claimNumber: "CLM-1" });
    await client.load(shared, { claimNumber: "CLM-2" });

    expect(sent).toHaveLength(1);
  });

  test("is one of the latest 200; older ones make room", async () => {
    const { client, sent } = clientThatAnswers([report]);
    for (let number = 0; number <= 200; number += 1) {
      await client.load(reportDetails, { claimNumber: `CLM-${number}` });
    }
    await client.load(reportDetails, { claimNumber: "CLM-1" });
    expect(sent).toHaveLength(201);
    await client.load(reportDetails, { claimNumber: "CLM-0" });
    expect(sent).toHaveLength(202);
  });

  test("counts as the latest when it was asked for anew", async () => {
    const { client, sent } = clientThatAnswers([report]);
    for (let number = 0; number < 200; number += 1) {
      await client.load(reportDetails, { claimNumber: `CLM-${number}` });
    }
    await client.load(reportDetails, { claimNumber: "CLM-0" }, { reload: true });
    await client.load(reportDetails, { claimNumber: "CLM-200" });
    expect(sent).toHaveLength(202);
    await client.load(reportDetails, { claimNumber: "CLM-0" });
    expect(sent).toHaveLength(202);
  });
});

/** An answer that fits every call. */
const anything = {
  incidentType: "Hail",
  displayText: "x",
  paymentDetails: [{ payee: "Ada Payee", paymentInfo: [] }],
  scenario: "TOTAL_LOSS",
  lossEvaluationDocument: { accessToken: "a-document-token", documentPublicID: "VAL-1" },
  generalClaimQuestions: { email: "adjuster@example.com" },
  claimState: "open",
  faqs: [],
  timelineCategories: [],
  participants: [],
  suggestions: [],
};

type Asked = typeof claim & { isThirdParty?: boolean; contactId?: string };

/** The call with what it asks besides a claim, so that all can be asked alike. */
function withInput<I, O>(source: Source<I, O>, more: object = {}) {
  return { name: source.name, source, input: (asked: Asked) => ({ ...asked, ...more }) as I };
}

const address = { addressLine1: "", city: "", state: "", zipCode: "60654" };

const keptForClaim = [
  withInput(reportDetails),
  withInput(servicesDetails),
  withInput(repairsDetails),
  withInput(payoutDetails),
  withInput(closeDetails),
  withInput(faqSearch, { category: "REPORT" }),
];
const kept = [...keptForClaim, withInput(faqs)];
const notKept = [
  withInput(contactUs),
  withInput(timelines, { contactId: "7" }),
  withInput(repairFacilitiesSearch, address),
  withInput(locationSuggest, { text: "chicago" }),
];

describe("by call", () => {
  test.each(kept)("$name is kept for ten minutes", async ({ source, input }) => {
    const { client, sent } = clientThatAnswers([anything]);
    await client.load(source as Source<unknown, unknown>, input(claim));
    await vi.advanceTimersByTimeAsync(TEN_MINUTES - 1);
    await client.load(source as Source<unknown, unknown>, input(claim));
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await client.load(source as Source<unknown, unknown>, input(claim));
    expect(sent).toHaveLength(2);
  });

  test.each(keptForClaim)("$name is kept for one claim", async ({ source, input }) => {
    const { client, sent } = clientThatAnswers([anything]);
    for (const claimNumber of ["CLM-1", "CLM-2", "CLM-1"]) {
      await client.load(source as Source<unknown, unknown>, input({ claimNumber }));
    }
    expect(sent).toHaveLength(2);
  });

  test.each(kept)("$name is kept for one persona, and until clear", async ({ source, input }) => {
    const { client, sent } = clientThatAnswers([anything]);
    const personas = [
      claim,
      { ...claim, isThirdParty: true, contactId: "7" },
      { ...claim, isThirdParty: true, contactId: "8" },
    ];
    for (const persona of [...personas, ...personas]) {
      await client.load(source as Source<unknown, unknown>, input(persona));
    }
    expect(sent).toHaveLength(3);
    client.clear();
    await client.load(source as Source<unknown, unknown>, input(claim));
    expect(sent).toHaveLength(4);
  });

  test.each(notKept)("$name is asked for each time", async ({ source, input }) => {
    const { client, sent } = clientThatAnswers([anything]);
    await client.load(source as Source<unknown, unknown>, input(claim));
    await client.load(source as Source<unknown, unknown>, input(claim));
    expect(sent).toHaveLength(2);
  });
});

test("an error is not kept", async () => {
  const { client, sent } = clientThatAnswers([status(403), report]);
  await expect(client.load(reportDetails, claim)).rejects.toMatchObject({ code: "forbidden" });

  await expect(client.load(reportDetails, claim)).resolves.toMatchObject({ source: "network" });
  expect(sent).toHaveLength(2);
});

test.each([
  { cache: false as const, requests: 2 },
  { cache: { enabled: false }, requests: 2 },
  { cache: { ttlMs: 1000 }, requests: 2 },
  { cache: {}, requests: 1 },
])("the policy $cache takes $requests requests within a second", async ({ cache, requests }) => {
  const { client, sent } = clientThatAnswers([report], { cache });
  await client.load(reportDetails, claim);
  await vi.advanceTimersByTimeAsync(1000);
  await client.load(reportDetails, claim);

  expect(sent).toHaveLength(requests);
});

test("no answer is ever written to storage", async () => {
  const write = vi.fn();
  const storage = new Proxy({}, { get: () => write, set: write });
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
  const { client } = clientThatAnswers([anything], { subject: "user-1" });
  for (const { source, input } of [...kept, ...notKept]) {
    await client.load(source as Source<unknown, unknown>, input(claim));
  }

  expect(write).not.toHaveBeenCalled();
});

test("an answer that lasts as long as the page outlives the ten minutes", async () => {
  const { client } = clientThatAnswers([report]);
  await client.load({ ...reportDetails, keep: "page" }, claim);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);

  await expect(client.load({ ...reportDetails, keep: "page" }, claim)).resolves.toMatchObject({
    source: "cache",
  });
});
