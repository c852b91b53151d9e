import "@claimkit/ui-kit/styles.css";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import "../styles.css";
import { InteractiveFaqs } from "./interactive-faqs.tsx";

// Runs in Firefox and WebKit too.

beforeEach(() => sessionStorage.clear());

afterEach(cleanup);

const focused = (): string | null | undefined => document.activeElement?.textContent;

async function open(showFeedback = false): Promise<HTMLSelectElement> {
  renderOverSandbox(
    <InteractiveFaqs
      claimNumber="CLM-1006"
      selectedCategory="REPAIRS"
      showFeedback={showFeedback}
      onAction={(event) => event.preventDefault()}
    />,
  );
  await screen.findByText("Which repair shop can I choose?");
  return screen.getByRole("combobox");
}

test("Tab moves from the dropdown to 'All FAQ' and to the cards in ranking order", async () => {
  const dropdown = await open();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(dropdown);

  const visited: string[] = [];
  for (let stop = 0; stop < 5; stop += 1) {
    await userEvent.keyboard("{Tab}");
    const card = document.activeElement?.closest("li")?.querySelector("h3");
    visited.push(`${focused()} ${card?.textContent ?? ""}`);
  }

  expect(visited).toEqual([
    "All FAQ ",
    "See more Which repair shop can I choose?",
    "See more How do I get an estimate?",
    expect.stringMatching(/^our shop finder.* Where do I find a shop near me\?$/),
    "See more How will I know that my vehicle is ready?",
  ]);
});

test("typing the beginning of a category chooses it, and the focus stays", async () => {
  const dropdown = await open();
  await userEvent.keyboard("{Tab}");

  await userEvent.keyboard("p");

  expect(await screen.findByText("When will I be paid?")).toBeTruthy();
  expect(document.activeElement).toBe(dropdown);
});

test.each(["{Enter}", " "])("%j shows the whole answer and hides it again", async (key) => {
  await open();
  screen.getByRole("button", { name: "See more Which repair shop can I choose?" }).focus();

  await userEvent.keyboard(key);
  expect(focused()).toBe("See less");
  expect(screen.getByText(/own or lease the vehicle/)).toBeTruthy();

  await userEvent.keyboard(key);
  expect(focused()).toBe("See more");
});

test("after feedback, focus moves to the thanks, and Tab continues from there", async () => {
  await open(true);
  screen.getAllByRole("button", { name: "Yes" })[0]?.focus();

  await userEvent.keyboard("{Enter}");
  expect(focused()).toBe("Thank you for your feedback!");

  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.closest("li")?.querySelector("h3")?.textContent).toBe(
    "How do I get an estimate?",
  );
});
