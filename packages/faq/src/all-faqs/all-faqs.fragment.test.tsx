import { createSandbox } from "@claimkit/sandbox";
import "@claimkit/ui-kit/styles.css";
import { configureClaimkit } from "@claimkit/widget-runtime";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { manyQuestions } from "../../testing/many-questions.ts";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { defineFaqElements } from "../elements.tsx";
import "../styles.css";
import { AllFaqs } from "./all-faqs.tsx";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, "", location.pathname + location.search);
  scrollTo(0, 0);
});

interface Options {
  /** Sent instead of the sandbox's questions. */
  response?: object;
  selectedCategory?: string;
}

/** Shows the widget, which loads its questions asynchronously. */
type Show = (options?: Options) => ParentNode;

const showInReact: Show = ({ response, selectedCategory } = {}) =>
  renderOverSandbox(<AllFaqs selectedCategory={selectedCategory as "REPAIRS"} />, {
    ...(response && { change: () => response }),
  }).container;

const showElement: Show = ({ response, selectedCategory } = {}) => {
  const { fetch } = createSandbox();
  const client = sandboxClient({
    fetch: response ? async () => Response.json(response) : fetch,
  });
  configureClaimkit({ client });
  defineFaqElements();
  const element = document.createElement("all-faqs");
  if (selectedCategory) element.setAttribute("selected-category", selectedCategory);
  document.body.append(element);
  return element.shadowRoot as ShadowRoot;
};

/** A link outside the widget. */
function link(fragment: string): HTMLAnchorElement {
  const anchor = document.body.appendChild(document.createElement("a"));
  Object.assign(anchor, { href: fragment, textContent: fragment });
  onTestFinished(() => anchor.remove());
  return anchor;
}

