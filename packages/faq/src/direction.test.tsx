import { cleanup, screen } from "@testing-library/react";
import "@claimkit/ui-kit/styles.css";
import type { JSX } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { AllFaqs, InteractiveFaqs } from "./index.ts";
import "./styles.css";

beforeEach(() => sessionStorage.clear());

afterEach(cleanup);

function renderRightToLeft(
  widget: JSX.Element,
  options?: Parameters<typeof renderOverSandbox>[1],
): void {
  renderOverSandbox(<div dir="rtl">{widget}</div>, options);
}

/** Whether the last character of an element is to the right of the one before. */
function endsOnTheRight(element: HTMLElement): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lefts: number[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (let offset = 0; offset < text.length; offset += 1) lefts.push(leftOf(text, offset));
  }
  const [last = 0, before = 0] = lefts.toReversed();
  return last > before;
}

function leftOf(text: Text, offset: number): number {
  const character = new Range();
  character.setStart(text, offset);
  character.setEnd(text, offset + 1);
  return character.getBoundingClientRect().left;
}

test("English cards read from left to right on a right-to-left page", async () => {
  renderRightToLeft(<InteractiveFaqs />);
  const question = await screen.findByText("Do I need a police report?");

  expect(endsOnTheRight(question)).toBe(true);
  expect(endsOnTheRight(screen.getByText(/^Not always\./))).toBe(true);
});

test("English questions, answers and hits read from left to right on a right-to-left page", async () => {
  renderRightToLeft(<AllFaqs />);
  const question = await screen.findByText("Do I need a police report?");
  await userEvent.click(question);
  await userEvent.fill(screen.getByRole("searchbox"), "photos");
  const [hit] = await screen.findAllByRole("link");
  if (!hit) throw new Error("Nothing was found.");

  expect(endsOnTheRight(question)).toBe(true);
  expect(endsOnTheRight(screen.getByText(/^Not always\./))).toBe(true);
  expect(endsOnTheRight(hit)).toBe(true);
});

test("the feedback question and the thanks in English end on the right on a right-to-left page", async () => {
  renderRightToLeft(<AllFaqs claimNumber="CLM-1006" showFeedback />);
  await userEvent.click(await screen.findByText("Do I need a police report?"));

  expect(endsOnTheRight(await screen.findByText("Was this helpful?"))).toBe(true);

  await userEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(endsOnTheRight(screen.getByText("Thank you for your feedback!"))).toBe(true);
});

test.each([
  {
    message: "There are no questions here yet. If you need us, call 800-555-0199.",
    options: { change: () => ({}) },
  },
  {
    message: "The questions didn't load. We'll get it fixed.",
    options: { sandbox: { faults: { faqs: { status: 404 } } } },
  },
])("'$message' ends on the right on a right-to-left page", async ({ message, options }) => {
  renderRightToLeft(<AllFaqs />, options);
  const shown = await screen.findByText(
    (_text, element) =>
      element?.textContent === message && element.matches("p, button, .ck-notification-message"),
  );

  expect(endsOnTheRight(shown)).toBe(true);
});
