import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import {
  associateClaimSummary,
  type ClaimsClient,
  claimSearch,
  claimSearchByQuery,
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
  type Call,
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

describe("a result", () => {
  test("is cached for ten minutes", async () => {
    const { client, sent } = clientThatAnswers([report]);
    await client.load(reportDetails, claim);
    await vi.advanceTimersByTimeAsync(TEN_MINUTES - 1);
    await expect(client.load(reportDetails, claim)).resolves.toMatchObject({ source: "cache" });
    await vi.advanceTimersByTimeAsync(1);
    await expect(client.load(reportDetails, claim)).resolves.toMatchObject({ source: "network" });

    expect(sent).toHaveLength(2);
  });

  test("is requested again after the clock was set back", async () => {
    const { client, sent } = clientThatAnswers([report]);
    await client.load(reportDetails, claim);
    vi.setSystemTime(Date.now() - 3_600_000);
    await client.load(reportDetails, claim);

    expect(sent).toHaveLength(2);
  });

  test("from the cache is the same object, with its warnings", async () => {
    const { client } = clientThatAnswers([{ ...report, coverageInfo: [{}] }]);
    const first = await client.load(reportDetails, claim);
    const second = await client.load(reportDetails, claim);

    expect(second).toEqual({ ...first, source: "cache" });
    expect(second.data).toBe(first.data);
  });

  test("is requested again with `reload`, and the new one is cached", async () => {
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

  test("of an uncached call is requested every time", async () => {
    const { client, sent } = clientThatAnswers([{ vehicle: "2019 Ford" }]);
    await client.load(claimSummary, claim);
    await client.load(claimSummary, claim);

    expect(sent).toHaveLength(2);
  });

  test("of one persona is not used for another", async () => {
    const { client, sent } = clientThatAnswers([report]);
    await client.load(reportDetails, claim);
    await client.load(reportDetails, { ...claim, isThirdParty: true, contactId: "7" });
    await client.load(reportDetails, { ...claim, isThirdParty: true, contactId: "8" });

    expect(sent).toHaveLength(3);
  });

  test("is shared by inputs with the same identity", async () => {
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

  test("is dropped when 200 newer ones are cached", async () => {
    const { client, sent } = clientThatAnswers([report]);
    for (let number = 0; number <= 200; number += 1) {
      await client.load(reportDetails, { claimNumber: `CLM-${number}` });
    }
    await client.load(reportDetails, { claimNumber: "CLM-1" });
    expect(sent).toHaveLength(201);
    await client.load(reportDetails, { claimNumber: "CLM-0" });
    expect(sent).toHaveLength(202);
  });

  test("counts as the latest after a reload", async () => {
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

/** A valid response for every call. */
const anything = {
  claimSummaries: [],
  incidentType: "Hail",
  vehicle: "2019 Ford",
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

type ClaimInput = typeof claim & { isThirdParty?: boolean; contactId?: string };

/** A call and the rest of its input, so that all calls can be sent with just a claim. */
function withInput<I, O>(source: Call<I, O>, more: object = {}) {
  return { name: source.name, source, input: (ref: ClaimInput) => ({ ...ref, ...more }) as I };
}

const address = { addressLine1: "", city: "", state: "", zipCode: "60654" };

const cachedPerClaim = [
  withInput(reportDetails),
  withInput(servicesDetails),
  withInput(repairsDetails),
  withInput(payoutDetails),
  withInput(closeDetails),
  withInput(faqSearch, { category: "REPORT" }),
];
const cached = [...cachedPerClaim, withInput(faqs)];
const uncached = [
  withInput(contactUs),
  withInput(timelines, { contactId: "7" }),
  withInput(repairFacilitiesSearch, address),
  withInput(locationSuggest, { text: "chicago" }),
];

describe("by call", () => {
  test.each(cached)("$name is cached for ten minutes", async ({ source, input }) => {
    const { client, sent } = clientThatAnswers([anything]);
    await client.load(source as Call<unknown, unknown>, input(claim));
    await vi.advanceTimersByTimeAsync(TEN_MINUTES - 1);
    await client.load(source as Call<unknown, unknown>, input(claim));
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await client.load(source as Call<unknown, unknown>, input(claim));
    expect(sent).toHaveLength(2);
  });

  test.each(cachedPerClaim)("$name is cached per claim", async ({ source, input }) => {
    const { client, sent } = clientThatAnswers([anything]);
    for (const claimNumber of ["CLM-1", "CLM-2", "CLM-1"]) {
      await client.load(source as Call<unknown, unknown>, input({ claimNumber }));
    }
    expect(sent).toHaveLength(2);
  });

  test.each(cached)(
    "$name is cached per persona, until the client is cleared",
    async ({ source, input }) => {
      const { client, sent } = clientThatAnswers([anything]);
      const personas = [
        claim,
        { ...claim, isThirdParty: true, contactId: "7" },
        { ...claim, isThirdParty: true, contactId: "8" },
      ];
      for (const persona of [...personas, ...personas]) {
        await client.load(source as Call<unknown, unknown>, input(persona));
      }
      expect(sent).toHaveLength(3);
      client.clear();
      await client.load(source as Call<unknown, unknown>, input(claim));
      expect(sent).toHaveLength(4);
    },
  );

  test.each(uncached)("$name is requested every time", async ({ source, input }) => {
    const { client, sent } = clientThatAnswers([anything]);
    await client.load(source as Call<unknown, unknown>, input(claim));
    await client.load(source as Call<unknown, unknown>, input(claim));
    expect(sent).toHaveLength(2);
  });
});

describe("the previous result", () => {
  const summary = { vehicle: "2019 Ford" };

  test.each([
    withInput(claimSearch, { policyNumber: "P-1" }),
    withInput(claimSearchByQuery, { policyNumber: "P-1" }),
    withInput(claimSummary),
    withInput(associateClaimSummary, { contactId: "7" }),
    withInput(timelines, { contactId: "7" }),
  ])("of $name is available for ten minutes, and each load requests", async ({ source, input }) => {
    const { client, sent } = clientThatAnswers([anything]);
    const call = client.prepare(source as Call<unknown, unknown>, input(claim));
    expect(call.previous()).toBeUndefined();
    const first = await call.load();
    const second = await call.load();
    expect([first.source, second.source]).toEqual(["network", "network"]);
    expect(sent).toHaveLength(2);

    await vi.advanceTimersByTimeAsync(TEN_MINUTES - 1);
    expect(call.previous()).toEqual({ ...second, source: "cache" });
    await vi.advanceTimersByTimeAsync(1);
    expect(call.previous()).toBeUndefined();
  });

  test.each<{ when: string; act: (client: ClaimsClient) => void }>([
    { when: "the client was cleared", act: (client) => client.clear() },
    {
      when: "it was invalidated",
      act: (client) => client.invalidate({ calls: ["claimSummary"] }),
    },
  ])("is dropped when $when", async ({ act }) => {
    const { client } = clientThatAnswers([summary]);
    await client.load(claimSummary, claim);
    act(client);

    expect(client.prepare(claimSummary, claim).previous()).toBeUndefined();
  });

  test("is reused only for the same user, persona, server and language", async () => {
    const { client } = clientThatAnswers([summary]);
    await client.load(claimSummary, claim);
    const thirdParty = { ...claim, isThirdParty: true, contactId: "7" };
    const others = [
      client.prepare(claimSummary, thirdParty),
      client.prepare(claimSummary, claim, { locale: "es-US" }),
      client.withServer("42").prepare(claimSummary, claim),
      clientThatAnswers([summary]).client.prepare(claimSummary, claim),
    ];

    expect(others.map((call) => call.previous())).toEqual(others.map(() => undefined));
  });

  test.each([
    { code: 404, remains: true },
    { code: 401, remains: false },
    { code: 403, remains: false },
  ])("after a newer request failed with $code: $remains", async ({ code, remains }) => {
    const { client } = clientThatAnswers([summary, status(code)]);
    await client.load(claimSummary, claim);
    await expect(client.load(claimSummary, claim)).rejects.toThrow();

    expect(client.prepare(claimSummary, claim).previous() !== undefined).toBe(remains);
  });

  test("does not exist without a cache, or for a call that keeps nothing", async () => {
    const { client } = clientThatAnswers([summary], { cache: false });
    await client.load(claimSummary, claim);
    const other = clientThatAnswers([anything]).client;
    await other.load(contactUs, claim);

    expect(client.prepare(claimSummary, claim).previous()).toBeUndefined();
    expect(other.prepare(contactUs, claim).previous()).toBeUndefined();
  });
});

test("an error is not cached", async () => {
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
])(
  "the policy $cache results in $requests requests within a second",
  async ({ cache, requests }) => {
    const { client, sent } = clientThatAnswers([report], { cache });
    await client.load(reportDetails, claim);
    await vi.advanceTimersByTimeAsync(1000);
    await client.load(reportDetails, claim);

    expect(sent).toHaveLength(requests);
  },
);

test("no result is written to storage", async () => {
  const write = vi.fn();
  const read = () => null;
  const storage = new Proxy(
    {},
    {
      get: (_, name) => (["getItem", "removeItem"].includes(String(name)) ? read : write),
      set: write,
    },
  );
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
  const { client } = clientThatAnswers([anything], { subject: "user-1" });
  for (const { source, input } of [...cached, ...uncached]) {
    await client.load(source as Call<unknown, unknown>, input(claim));
  }

  expect(write).not.toHaveBeenCalled();
});

test('a result with `keep: "page"` stays cached for more than ten minutes', async () => {
  const { client } = clientThatAnswers([report]);
  await client.load({ ...reportDetails, keep: "page" }, claim);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);

  await expect(client.load({ ...reportDetails, keep: "page" }, claim)).resolves.toMatchObject({
    source: "cache",
  });
});
