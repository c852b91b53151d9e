import { createSandbox } from "@claimkit/sandbox";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type ClaimsEvent, configureClaimkit } from "../src/index.ts";
import { textOf } from "./page.ts";
import { sandboxClient, TODAY } from "./sandbox-client.ts";

export { textOf };

type Attributes = Readonly<Record<string, string>>;

/** An element with properties that a test may set. */
interface WidgetElement extends HTMLElement {
  claimNumber?: string;
  selectedCategory?: string;
  userType?: string;
  hrefs?: object;
}

/** An element of a family, and what it shows. */
export interface FamilyElement {
  /** Its tag, without a prefix. */
  tag: string;
  /** Attributes with which it loads. */
  attributes: Attributes;
  /** A text that it shows then. */
  text: string;
  /** An attribute that is changed while the element is on the page, and what it shows then. */
  change: { name: string; value: string; text: string };
  /** Attributes with which it can't load. */
  incomplete?: Attributes;
  /** Whether it loads nothing until a user acts. */
  isIdle?: boolean;
  /** Whether it has no heading. */
  hasNoHeading?: boolean;
}

/** Adds an element to the page. */
export function append(tag: string, attributes: Attributes = {}): WidgetElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return document.body.appendChild(element);
}

/** Returns the link or button of an element whose text starts with a label. */
export function button(element: HTMLElement, label: string): HTMLElement | undefined {
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>("a, button") ?? [])].find(
    ({ textContent }) => textContent.startsWith(label),
  );
}

/** Collects the events of a type that bubble to the page, optionally only of one widget. */
export function recordEvents(
  type: ClaimsEvent["type"],
  widget?: string,
): CustomEvent<ClaimsEvent>[] {
  const events: CustomEvent<ClaimsEvent>[] = [];
  const record = (event: Event): void => {
    if (event instanceof CustomEvent && (!widget || event.detail.widget === widget))
      events.push(event);
  };
  document.body.addEventListener(type, record);
  onTestFinished(() => document.body.removeEventListener(type, record));
  return events;
}

/**
 * Tests what all elements have in common, over a sandbox in which today is November 20, 2026.
 *
 * @param table the elements of a package
 * @param define defines them
 * @param elements a row for each of them
 */
export function testElements<Tag extends string>(
  table: Readonly<Record<Tag, unknown>>,
  define: (names?: readonly Tag[], options?: { prefix?: string }) => void,
  elements: readonly FamilyElement[],
): void {
  beforeEach(() => {
    sessionStorage.clear();
    configureClaimkit({
      client: sandboxClient(),
    });
    define();
  });

  afterEach(() => document.body.replaceChildren());

  test("there is a row for every element of the package", () => {
    expect(Object.keys(table)).toEqual(elements.map(({ tag }) => tag));
  });

  test.each(elements)(
    "<$tag> renders its widget, and reacts to a change of $change.name",
    async ({ tag, attributes, text, change }) => {
      const element = append(tag, attributes);
      await expect.poll(() => textOf(element)).toContain(text);

      element.setAttribute(change.name, change.value);

      await expect.poll(() => textOf(element)).toContain(change.text);
    },
  );

  test.each(elements.filter(({ isIdle }) => !isIdle))(
    "<$tag> dispatches that it is ready",
    async ({ tag, attributes }) => {
      // A widget that contains others dispatches their events as well.
      const events = recordEvents("ck:ready", tag);
      const element = append(tag, attributes);

      await expect.poll(() => events).toHaveLength(1);
      expect(events[0]?.target).toBe(element);
      expect(events[0]?.composed).toBe(true);
      expect(events[0]?.detail).toMatchObject({ type: "ck:ready", widget: tag, state: "data" });
    },
  );

  test.each(elements)(
    "<$tag>, loaded without a network, shows its data when the browser is online again",
    async ({ tag, attributes, text }) => {
      const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      onTestFinished(() => network.mockRestore());
      const sandbox = createSandbox({ now: () => TODAY });
      const fetch: typeof globalThis.fetch = async (...request) => {
        if (!navigator.onLine) throw new TypeError("Failed to fetch");
        return sandbox.fetch(...request);
      };
      const ended = recordEvents("ck:error", tag);
      configureClaimkit({ client: sandboxClient({ fetch, retry: { retries: 0 } }) });
      const element = append(tag, attributes);
      // Some have no request, or show what is known without one.
      await expect.poll(() => ended.length > 0 || textOf(element).includes(text)).toBe(true);

      network.mockReturnValue(true);
      dispatchEvent(new Event("online"));

      await expect.poll(() => textOf(element), { timeout: 5000 }).toContain(text);
      expect(element.shadowRoot?.querySelector('[role="alert"]')).toBeNull();
    },
  );

  test.each(elements.filter(({ incomplete }) => incomplete))(
    "<$tag> with $incomplete shows its error and dispatches a configuration error",
    async ({ tag, incomplete }) => {
      const events = recordEvents("ck:error");
      const element = append(tag, incomplete);

      await expect
        .poll(() => element.shadowRoot?.querySelector('[role="alert"]')?.textContent)
        .toMatch(/didn't load|failed to load/);
      await expect.poll(() => events.length).toBeGreaterThan(0);
      expect(events[0]?.detail).toMatchObject({ widget: tag, error: { code: "configuration" } });
    },
  );

  test.each(elements.filter(({ hasNoHeading }) => !hasNoHeading))(
    "<$tag> accepts heading-level",
    async ({ tag, attributes }) => {
      const element = append(tag, { ...attributes, "heading-level": "5" });

      await expect.poll(() => element.shadowRoot?.querySelector("h5")).toBeTruthy();
    },
  );

  test("elements can be defined under a prefix, and twice", () => {
    const [first, ...others] = Object.keys(table) as Tag[];
    if (!first) return;
    define([first], { prefix: "acme-" });
    define([first], { prefix: "acme-" });

    expect(customElements.get(`acme-${first}`)).toBeTruthy();
    for (const other of others) expect(customElements.get(`acme-${other}`)).toBeUndefined();
  });
}
