import {
  type ClaimsClient,
  createClaimsClient,
  locationSuggest,
  repairsDetails,
} from "@claimkit/claims-api";
import { beforeAll, afterEach, describe, expect, test, vi } from "vitest";
import {
  answers,
  CLAIM_NUMBER,
  type ForeignAnswer,
  type ForeignCall,
} from "../testing/foreign-answers.ts";
import { defineClaimkitElements } from "./define-claimkit-elements.ts";
import { elementRows } from "./element-rows.ts";

/** The element that shows the result of a call. The others have no text of their own. */
const ELEMENTS: Partial<Record<ForeignCall, keyof typeof elementRows>> = {
  claimSearch: "app-claim-list",
  claimSummary: "claim-summary",
  associateClaimSummary: "claim-summary",
  timelines: "member-timeline",
  claimContacts: "member-timeline",
  contactUs: "contact-us",
  reportDetails: "report-accordion",
  payoutDetails: "payout-accordion",
  servicesDetails: "services-accordion",
  repairsDetails: "repairs-accordion",
  closeDetails: "close-accordion",
  faqs: "all-faqs",
  faqSearch: "interactive-faqs",
  repairFacilitiesSearch: "repair-shop-finder",
};

beforeAll(async () => {
  defineClaimkitElements();
  await Promise.all(Object.values(ELEMENTS).map((name) => elementRows[name].load()));
}, 60_000);

afterEach(() => document.body.replaceChildren());

interface Service {
  client: ClaimsClient;
  paths: string[];
}

function serviceFor({ call, raw, body }: ForeignAnswer): Service {
  const paths: string[] = [];
  const client = createClaimsClient({
    environment: "test",
    baseUrl: "https://claims.example.com",
    clientId: "foreign-answers",
    subject: "user",
    getAccessToken: () => "token",
    retry: { retries: 0 },
    fetch: (url) => {
      const { pathname } = new URL(String(url));
      paths.push(pathname);
      const isContacts = pathname.endsWith("/claim-contacts");
      if (isContacts !== (call === "claimContacts")) return otherAnswer(isContacts);
      return Promise.resolve(new Response(raw ?? JSON.stringify(body)));
    },
  });
  return { client, paths };
}

/** The contacts of a timeline, or a timeline of contacts, which the answer is not about. */
function otherAnswer(isContacts: boolean): Promise<Response> {
  if (!isContacts) return Promise.resolve(new Response(null, { status: 404 }));
  const claimContacts = [{ contactId: "MEMBER-1", isCurrentUser: true }];
  return Promise.resolve(Response.json({ claimContacts }));
}

/** Shows an answer in its element. Returns what is wrong. */
async function problemsOf(answer: ForeignAnswer): Promise<string[]> {
  const { call, id, expect: expected } = answer;
  const service = serviceFor(answer);
  const name = ELEMENTS[call];
  const { text, error } = name
    ? await showIn(name, answer, service)
    : await callResult(service.client, answer);
  const problems: string[] = [];
  if (expected.fails && error !== "invalid_response")
    problems.push(`does not fail: ${error ?? ""}`);
  for (const shown of expected.shows ?? []) {
    if (!text.includes(shown)) problems.push(`does not show ${shown}`);
  }
  for (const hidden of expected.showsNot ?? []) {
    if (typeof hidden === "string" ? text.includes(hidden) : hidden.test(text))
      problems.push(`shows ${hidden}`);
  }
  const asked = (contact: string): boolean =>
    service.paths.some((path) => path.endsWith(`/timelines/${contact}`));
  for (const contact of expected.neverAsksFor ?? [])
    if (asked(contact)) problems.push(`asks for ${contact}`);
  if (expected.asksFor && !asked(expected.asksFor))
    problems.push(`does not ask for ${expected.asksFor}`);
  if (expected.firstDocument) {
    const { viewEstimate } = await service.client.call(repairsDetails, {
      claimNumber: CLAIM_NUMBER,
    });
    const first = viewEstimate?.estimates[0]?.documentPublicID;
    if (first !== expected.firstDocument) problems.push(`the current estimate is ${first}`);
  }
  return problems.map(
    (problem) => `${id}: ${problem} | ${text.replace(/\s+/g, " ").slice(0, 300)}`,
  );
}

interface Shown {
  text: string;
  error?: string | undefined;
}

async function callResult(client: ClaimsClient, { input = {} }: ForeignAnswer): Promise<Shown> {
  try {
    const { suggestions } = await client.call(locationSuggest, { text: input.text ?? "" });
    return { text: suggestions.map(({ text }) => text).join("\n") };
  } catch (thrown) {
    return { text: "", error: (thrown as { code: string }).code };
  }
}

async function showIn(
  name: keyof typeof elementRows,
  { call, input = {} }: ForeignAnswer,
  { client }: Service,
): Promise<Shown> {
  const element = document.createElement(name);
  const { claimNumber = CLAIM_NUMBER, contactId, isThirdParty, category } = input;
  Object.assign(element, {
    client,
    claimNumber,
    contactId,
    isThirdParty,
    policyNumber: "POL-1",
    ...(category && { selectedCategory: category }),
    ...(call === "associateClaimSummary" && { persona: "associate" }),
  });
  let error: string | undefined;
  let isDone = false;
  element.addEventListener("ck:error", ({ detail }) => {
    error = detail.error.code;
    isDone = true;
  });
  element.addEventListener("ck:ready", () => (isDone = true));
  // In view, because the browser skips the text of what is not.
  element.style.cssText = "position: fixed; inset: 0; overflow: auto";
  document.body.append(element);
  const shadow = element.shadowRoot;
  if (!shadow) throw new Error("It has no shadow root.");
  if (call === "repairFacilitiesSearch") await typeZip(shadow);
  if (call === "contactUs") await press(shadow, /Contact/);
  await vi.waitFor(() => expect(isDone).toBe(true));
  for (const button of shadow.querySelectorAll<HTMLElement>(
    'button[aria-expanded="false"]:not([aria-haspopup])',
  ))
    button.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { text: readable(shadow), error };
}

async function press(shadow: ShadowRoot, name: RegExp): Promise<void> {
  const button = await vi.waitFor(() => {
    const found = [...shadow.querySelectorAll("button")].find(({ textContent }) =>
      name.test(textContent),
    );
    expect(found).toBeDefined();
    return found;
  });
  button?.click();
}

async function typeZip(shadow: ShadowRoot): Promise<void> {
  const field = await vi.waitFor(() => {
    const found = shadow.querySelector("input");
    expect(found).not.toBeNull();
    return found;
  });
  if (!field) return;
  field.value = "60654";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** The text of a shadow root without hidden parts, one line per text. */
function readable(shadow: ShadowRoot): string {
  return [...shadow.children]
    .map((child) => (child instanceof HTMLElement ? child.innerText : ""))
    .join("\n");
}

describe.each([...new Set(answers.map(({ call }) => call))])("%s of another backend", (call) => {
  test("says nothing false", async () => {
    const ofCall = answers.filter((answer) => answer.call === call);

    const problems = await Promise.all(ofCall.map(problemsOf));

    expect(problems.flat()).toEqual([]);
  });
});
