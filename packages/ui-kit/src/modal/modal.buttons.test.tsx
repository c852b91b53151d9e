import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { button, focused, modal, ModalPage, openModal } from "../../testing/modal-page.tsx";
import "../styles.css";
import { Modal } from "./modal.tsx";

// Rules: docs/reference/kit.md#modal

afterEach(cleanup);

/** A promise that is kept when the test says so. */
function later(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((keep) => (resolve = keep));
  return { promise, resolve: () => resolve() };
}

describe("buttons", () => {
  test("the primary button says 'Close' by default; the others are shown when they have a text", () => {
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
    { name: "Save", callback: "onPrimaryButton" },
    { name: "Discard", callback: "onSecondaryButton" },
    { name: "Help", callback: "onTertiaryButton" },
  ] as const)(
    "each button click emits an event ($callback), and unless it is cancelled the modal closes",
    async ({ name, callback }) => {
      const labels = { primaryButton: "Save", secondaryButton: "Discard", tertiaryButton: "Help" };
      let isCancelled = true;
      const hear = vi.fn((event: { preventDefault: () => void }) => {
        if (isCancelled) event.preventDefault();
      });
      const onClose = vi.fn();
      render(<ModalPage {...labels} {...{ [callback]: hear }} onClose={onClose} />);
      await openModal();

      await userEvent.click(button(name));
      expect(modal()).not.toBeNull();

      isCancelled = false;
      await userEvent.click(button(name));
      expect(modal()).toBeNull();
      expect(hear).toHaveBeenCalledTimes(2);
      expect(onClose.mock.calls).toEqual([["button"]]);
    },
  );

  test("the first one is busy until its promise resolves", async () => {
    const { promise, resolve } = later();
    const onPrimaryButton = vi.fn(() => promise);
    render(<ModalPage primaryButton="Save" onPrimaryButton={onPrimaryButton} />);
    await openModal();

    await userEvent.click(button("Save"));
    await userEvent.keyboard("{Enter}{ }");
    expect(button("Save").getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button("Save"));
    expect(screen.getByRole("status").textContent).toBe("Please wait...");
    expect(onPrimaryButton).toHaveBeenCalledOnce();

    await act(async () => resolve());
    expect(modal()).toBeNull();
    expect(focused()).toBe("Withdraw");
  });

  test("the first one stays open, and ready again, when its promise is rejected", async () => {
    const onClose = vi.fn();
    render(
      <ModalPage
        primaryButton="Save"
        onPrimaryButton={() => Promise.reject(new Error("No"))}
        onClose={onClose}
      />,
    );
    await openModal();

    await userEvent.click(button("Save"));

    await vi.waitFor(() => expect(button("Save").getAttribute("aria-disabled")).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(modal()).not.toBeNull();
  });

  test("a modal that was left while its button was busy is not closed twice", async () => {
    const { promise, resolve } = later();
    const onClose = vi.fn();
    render(<ModalPage primaryButton="Save" onPrimaryButton={() => promise} onClose={onClose} />);
    await openModal();
    await userEvent.click(button("Save"));

    await userEvent.keyboard("{Escape}");
    await openModal();
    await act(async () => resolve());

    expect(onClose.mock.calls).toEqual([["escape"]]);
    expect(modal()).not.toBeNull();
  });
});
