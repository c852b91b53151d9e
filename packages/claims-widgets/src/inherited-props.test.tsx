import { createSandbox } from "@claimkit/sandbox";
import { cleanup } from "@testing-library/react";
import { createElement, type FunctionComponent } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type RenderedOverSandbox, renderOverSandbox } from "../testing/render-over-sandbox.tsx";
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

/** Answers of the sandbox by address. It runs in this page too, and is not what is tested here. */
const answers = new Map<string, Response>();
const sandbox = createSandbox();

const answerOf: typeof fetch = async (input, init) => {
  const { url } = new Request(input, init);
  const answer = answers.get(url) ?? (await sandbox.fetch(input, init));
  answers.set(url, answer);
  return answer.clone();
};

const widgets = Object.entries(claimsWidgetsElements);

/** What each widget requests, shows and emits once all loads of all widgets have ended. */
async function outcomes(): Promise<Record<string, unknown>> {
  const shown = widgets.map(([name, { component }]) => {
    const requests: Request[] = [];
    const rendered = renderOverSandbox(
      createElement(component as unknown as FunctionComponent<typeof own>, own),
      {
        clientOptions: {
          fetch: (input, init) => {
            requests.push(new Request(input, init));
            return answerOf(input, init);
          },
        },
      },
    );
    // Contacts load once they are opened.
    const closed = "[data-part=toggle][aria-expanded=false]";
    rendered.container.querySelector<HTMLElement>(closed)?.click();
    return { ...rendered, name, requests };
  });

  const isSettled = ({ events }: RenderedOverSandbox): boolean => {
    const count = (...types: string[]): number =>
      events.filter(({ type }) => types.includes(type)).length;
    const loading = count("ck:loading");
    return loading > 0 && count("ck:ready", "ck:error") === loading;
  };
  // A document is requested some frames after the section that it is in has loaded.
  let settledFor = 0;
  await vi.waitFor(
    () => {
      settledFor = shown.every(isSettled) ? settledFor + 1 : 0;
      expect(settledFor).toBeGreaterThanOrEqual(8);
    },
    { interval: 50, timeout: 30_000 },
  );

  const entries = shown.map(({ name, container, events, requests, unmount }) => {
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
    return [name, outcome] as const;
  });
  return Object.fromEntries(entries);
}

let usual: Record<string, unknown>;
let inherited: Record<string, unknown>;

beforeAll(async () => {
  // React's development build complains about each inherited property.
  vi.spyOn(console, "error").mockImplementation(() => {});
  usual = await outcomes();
  Object.assign(Object.prototype, polluted);
  try {
    inherited = await outcomes();
  } finally {
    for (const name of Object.keys(polluted)) Reflect.deleteProperty(Object.prototype, name);
  }
}, 90_000);

afterAll(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each(widgets)("%s ignores what a page has put on Object.prototype", (name) => {
  expect(inherited[name]).toEqual(usual[name]);
});
