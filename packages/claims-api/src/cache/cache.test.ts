import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clientThatAnswers, type Reply, status } from "../../testing/client-that-answers.ts";
import {
  type ClaimsClientOptions,
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

describe("session storage", () => {
  const session = { cache: { storage: "session" as const }, subject: "user-1" };
  let storage: Storage;

  beforeEach(() => {
    storage = storageOf(new Map());
    vi.stubGlobal("sessionStorage", storage);
  });

  /** What a page loads after another, in one tab. */
  async function load(replies: readonly Reply[], options: Partial<ClaimsClientOptions> = {}) {
    const { client } = clientThatAnswers(replies, { ...session, ...options });
    const { data, source } = await client.load(reportDetails, claim);
    return { client, incidentType: data.incidentType, source };
  }

  test("keeps an answer over a reload of the page, for ten minutes", async () => {
    await load([report]);
    await vi.advanceTimersByTimeAsync(TEN_MINUTES - 1);
    expect(await load([])).toMatchObject({ incidentType: "Hail", source: "cache" });
    await vi.advanceTimersByTimeAsync(1);
    expect(await load([report])).toMatchObject({ source: "network" });
  });

  test.each([
    { case: "user", options: { subject: "user-2" } },
    { case: "client id", options: { clientId: "another-client" } },
    { case: "environment", options: { environment: "stage" } },
    { case: "server", options: { serverId: "4" } },
  ])("starts empty for another $case", async ({ options }) => {
    await load([report]);
    expect(await load([{ incidentType: "Fire" }], options)).toMatchObject({
      incidentType: "Fire",
      source: "network",
    });
  });

  test("is not used unless the host asks for it", async () => {
    const { client } = clientThatAnswers([report], { subject: "user-1" });
    await client.load(reportDetails, claim);
    expect(storage.length).toBe(0);
  });

  test("is emptied by clear, but for what is not ours", async () => {
    storage.setItem("host", "stays");
    const { client } = await load([report]);
    expect(storage.length).toBe(2);
    client.clear();
    expect([storage.length, storage.getItem("host")]).toEqual([1, "stays"]);
  });

  test("never holds tokens, payees or e-mail addresses, and gives them back blank", async () => {
    const payout: Endpoint<typeof claim, unknown> = {
      ...reportDetails,
      name: "payoutDetails",
      model: () => ({
        paymentDetails: [
          { payee: "Ada Payee", paymentInfo: [{ displayKey: "Check", displayValue: "7" }] },
        ],
        estimates: [{ accessToken: "a-document-token", documentPublicID: "D-1" }],
        contact: {
          email: "adjuster@example.com",
          displayEmail: "desk@example.com",
          emailAddress: undefined,
        },
        displayText: "Write to adjuster@example.com, please.",
        constructor: "x",
      }),
    };
    const first = clientThatAnswers([report], session).client;
    await expect(first.load(payout, claim)).resolves.toMatchObject({
      data: { paymentDetails: [{ payee: "Ada Payee" }] },
    });
    expect(JSON.stringify({ ...storage })).not.toMatch(/Ada Payee|document-token|@example/);

    const second = clientThatAnswers([], session).client;
    await expect(second.load(payout, claim)).resolves.toMatchObject({
      source: "cache",
      data: {
        paymentDetails: [{ payee: "", paymentInfo: [{ displayKey: "Check", displayValue: "7" }] }],
        estimates: [{ accessToken: "", documentPublicID: "D-1" }],
        contact: { email: "", displayEmail: "" },
        displayText: "Write to  please.",
      },
    });
    await expect(first.load(payout, claim)).resolves.toMatchObject({
      data: { paymentDetails: [{ payee: "Ada Payee" }] },
    });
  });

  test("never holds a token, a payee or an e-mail address of any call, nor feeds them to another user", async () => {
    const { client } = clientThatAnswers([anything], session);
    for (const { source, input } of [...kept, ...notKept]) {
      await client.load(source as Source<unknown, unknown>, input(claim));
    }
    expect(storage.length).toBe(kept.length);
    expect(JSON.stringify({ ...storage })).not.toMatch(/Ada Payee|document-token|a-token|@example/);

    const other = clientThatAnswers([anything], { ...session, subject: "user-2" });
    for (const { source, input } of kept) {
      await other.client.load(source as Source<unknown, unknown>, input(claim));
    }
    expect(other.sent).toHaveLength(kept.length);
  });

  test("never holds what lasts as long as the page", async () => {
    const { client } = clientThatAnswers([report], session);
    await client.load({ ...reportDetails, keep: "page" }, claim);
    expect(storage.length).toBe(0);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    await expect(client.load({ ...reportDetails, keep: "page" }, claim)).resolves.toMatchObject({
      source: "cache",
    });
  });

  test.each([
    "{",
    "null",
    "7",
    '"text"',
    "[]",
    "{}",
    '{"until":"soon"}',
    '{"__proto__":{"until":9e15}}',
  ])("that holds %s is as good as empty", async (stored) => {
    await load([report]);
    const key = storage.key(0) ?? "";
    storage.setItem(key, stored);
    expect(await load([{ incidentType: "Fire" }])).toMatchObject({
      incidentType: "Fire",
      source: "network",
    });
  });

  test.each([
    {
      case: "full",
      getItem: () => null,
      setItem: () => {
        throw new DOMException("", "QuotaExceededError");
      },
    },
    {
      case: "broken",
      getItem: () => {
        throw new Error("broken");
      },
      setItem: () => undefined,
    },
  ])("that is $case is as good as none", async ({ getItem, setItem }) => {
    vi.stubGlobal("sessionStorage", { ...storage, getItem, setItem });
    const { client } = await load([report]);
    await expect(client.load(reportDetails, claim)).resolves.toMatchObject({ source: "cache" });
    expect(() => client.clear()).not.toThrow();
  });

  test("that the browser blocks is as good as none", async () => {
    Object.defineProperty(globalThis, "sessionStorage", {
      configurable: true,
      get() {
        throw new DOMException("", "SecurityError");
      },
    });
    expect(await load([report])).toMatchObject({ source: "network" });
  });
});

/** A storage whose keys are its own properties, as those of a browser are. */
function storageOf(items: Map<string, string>): Storage {
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, String(value)),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
  };
  return new Proxy(methods as Storage, {
    get: (target, name) =>
      name === "length" ? items.size : (Reflect.get(target, name) ?? items.get(String(name))),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      items.has(String(name)) ? { configurable: true, enumerable: true } : undefined,
  });
}
