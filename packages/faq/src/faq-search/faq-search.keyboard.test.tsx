import { createSandbox } from "@claimkit/sandbox";
import "@claimkit/ui-kit/styles.css";
import { renderWidget } from "@claimkit/widget-runtime/testing";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { sandboxFaqs } from "../../testing/sandbox-faqs.ts";
import { FaqSearch } from "./faq-search.tsx";

const faqs = await sandboxFaqs("en-US");

beforeEach(() => {
  renderWidget(<FaqSearch faqs={faqs} hrefOf={({ faqId }) => `#faq-${faqId}`} />, {
    fetch: createSandbox().fetch,
    phone: "8005550199",
  });
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", location.pathname + location.search);
});

const box = (): HTMLElement => screen.getByRole("searchbox");

test("Tab moves to the box and from hit to hit, and Enter follows a hit", async () => {
  await userEvent.tab();
  expect(box()).toHaveFocus();
  await userEvent.keyboard("lender");
  await screen.findByText("2 questions found");

  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "Whom do you pay?" })).toHaveFocus();

  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#faq-PAY-02");
});

test("Enter in the box moves to the first hit", async () => {
  await userEvent.type(box(), "lender");
  await screen.findByText("2 questions found");

  await userEvent.keyboard("{Enter}");

  expect(
    screen.getByRole("link", { name: "Who pays my lender after a total loss?" }),
  ).toHaveFocus();
});

test("Enter right after the last letter moves to the first hit of the whole text", async () => {
  await userEvent.type(box(), "who pays");
  await screen.findByText(/questions found/);

  await act(async () => {
    fireEvent.input(box(), { target: { value: "lender" } });
    fireEvent.keyDown(box(), { key: "Enter" });
  });

  expect(
    screen.getByRole("link", { name: "Who pays my lender after a total loss?" }),
  ).toHaveFocus();
});

test("Enter in the box does nothing without a hit", async () => {
  await userEvent.type(box(), "xyz");
  await screen.findByRole("link", { name: "800-555-0199" });

  await userEvent.keyboard("{Enter}");

  expect(box()).toHaveFocus();
});

test.each(["Enter", "Escape"])(
  "%s that ends the composition of a character leaves text and focus as they are",
  async (key) => {
    await userEvent.type(box(), "lender");
    await screen.findByText("2 questions found");

    fireEvent.keyDown(box(), { key, keyCode: 229, isComposing: true });

    expect(box()).toHaveFocus();
    expect(box()).toHaveValue("lender");
  },
);

test("Escape right after the last letter leaves no hits", async () => {
  await userEvent.type(box(), "who pays");
  await screen.findByText(/questions found/);

  await act(async () => {
    fireEvent.input(box(), { target: { value: "lender" } });
    fireEvent.keyDown(box(), { key: "Escape" });
    // The hits of a letter follow the frame that shows it.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
  });

  expect(screen.queryByRole("list")).toBeNull();
});

test("Escape clears the box, and an empty box leaves it to the page", async () => {
  const onKeyDown = vi.fn();
  document.addEventListener("keydown", onKeyDown);
  await userEvent.type(box(), "lender");
  await screen.findByText("2 questions found");
  onKeyDown.mockClear();

  await userEvent.keyboard("{Escape}");
  expect(box()).toHaveValue("");
  expect(screen.queryByRole("list")).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();

  await userEvent.keyboard("{Escape}");
  expect(onKeyDown).toHaveBeenCalledOnce();
  document.removeEventListener("keydown", onKeyDown);
});