describe.each([
  { where: "in React", show: showInReact },
  { where: "in an element", show: showElement },
])("$where", ({ show }) => {
  const activeTab = (root: ParentNode): string | null | undefined =>
    root.querySelector("[role=tab][aria-selected=true]")?.textContent;

  const open = (root: ParentNode): (string | null)[] =>
    [...root.querySelectorAll("[data-part=toggle][aria-expanded=true]")].map(
      ({ textContent }) => textContent,
    );

  const focused = (root: ParentNode): string | null | undefined =>
    (root instanceof ShadowRoot ? root : document).activeElement?.textContent;

  const toggle = (root: ParentNode, name: string): HTMLElement | undefined =>
    [...root.querySelectorAll<HTMLElement>("button")].find(
      ({ textContent }) => textContent === name,
    );

  function isInView(element: HTMLElement | undefined): boolean {
    const { top = -1, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight;
  }

  const loaded = (root: ParentNode): Promise<void> =>
    expect.poll(() => root.querySelector("[role=tablist]")).toBeTruthy();

  async function expectOpened(root: ParentNode, tab: string, question: string): Promise<void> {
    await expect.poll(() => focused(root)).toBe(question);
    await expect.poll(() => open(root)).toContain(question);
    expect(activeTab(root)).toBe(tab);
    // Scrolling ends after the focus has moved.
    await expect.poll(() => isInView(toggle(root, question))).toBe(true);
  }

  test("a fragment opens its question once the questions are loaded", async () => {
    history.replaceState(null, "", "#faq-REP-11");

    const root = show();

    await expectOpened(root, "Repairs", "Can I change my appointment?");
    expect(open(root)).toEqual(["Can I change my appointment?"]);
  });

  test("a fragment overrides the category that the page selects", async () => {
    history.replaceState(null, "", "#faq-REP-11");

    const root = show({ selectedCategory: "PAYOUT" });

    await expectOpened(root, "Repairs", "Can I change my appointment?");
  });

  test("a link opens its question in a tab that was never selected", async () => {
    const root = show();
    await loaded(root);

    await userEvent.click(link("#faq-PAY-12"));

    await expectOpened(root, "Payout", "How long can I see a closed claim here?");
  });

  test("the same link opens it again after the user has closed it and selected another tab", async () => {
    const root = show();
    await loaded(root);
    const anchor = link("#faq-PAY-12");
    await userEvent.click(anchor);
    await expectOpened(root, "Payout", "How long can I see a closed claim here?");
    act(() => toggle(root, "How long can I see a closed claim here?")?.click());
    act(() => toggle(root, "Report")?.click());
    await expect.poll(() => activeTab(root)).toBe("Report");
    expect(open(root)).toEqual([]);

    await userEvent.click(anchor);

    await expectOpened(root, "Payout", "How long can I see a closed claim here?");
  });

  test("the same link opens it again in the same tab", async () => {
    const root = show();
    await loaded(root);
    const anchor = link("#faq-RPT-03");
    await userEvent.click(anchor);
    await expectOpened(root, "Report", "Which photos help?");
    act(() => toggle(root, "Which photos help?")?.click());
    expect(open(root)).toEqual([]);

    await userEvent.click(anchor);

    await expectOpened(root, "Report", "Which photos help?");
  });

  test("Back and Forward return to the questions that were opened", async () => {
    const root = show();
    await loaded(root);
    await userEvent.click(link("#faq-RPT-03"));
    await expectOpened(root, "Report", "Which photos help?");
    await userEvent.click(link("#faq-REP-08"));
    await expectOpened(root, "Repairs", "What is a total loss?");

    history.back();
    await expectOpened(root, "Report", "Which photos help?");

    history.forward();
    await expectOpened(root, "Repairs", "What is a total loss?");
  });

  test("a link opens a question beyond the first 50", async () => {
    const root = show({ response: manyQuestions(480) });
    await loaded(root);
    expect(toggle(root, "Question 480?")).toBeUndefined();

    await userEvent.click(link("#faq-MANY-480"));

    await expectOpened(root, "Payout", "Question 480?");
  });

  async function search(root: ParentNode, typed: string): Promise<void> {
    const box = root.querySelector("input");
    if (box) await userEvent.fill(box, typed);
    await expect.poll(() => root.querySelector(".ck-faq-search-hit a")).toBeTruthy();
  }

  test("a search hit opens its question, and so does following it again", async () => {
    const root = show();
    await loaded(root);
    await search(root, "lender after");
    const [hit] = root.querySelectorAll<HTMLElement>(".ck-faq-search-hit a");

    await userEvent.click(hit as HTMLElement);

    await expectOpened(root, "Payout", "Who pays my lender after a total loss?");
    expect(location.hash).toBe("#faq-PAY-09");
    act(() => toggle(root, "Who pays my lender after a total loss?")?.click());
    expect(open(root)).toEqual([]);

    await userEvent.click(hit as HTMLElement);

    await expectOpened(root, "Payout", "Who pays my lender after a total loss?");
  });

  test("on a page with routes in its fragment, a hit opens its question and keeps the route", async () => {
    history.replaceState(null, "", "#/claims/CLM-1006/faqs");
    const root = show();
    await loaded(root);
    await search(root, "lender after");
    const [hit] = root.querySelectorAll<HTMLElement>(".ck-faq-search-hit a");

    await userEvent.click(hit as HTMLElement);

    await expectOpened(root, "Payout", "Who pays my lender after a total loss?");
    expect(location.hash).toBe("#/claims/CLM-1006/faqs");
    act(() => toggle(root, "Who pays my lender after a total loss?")?.click());

    await userEvent.click(hit as HTMLElement);

    await expectOpened(root, "Payout", "Who pays my lender after a total loss?");
  });

  test("a search hit opens its question on a page with a <base>", async () => {
    const base = document.head.appendChild(document.createElement("base"));
    onTestFinished(() => base.remove());
    const root = show();
    await loaded(root);
    base.href = "/elsewhere/";
    await search(root, "lender after");
    const hit = root.querySelector<HTMLAnchorElement>(".ck-faq-search-hit a");
    expect(hit?.href).toBe(`${location.origin}${location.pathname}${location.search}#faq-PAY-09`);

    await userEvent.click(hit as HTMLElement);

    await expectOpened(root, "Payout", "Who pays my lender after a total loss?");
    expect(location.hash).toBe("#faq-PAY-09");
  });

  test.each(["#faq-", "#faq-REP-99", "#REP-11", "#%", "#"])("%s changes nothing", async (hash) => {
    history.replaceState(null, "", "#elsewhere");
    const root = show();
    await loaded(root);

    location.hash = hash;
    await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));

    expect([activeTab(root), open(root)]).toEqual(["Report", []]);
  });
});

test("a question's id may have any characters", async () => {
  history.replaceState(null, "", "#faq-%C3%A1%20%22'%5D%2F1");
  const faq = { faqId: "á \"']/1", question: "Odd?", answer: "Yes.", category: "REPAIRS" };
  renderOverSandbox(<AllFaqs />, { change: () => ({ faqs: [faq] }) });

  expect((await screen.findByRole("button", { name: "Odd?", expanded: true })).id).toBeTruthy();
});

test("a question's id may have half a surrogate pair, which a URL can't", async () => {
  const faq = { faqId: "1\uD83D", question: "Odd?", answer: "Yes.", category: "REPORT" };
  renderOverSandbox(<AllFaqs />, { change: () => ({ faqs: [faq] }) });
  await userEvent.fill(await screen.findByRole("searchbox"), "odd");

  await userEvent.click(await screen.findByRole("link", { name: "Odd?" }));

  expect(await screen.findByRole("button", { name: "Odd?", expanded: true })).toBeTruthy();
});
