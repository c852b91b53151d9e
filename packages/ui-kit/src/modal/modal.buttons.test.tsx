import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { button, focused, modal, ModalPage, openModal } from "../../testing/modal-page.tsx";
import "../styles.css";
import { Modal } from "./modal.tsx";

// Rules: docs/reference/kit.md#modal

afterEach(cleanup);

/** A promise that the test resolves. */
function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve: () => resolve() };
}

describe("buttons", () => {
  test("the primary button says 'Close' by default; the others are shown if they have a label", () => {
    const { rerender } = render(<Modal heading="Your claim" open />);
    const buttons = (): (string | null)[] =>
      screen.queryAllByRole("button").map(({ textContent }) => textContent);
    expect(buttons()).toEqual(["Close"]);

    rerender(
      <Modal
        heading="Your claim"
        open
        primaryButton="Save"
        secondaryButton="Discard"
        tertiaryButton="Help"
      />,
    );
    expect(buttons()).toEqual(["Save", "Discard", "Help"]);

    rerender(<Modal heading="Your claim" open primaryButton={null} />);
    expect(buttons()).toEqual([]);
  });

  test.each([
    { name: "Save", callback: "onPrimaryClick" },
    { name: "Discard", callback: "onSecondaryClick" },
    { name: "Help", callback: "onTertiaryButton" },
  ] as const)(
    "each button click emits an event ($callback), and the modal closes unless it is canceled",
    async ({ name, callback }) => {
      const labels = { primaryButton: "Save", secondaryButton: "Discard", tertiaryButton: "Help" };
      let isCanceled = true;
      const onButton = vi.fn((event: { preventDefault: () => void }) => {
        if (isCanceled) event.preventDefault();
      });
      const onClose = vi.fn();
      render(<ModalPage {...labels} {...{ [callback]: onButton }} onClose={onClose} />);
      await openModal();

      await userEvent.click(button(name));
      expect(modal()).not.toBeNull();

      isCanceled = false;
      await userEvent.click(button(name));
      expect(modal()).toBeNull();
      expect(onButton).toHaveBeenCalledTimes(2);
      expect(onClose.mock.calls).toEqual([["button"]]);
    },
  );

  test("the primary button is busy until its promise resolves", async () => {
    const { promise, resolve } = deferred();
    const onPrimaryClick = vi.fn(() => promise);
    render(<ModalPage primaryButton="Save" onPrimaryClick={onPrimaryClick} />);
    await openModal();

    await userEvent.click(button("Save"));
    await userEvent.keyboard("{Enter}{ }");
    expect(button("Save").getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button("Save"));
    expect(screen.getByRole("status").textContent).toBe("Please wait...");
    expect(onPrimaryClick).toHaveBeenCalledOnce();

    await act(async () => resolve());
    expect(modal()).toBeNull();
    expect(focused()).toBe("Withdraw");
  });

  test("the modal stays open, and the button is no longer busy, when the promise is rejected", async () => {
    const onClose = vi.fn();
    render(
      <ModalPage
        primaryButton="Save"
        onPrimaryClick={() => Promise.reject(new Error("No"))}
        onClose={onClose}
      />,
    );
    await openModal();

    await userEvent.click(button("Save"));

    await vi.waitFor(() => expect(button("Save").getAttribute("aria-disabled")).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(modal()).not.toBeNull();
  });

  test("a modal that was closed while its button was busy is not closed again", async () => {
    const { promise, resolve } = deferred();
    const onClose = vi.fn();
    render(<ModalPage primaryButton="Save" onPrimaryClick={() => promise} onClose={onClose} />);
    await openModal();
    await userEvent.click(button("Save"));

    await userEvent.keyboard("{Escape}");
    await openModal();
    await act(async () => resolve());

    expect(onClose.mock.calls).toEqual([["escape"]]);
    expect(modal()).not.toBeNull();
  });
});
