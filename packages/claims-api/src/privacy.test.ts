import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  clientThatAnswers,
  type Reply,
  type SentRequest,
  silence,
  status,
} from "../testing/client-that-answers.ts";
import { claimDocument } from "./documents.ts";
import {
  allClaimContacts,
  claimSearch,
  claimSummary,
  contactUs,
  faqs,
  faqSearch,
  locationSuggest,
  payoutDetails,
  repairFacilitiesSearch,
  repairsDetails,
  reportDetails,
  servicesDetails,
  timelines,
} from "./index.ts";

const TOKEN = "eyJ-secret-bearer";
const RENEWED = "eyJ-renewed-bearer";
const CLAIM = "CLM-SECRET-1";
const POLICY = "POL-SECRET-1";
const CONTACT = "CNT-SECRET-1";
const DOCUMENT_TOKEN = "document-secret-token";
const ADDRESS = "600 W Secret Ave";
const BODY = "body-text-of-the-server";

const failures: { case: string; replies: Reply[] }[] = [
  { case: "a rejected token", replies: [status(401, {}, BODY)] },
  { case: "a status", replies: [status(500, {}, BODY)] },
  {
    case: "problem details",
    replies: [status(400, {}, JSON.stringify({ detail: BODY, instance: CLAIM }))],
  },
  { case: "a network error", replies: [networkError] },
  { case: "a timeout", replies: [silence] },
  { case: "HTML", replies: [new Response(`<!doctype html><p>${BODY} ${CLAIM}`)] },
  { case: "truncated JSON", replies: [new Response(`{"${BODY}":"${CLAIM}`)] },
  { case: "the wrong shape", replies: [{ [BODY]: CLAIM }] },
  {
    case: "invalid items",
    replies: [{ claimSummaries: BODY, coverageInfo: BODY, claimContacts: BODY }],
  },
  {
    case: "success",
    replies: [
      {
        claimSummaries: [{}],
        coverageInfo: [{}],
        claimContacts: [{}],
        vehicle: "x",
        timelineCategories: [{ categoryName: BODY }],
        faqs: [{ faqId: BODY }],
        participants: [{}],
        suggestions: [{}],
        scenario: BODY,
        paymentDetails: [{ payee: {} }],
        generalClaimQuestions: BODY,
        lossEvaluationDocument: { accessToken: DOCUMENT_TOKEN, documentPublicID: "VAL-1" },
      },
    ],
  },
];

/** Errors of browsers may contain the URL and more. */
function networkError({ url }: SentRequest): Error {
  return new TypeError(`Failed to fetch ${url.href}`, { cause: { url, TOKEN } });
}

const storage = new Map<string, string>();
const logged: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  logged.length = 0;
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  for (const level of ["log", "info", "warn", "error", "debug"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void logged.push(...words));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(failures)(
  "errors and events contain no token, claim or text of the server after $case",
  async ({ replies }) => {
    const events: unknown[] = [];
    const { client, sent } = clientThatAnswers(replies, {
      getAccessToken: ({ reason }) => (reason === "initial" ? TOKEN : RENEWED),
      subject: "user-1",
      onRequest: (event) => events.push(event),
      onResponse: (event) => events.push(event),
    });
    client.subscribe((event) => events.push(event));
    const thirdParty = { claimNumber: CLAIM, isThirdParty: true, contactId: CONTACT };
    const member = { claimNumber: CLAIM };
    const pending = Promise.allSettled([
      client.load(claimSearch, { policyNumber: POLICY }),
      client.load(claimSummary, thirdParty),
      client.load(reportDetails, member),
      // @ts-expect-error JavaScript callers can leave out the contact.
      client.load(reportDetails, { ...member, isThirdParty: true }),
      allClaimContacts(client, member),
      ...[timelines, servicesDetails, repairsDetails, payoutDetails, contactUs, faqs].map((call) =>
        client.load<typeof member, unknown>(call, member),
      ),
      client.load(faqSearch, { ...member, category: "CLOSE" }),
      client.load(locationSuggest, { text: ADDRESS }),
      client.load(repairFacilitiesSearch, {
        addressLine1: ADDRESS,
        city: "",
        state: "",
        zipCode: "",
      }),
      client.load(claimDocument, { ...member, documentPublicID: "VAL-1" }),
    ]);
    await vi.runAllTimersAsync();
    const outcomes = await pending;
    const errors: Error[] = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason as Error] : [],
    );

    expect(sent.length).toBeGreaterThanOrEqual(4);
    expect(events.length).toBeGreaterThanOrEqual(8);
    const errorTexts = errors.map((error) => [
      error.message,
      error.stack,
      JSON.stringify(error),
      { ...error },
    ]);
    const keys = [
      client.prepare(reportDetails, member).key,
      client.prepare(claimSummary, thirdParty).key,
    ];

    const visible = JSON.stringify([errorTexts, events, logged]);
    const secrets = [TOKEN, RENEWED, DOCUMENT_TOKEN, CLAIM, POLICY, CONTACT, ADDRESS, BODY];
    for (const secret of [...secrets, "api.example.com"]) expect(visible).not.toContain(secret);
    const stored = JSON.stringify([
      keys,
      [...storage],
      sent.map(({ url, body }) => [url.href, body]),
    ]);
    for (const token of [TOKEN, RENEWED, DOCUMENT_TOKEN]) expect(stored).not.toContain(token);
  },
);
