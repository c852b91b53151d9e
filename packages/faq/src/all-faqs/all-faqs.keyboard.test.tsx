import "@claimkit/ui-kit/styles.css";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import "../styles.css";
import { AllFaqs } from "./all-faqs.tsx";

// Runs in Firefox and WebKit too.

beforeEach(async () => {
  renderOverSandbox(<AllFaqs claimNumber="CLM-1006" />);
  await screen.findByRole("tablist");
});

afterEach(cleanup);

const focused = (): string | null | undefined => document.activeElement?.textContent;

const expanded = (name: string): string | null =>
  screen.getByRole("button", { name }).getAttribute("aria-expanded");

test("Tab moves from the open tab to 'Open all' and to each question", async () => {
  screen.getByRole("tab", { name: "Report" }).focus();

  const visited: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await userEvent.keyboard("{Tab}");
    visited.push(focused());
  }

  expect(visited).toEqual([
    "Open all",
    "What happens after I report a claim?",
    "Do I need a police report?",
    "Which photos help?",
  ]);
});

test("the arrow keys move between categories, and Tab moves to their questions", async () => {
  screen.getByRole("tab", { name: "Report" }).focus();

  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toBe("Repairs");
  await userEvent.keyboard("{Tab}{Tab}");
  expect(focused()).toBe("Which repair shop can I choose?");

  screen.getByRole("tab", { name: "Repairs" }).focus();
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("Payout");
  expect(screen.getByText("When will I be paid?")).toBeTruthy();
});

test.each(["{Enter}", " "])("%j opens a question and closes it again", async (key) => {
  screen.getByRole("button", { name: "Which photos help?" }).focus();

  await userEvent.keyboard(key);
  expect(expanded("Which photos help?")).toBe("true");
  expect(focused()).toBe("Which photos help?");

  await userEvent.keyboard(key);
  expect(expanded("Which photos help?")).toBe("false");
});

test.each(["{Enter}", " "])("%j opens all questions and closes them again", async (key) => {
  screen.getByRole("button", { name: "Open all" }).focus();

  await userEvent.keyboard(key);
  expect(expanded("Which photos help?")).toBe("true");
  await expect.poll(focused).toBe("Close all");

  await userEvent.keyboard(key);
  expect(expanded("Which photos help?")).toBe("false");
});

test("Tab reaches a link in an open answer", async () => {
  screen.getByRole("tab", { name: "Report" }).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  screen.getByRole("button", { name: "Where do I find a shop near me?" }).focus();

  await userEvent.keyboard("{Enter}{Tab}");

  expect(focused()).toContain("our shop finder");
});

test("Enter in the search box moves to the first hit, and Enter on the hit opens its question", async () => {
  screen.getByRole("searchbox").focus();
  await userEvent.keyboard("lender after");
  await screen.findByText("Who pays my", { exact: false, selector: "a *" });

  await userEvent.keyboard("{Enter}");
  expect(focused()).toBe("Who pays my lender after a total loss?");
  expect(document.activeElement?.localName).toBe("a");

  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.localName).toBe("button");
  expect(expanded("Who pays my lender after a total loss?")).toBe("true");
  history.replaceState(null, "", location.pathname + location.search);
});
