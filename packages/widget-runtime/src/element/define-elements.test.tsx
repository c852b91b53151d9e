import { cleanup } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { nextFrames } from "../../testing/next-frames.ts";
import { clientOver, inside, listen, showHtml, textOf } from "../../testing/page.ts";
import { Report, REPORT_FAILED } from "../../testing/report.tsx";
import { heldAnswer, status, stubService, type StubService } from "../../testing/stub-service.ts";
import { sheets, table } from "../../testing/table.tsx";
import { widgetRuntimeEsUs } from "../locales/es-us.ts";
import { configureClaimkit } from "../settings/configure.ts";
import { renderWidget } from "../testing/index.ts";
import { defineElements, defineElementsOnDemand } from "./define-elements.ts";
import type { ElementContent } from "./element-row.ts";

defineElements(table, sheets);

let service: StubService;

beforeEach(() => {
  service = stubService();
  configureClaimkit({ client: clientOver(service) });
});

afterEach(async () => {
  document.body.replaceChildren();
  await nextFrames();
  configureClaimkit({ client: undefined, locale: undefined });
  vi.restoreAllMocks();
});

async function showReport(html = `<test-report claim-number="1"></test-report>`) {
  const element = showHtml(html);
  await expect.poll(() => textOf(element)).toContain("Report");
  return element;
}

function buttonIn(element: Element, name: string): HTMLElement {
  const buttons = [...inside(element).querySelectorAll<HTMLElement>("button, a")];
  const button = buttons.find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`There is no "${name}" in ${textOf(element)}.`);
  return button;
}

test.each(["claim-number", "claimnumber", "claimNumber"])(
  "reads the claim from %s",
  async (name) => {
    const element = showHtml(`<test-report ${name}="7"></test-report>`);

    await expect.poll(() => textOf(element)).toContain("Report 7");
  },
);

test("updates when its attribute changes", async () => {
  const element = await showReport();
  element.setAttribute("claim-number", "2");

  await expect.poll(() => textOf(element)).toContain("Report 2");
});

test("requests once when all its attributes are set after it was inserted", async () => {
  const element = document.createElement("test-report");
  document.body.append(element);
  element.setAttribute("claim-number", "1");
  element.setAttribute("is-third-party", "");
  element.setAttribute("contact-id", "7");

  await expect.poll(() => textOf(element)).toContain("Report");
  expect(service.requests.map(({ path }) => path)).toEqual([
    "/report-details/1?isThirdParty=true&contactId=7",
  ]);
});

test("treats the text false as false, and a removed attribute as missing", async () => {
  const element = await showReport(
    `<test-report claim-number="1" show-feedback="false"></test-report>`,
  );
  expect(textOf(element)).not.toContain("Was this helpful?");

  element.setAttribute("show-feedback", "");
  await expect.poll(() => textOf(element)).toContain("Was this helpful?");
  element.removeAttribute("show-feedback");
  await expect.poll(() => textOf(element)).not.toContain("Was this helpful?");
});

test("has a property for each prop, and the last change wins", async () => {
  const element = await showReport();
  Object.assign(element, { claimNumber: "2", tags: ["a", "b"] });

  await expect.poll(() => textOf(element)).toContain("Report 2");
  expect(textOf(element)).toContain("a+b");
  expect(element).toMatchObject({ claimNumber: "2", tags: ["a", "b"] });
});

test("accepts functions and objects only as properties", async () => {
  const element = await showReport(
    `<test-report claim-number="1" shown-as="alert(1)" shownas="alert(1)"></test-report>`,
  );
  Object.assign(element, { shownAs: (type: string) => `${type}!` });

  await expect.poll(() => textOf(element)).toContain("Report 1!");
});

test("keeps properties that were set before it was defined", async () => {
  const element = document.createElement("early-test-report");
  Object.assign(element, { claimNumber: 5, showFeedback: true });
  document.body.append(element);

  defineElements(table, { ...sheets, prefix: "early-" });

  await expect.poll(() => textOf(element)).toContain("Report 5");
  expect(textOf(element)).toContain("Was this helpful?");
  expect(Object.hasOwn(element, "claimNumber")).toBe(false);
});

