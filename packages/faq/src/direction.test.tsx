import { cleanup, screen } from "@testing-library/react";
import "@claimkit/ui-kit/styles.css";
import type { JSX } from "react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { AllFaqs, InteractiveFaqs } from "./index.ts";
import "./styles.css";

afterEach(cleanup);

function showFromRightToLeft(widget: JSX.Element): void {
  renderOverSandbox(<div dir="rtl">{widget}</div>);
}

/** Whether the last character of an element is to the right of the one before. */
function endsOnTheRight(element: HTMLElement): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let last = texts.nextNode();
  while (texts.nextNode()) last = texts.currentNode;
  if (!(last instanceof Text)) throw new Error("There is no text.");
  return leftOf(last, last.length - 1) > leftOf(last, last.length - 2);
}

function leftOf(text: Text, place: number): number {
  const character = new Range();
  character.setStart(text, place);
  character.setEnd(text, place + 1);
  return character.getBoundingClientRect().left;
}

test("English cards read from left to right on a page from right to left", async () => {
  showFromRightToLeft(<InteractiveFaqs />);
  const question = await screen.findByText("Do I need a police report?");

  expect(endsOnTheRight(question)).toBe(true);
  expect(endsOnTheRight(screen.getByText(/^Not always\./))).toBe(true);
});

test("English questions, answers and hits read from left to right on a page from right to left", async () => {
  showFromRightToLeft(<AllFaqs />);
  const question = await screen.findByText("Do I need a police report?");
  await userEvent.click(question);
  await userEvent.fill(screen.getByRole("searchbox"), "photos");
  const [hit] = await screen.findAllByRole("link");
  if (!hit) throw new Error("Nothing was found.");

  expect(endsOnTheRight(question)).toBe(true);
  expect(endsOnTheRight(screen.getByText(/^Not always\./))).toBe(true);
  expect(endsOnTheRight(hit)).toBe(true);
});
