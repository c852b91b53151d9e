import { createSandbox } from "@claimkit/sandbox";
import { cleanup } from "@testing-library/react";
import { createElement, type FunctionComponent } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ElementRow } from "../src/index.ts";
import { type RenderedOverSandbox, renderOverSandbox } from "./render-over-sandbox.tsx";

/** Props of widgets, as properties that legacy scripts of a page could define. */
const polluted = {
  isThirdParty: true,
  contactId: "CNT-1",
  persona: "associate",
  serverId: "9",
  headingLevel: 6,
  selectedCategory: "CLOSE",
  showFeedback: true,
  showAll: true,
  claimType: "Homeowners",
  userType: "associate",
  isTotalLoss: true,
  selected: true,
  when: false,
  phone: "1112223333",
};

/** The sandbox's responses by URL, cached because the sandbox runs in this page but is not tested here. */
const responses = new Map<string, Response>();
const sandbox = createSandbox();

const fetchCached: typeof fetch = async (input, init) => {
  const { url } = new Request(input, init);
  const response = responses.get(url) ?? (await sandbox.fetch(input, init));
  responses.set(url, response);
  return response.clone();
};

type Outcomes = Record<string, unknown>;
type Use = (container: HTMLElement) => void;

/** The requests, content and events of each widget once all loads have ended. */
async function outcomesOf(
  rows: Readonly<Record<string, ElementRow>>,
  own: object,
  use: Use,
): Promise<Outcomes> {
  const shown = Object.entries(rows).map(([name, { component }]) => {
    const requests: Request[] = [];
    const rendered = renderOverSandbox(
      createElement(component as unknown as FunctionComponent<object>, own),
      {
        clientOptions: {
          fetch: (input, init) => {
            requests.push(new Request(input, init));
            return fetchCached(input, init);
          },
        },
      },
    );
    use(rendered.container);
    return { rendered, name, requests };
  });

  // A document is requested some frames after its section has loaded.
  let settledFor = 0;
  await vi.waitFor(
    () => {
      settledFor = shown.every(({ rendered }) => isSettled(rendered)) ? settledFor + 1 : 0;
      expect(settledFor).toBeGreaterThanOrEqual(8);
    },
    { interval: 50, timeout: 30_000 },
  );

  const entries = shown.map(({ rendered, name, requests }) => {
    const { container, events, unmount } = rendered;
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

function isSettled({ events }: RenderedOverSandbox): boolean {
  const count = (...types: string[]): number =>
    events.filter(({ type }) => types.includes(type)).length;
  const loading = count("ck:loading");
  return loading > 0 && count("ck:ready", "ck:error") === loading;
}

/**
 * Tests that no widget reads props that legacy scripts have added to `Object.prototype`.
 *
 * @param use interacts with a widget, to load data that is not loaded initially
 */
export function testInheritedProps(
  rows: Readonly<Record<string, ElementRow>>,
  own: object,
  use: Use = () => {},
): void {
  let usual: Outcomes;
  let inherited: Outcomes;

  beforeAll(async () => {
    // React's development build logs an error for each inherited property.
    vi.spyOn(console, "error").mockImplementation(() => {});
    usual = await outcomesOf(rows, own, use);
    Object.assign(Object.prototype, polluted);
    try {
      inherited = await outcomesOf(rows, own, use);
    } finally {
      for (const name of Object.keys(polluted)) Reflect.deleteProperty(Object.prototype, name);
    }
  }, 90_000);

  afterAll(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  test.each(Object.keys(rows))(
    "%s ignores properties that a page has added to Object.prototype",
    (name) => {
      expect(inherited[name]).toEqual(usual[name]);
    },
  );
}