test("fails without a request when a required attribute is missing", async () => {
  const dispatched = listen();
  const element = showHtml(`<test-report></test-report>`);

  await expect.poll(() => dispatched.map(({ type }) => type)).toEqual(["ck:loading", "ck:error"]);
  expect(dispatched[1]?.detail).toMatchObject({ error: { code: "configuration" } });
  expect(textOf(element)).toContain(REPORT_FAILED);
  expect(service.requests).toEqual([]);
});

test("sends requests to the server of its server-id", async () => {
  await showReport(`<test-report claim-number="1" server-id="42"></test-report>`);

  expect([...(service.requests[0]?.headers.values() ?? [])]).toContain("42");
});

test("shows that it is loading until it is configured", async () => {
  configureClaimkit({ client: undefined });
  const element = showHtml(`<test-report claim-number="1"></test-report>`);
  await expect.poll(() => textOf(element)).toContain("Please wait");

  configureClaimkit({ client: clientOver(service) });

  await expect.poll(() => textOf(element)).toContain("Report 1");
});

test("clears itself when its client is cleared, until it is configured again", async () => {
  const client = clientOver(service);
  configureClaimkit({ client });
  const element = await showReport();
  await nextFrames();
  const dispatched = listen();

  client.clear();
  await expect.poll(() => textOf(element)).toBe("");
  configureClaimkit({ locale: "es-US" });
  element.setAttribute("claim-number", "2");
  await nextFrames();
  expect(service.requests).toHaveLength(1);
  expect(dispatched).toEqual([]);

  configureClaimkit({ client });
  await expect.poll(() => textOf(element)).toContain("Report 2");
});

test("requests again when it is inserted again after a clear", async () => {
  const client = clientOver(service);
  configureClaimkit({ client });
  const element = await showReport();

  client.clear();
  element.remove();
  await nextFrames();
  document.body.append(element);

  await expect.poll(() => textOf(element)).toContain("Report 1");
  expect(service.requests).toHaveLength(2);
});

test("uses its own client if it has one", async () => {
  const own = stubService(() => Response.json({ incidentType: "Report of its own" }));
  const element = document.createElement("test-report");
  Object.assign(element, { claimNumber: "1", client: clientOver(own) });
  document.body.append(element);

  await expect.poll(() => textOf(element)).toContain("Report of its own");
  expect(service.requests).toEqual([]);
});

test("shares requests with the other elements of the page", async () => {
  const first = showHtml(`<test-report claim-number="1"></test-report>`);
  const second = showHtml(`<test-report claim-number="1"></test-report>`);

  await expect.poll(() => textOf(first) + textOf(second)).toMatch(/Report 1.*Report 1/);
  expect(service.requests).toHaveLength(1);
});

test("dispatches all events through shadow roots, only actions cancelable", async () => {
  const dispatched = listen();
  const outer = showHtml(`<div></div>`);
  outer.attachShadow({ mode: "open" }).innerHTML = `<test-report claim-number="1"></test-report>`;
  const element = inside(outer).firstElementChild;
  await expect.poll(() => dispatched.at(-1)?.type).toBe("ck:ready");
  vi.spyOn(console, "warn").mockImplementation(() => {});
  if (element) await userEvent.click(buttonIn(element, "Track claim"));

  expect(dispatched.map(({ type, cancelable }) => ({ type, cancelable }))).toEqual([
    { type: "ck:loading", cancelable: false },
    { type: "ck:request", cancelable: false },
    { type: "ck:ready", cancelable: false },
    { type: "ck:click", cancelable: false },
    { type: "ck:action", cancelable: true },
  ]);
  for (const event of dispatched) {
    expect(event).toMatchObject({ bubbles: true, composed: true, target: outer });
    expect(event.detail).toMatchObject({ type: event.type, schema: 1, environment: "test" });
  }
});

test("dispatches one event per request, whichever element sent it", async () => {
  const dispatched = listen();
  const first = showHtml(`<test-report claim-number="1"></test-report>`);
  showHtml(`<test-report claim-number="2"></test-report>`);
  await expect.poll(() => dispatched.filter(({ type }) => type === "ck:ready")).toHaveLength(2);

  expect(dispatched.filter(({ type }) => type === "ck:request")).toHaveLength(2);
  first.remove();
  await nextFrames();
  dispatched.length = 0;
  showHtml(`<test-report claim-number="3"></test-report>`);
  await expect.poll(() => dispatched.filter(({ type }) => type === "ck:request")).toHaveLength(1);
});

