import { createSandbox } from "@claimkit/sandbox";
import { cleanup } from "@testing-library/react";
import { createElement, type FunctionComponent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { claimsWidgetsElements } from "./elements.tsx";

// Legacy scripts of a page may add properties to `Object.prototype`. No widget takes them for its props.

const own = {
  claimNumber: "CLM-1006",
  policyNumber: "POL-100",
  category: "REPORT",
  section: "REPORT",
};

const polluted = {
  isThirdParty: true,
  contactId: "CNT-1",
  persona: "associate",
  serverId: "9",
  headingLevel: 6,
  selectedCategory: "CLOSE",
  showFeedback: true,
  isTotalLoss: true,
  selected: true,
  when: false,
  phone: "1112223333",
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Answers of the sandbox by address. It runs in this page too, and is not what is tested here. */
const answers = new Map<string, Response>();
const sandbox = createSandbox();

const answerOf: typeof fetch = async (input, init) => {
  const { url } = new Request(input, init);
  const answer = answers.get(url) ?? (await sandbox.fetch(input, init));
  answers.set(url, answer);
  return answer.clone();
};

/** What a widget asks, shows and emits once all its loads have ended. */
async function outcomeOf(component: FunctionComponent<typeof own>) {
  const requests: Request[] = [];
  const { container, events, unmount } = renderOverSandbox(createElement(component, own), {
    clientOptions: {
      fetch: (input, init) => {
        requests.push(new Request(input, init));
        return answerOf(input, init);
      },
    },
  });
  // Contacts load once they are opened.
  container.querySelector<HTMLElement>("[data-part=toggle][aria-expanded=false]")?.click();
  const count = (...types: string[]): number =>
    events.filter(({ type }) => types.includes(type)).length;
  await expect.poll(() => count("ck:loading")).toBeGreaterThan(0);
  // A document is requested some frames after the section that it is in has loaded.
  let settledFor = 0;
  await expect
    .poll(
      () => {
        const isSettled = count("ck:ready", "ck:error") === count("ck:loading");
        settledFor = isSettled ? settledFor + 1 : 0;
        return settledFor;
      },
      { interval: 50, timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(8);
  const outcome = {
    text: container.textContent,
    headings: [...container.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(
      ({ localName, textContent }) => `${localName} ${textContent}`,
    ),
    selected: container.querySelectorAll("[aria-selected=true], [aria-pressed=true]").length,
    urls: requests.map(({ url }) => url).toSorted(),
    servers: new Set(requests.map(({ headers }) => headers.get("X-Server-Id"))),
    personas: new Set(events.map(({ persona }) => persona)),
  };
  unmount();
  return outcome;
}

test.each(Object.entries(claimsWidgetsElements))(
  "%s ignores what a page has put on Object.prototype",
  { timeout: 60_000 },
  async (_, row) => {
    // React's development build complains about each inherited property.
    vi.spyOn(console, "error").mockImplementation(() => {});
    const component = row.component as unknown as FunctionComponent<typeof own>;
    const expected = await outcomeOf(component);

    Object.assign(Object.prototype, polluted);
    try {
      expect(await outcomeOf(component)).toEqual(expected);
    } finally {
      for (const name of Object.keys(polluted)) Reflect.deleteProperty(Object.prototype, name);
    }
  },
);