test("dispatches one event per request if an element has the client for another server", async () => {
  const client = clientOver(service);
  configureClaimkit({ client });
  const dispatched = listen();
  showHtml(`<test-report claim-number="1"></test-report>`);
  const element = document.createElement("test-report");
  Object.assign(element, { claimNumber: "2", client: client.withServer("7") });
  document.body.append(element);
  await expect.poll(() => dispatched.filter(({ type }) => type === "ck:ready")).toHaveLength(2);

  expect(dispatched.filter(({ type }) => type === "ck:request")).toHaveLength(2);
});

test("dispatches each event also under its name without a colon", async () => {
  const dispatched: Event[] = [];
  const names = ["ck:ready", "ck-ready"] as const;
  for (const name of names) document.addEventListener(name, (event) => dispatched.push(event));
  await showReport();

  // After the next paint.
  await expect.poll(() => dispatched.map(({ type }) => type)).toEqual(names);
  const [first, second] = dispatched as CustomEvent[];
  expect(second?.detail).toBe(first?.detail);
});

test.each(["ck:action", "ck-action"] as const)(
  "lets the page prevent an action as %s",
  async (name) => {
    history.replaceState(null, "", location.pathname + location.search);
    const element = await showReport();
    Object.assign(element, { hrefs: { "track-claim": "#followed" } });
    await expect.poll(() => buttonIn(element, "Track claim").localName).toBe("a");
    element.addEventListener(name, (event) => event.preventDefault(), { once: true });

    await userEvent.click(buttonIn(element, "Track claim"));
    expect(location.hash).toBe("");
    await userEvent.click(buttonIn(element, "Track claim"));
    expect(location.hash).toBe("#followed");
  },
);

test("dispatches its clicks itself, also inside a React widget", async () => {
  const dispatched = listen();
  const { events } = renderWidget(
    <Report claimNumber="2" view={() => createElement("test-report", { "claim-number": "1" })} />,
    service,
  );
  await expect.poll(() => document.querySelector("test-report")).toBeTruthy();
  const element = document.querySelector("test-report");
  if (!element) throw new Error("There is no element.");
  await expect.poll(() => textOf(element)).toContain("Report 1");

  buttonIn(element, "Open").click();

  expect(dispatched.filter(({ type }) => type === "ck:click")).toHaveLength(1);
  expect(events.filter(({ type }) => type === "ck:click")).toHaveLength(0);
  cleanup();
});

test("gives the parts of two elements different ids", async () => {
  const elements = [await showReport(), await showReport()];
  const ids = elements.flatMap((element) =>
    [...inside(element).querySelectorAll("[id]")].map(({ id }) => id),
  );

  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});

test("keeps the focus in the widget when the user tries again", async () => {
  service.answer = status(500);
  const element = showHtml(`<test-report claim-number="1"></test-report>`);
  await expect.poll(() => textOf(element)).toContain("Try again");
  const held = heldAnswer();
  service.answer = held.answer;

  buttonIn(element, "Try again").focus();
  await userEvent.keyboard("{Enter}");

  await expect.poll(() => textOf(element)).toContain("Please wait");
  expect(inside(element).activeElement).toBe(inside(element).querySelector("[data-widget]"));
  held.release();
});

test("has the configured language, and a lang attribute inside", async () => {
  configureClaimkit({ locale: "es-US", messages: [widgetRuntimeEsUs] });
  const element = await showReport();
  const widget = inside(element).querySelector<HTMLElement>("[data-widget]");
  expect(widget?.lang).toBe("es-US");

  configureClaimkit({ locale: "en-US", messages: undefined });
  await expect.poll(() => widget?.lang).toBe("en-US");
});

test("can be defined repeatedly", () => {
  const before = customElements.get("test-report");
  defineElements(table, sheets);

  expect(customElements.get("test-report")).toBe(before);
});

test("can be defined with a name that is listed twice", () => {
  const names = ["test-report", "test-report"];

  // A failed test runs once more, when the name is defined.
  const prefix = `t${Date.now()}-`;
  expect(() => defineElements(table, { ...sheets, names, prefix })).not.toThrow();
});

test("throws for a tag defined by another library, with advice", () => {
  customElements.define("taken-test-report", class extends HTMLElement {});

  expect(() => defineElements(table, { ...sheets, prefix: "taken-" })).toThrow(
    '<taken-test-report> is already defined by something else on this page. Define ours with a prefix: { prefix: "acme-" }.',
  );
});

test("defines none of the elements if one of them is already defined", () => {
  const row = table["test-report"];
  if (!row) throw new Error("There is no test element.");
  const two = { "first-of-two": row, "second-of-two": row };
  customElements.define("half-second-of-two", class extends HTMLElement {});

  expect(() => defineElements(two, { ...sheets, prefix: "half-" })).toThrow(
    "<half-second-of-two> is already defined",
  );
  expect(customElements.get("half-first-of-two")).toBeUndefined();
});

test("throws for a name that is not in the table, and lists the names", () => {
  expect(() => defineElements(table, { ...sheets, names: ["test-raport"] })).toThrow(
    'There is no element "test-raport". There are: test-report.',
  );
  expect(() => defineElements(table, { ...sheets, names: ["constructor"] })).toThrow("There is no");
});

/** Defines an element whose file loads at the third attempt. */
function defineBroken(name: string) {
  // A failed test runs once more, when the name is defined.
  const prefix = `${name}-${Date.now()}-`;
  const load = vi
    .fn(async (): Promise<ElementContent> => ({ component: Report, styles: [] }))
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  defineElementsOnDemand(table, { names: ["test-report"], prefix, tokens: "", load });
  return { tag: `${prefix}test-report`, load };
}

test("an element is busy and says so until its file arrives", async () => {
  const file = Promise.withResolvers<ElementContent>();
  const prefix = `slow-${Date.now()}-`;
  const load = () => file.promise;
  defineElementsOnDemand(table, { names: ["test-report"], prefix, tokens: "", load });
  const element = showHtml(`<${prefix}test-report claim-number="1"></${prefix}test-report>`);
  const busy = () => inside(element).querySelector("[role=group][aria-busy=true]");

  await expect
    .poll(() => busy()?.querySelector("[role=status]")?.textContent)
    .toBe("Please wait while we process your request.");
  file.resolve({ component: Report, styles: [] });
  await expect.poll(() => textOf(element)).toContain("Report 1");
  expect(busy()).toBeNull();
});

test("an element whose file does not load says so, emits an error, and loads it on request", async () => {
  const { tag, load } = defineBroken("broken");
  const dispatched = listen();
  const element = showHtml(`<${tag} claim-number="1"></${tag}>`);
  await expect.poll(() => textOf(element)).toContain("This part of the page didn't load.");
  await expect.poll(() => dispatched.filter(({ type }) => type === "ck:error")).toHaveLength(1);
  expect(dispatched.at(-1)?.detail).toMatchObject({
    widget: "test-report",
    error: { code: "network" },
    userMessageId: "test-report.failed",
  });

  buttonIn(element, "Try again").click();
  await expect.poll(() => dispatched.filter(({ type }) => type === "ck:error")).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event("online"));

  await expect.poll(() => textOf(element)).toContain("Report 1");
});

test("keeps the focus in the element when its file is loaded again", async () => {
  const { tag } = defineBroken("focus");
  const dispatched = listen();
  const element = showHtml(`<${tag} claim-number="1"></${tag}>`);
  const focused = () => inside(element).activeElement?.getAttribute("data-widget");
  const failures = () => dispatched.filter(({ type }) => type === "ck:error").length;
  await expect.poll(failures).toBe(1);

  buttonIn(element, "Try again").focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(failures).toBe(2);
  expect(focused()).toBe("test-report");

  buttonIn(element, "Try again").focus();
  dispatchEvent(new Event("online"));
  await expect.poll(() => textOf(element)).toContain("Report 1");
  expect(focused()).toBe("report-accordion");
});
