import { act, cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  button,
  focused,
  modal,
  ModalPage,
  openModal,
  pressBackdrop,
} from "../../testing/modal-page.tsx";
import "../styles.css";
import { Modal } from "./modal.tsx";

// Rules: docs/reference/kit.md#modal

afterEach(cleanup);

describe("Escape, backdrop and close()", () => {
  test("Escape closes it", async () => {
    const onClose = vi.fn();
    render(<ModalPage onClose={onClose} />);
    await openModal();

    await userEvent.keyboard("{Escape}");

    expect(modal()).toBeNull();
    expect(onClose.mock.calls).toEqual([["escape"]]);
  });

  test("a backdrop click otherwise returns the focus inside, also if nothing was focused", async () => {
    render(<ModalPage />);
    await openModal();
    // As when the focused element has been removed.
    act(() => (document.activeElement as HTMLElement).blur());
    expect(focused()).not.toBe("Withdraw the claim?");

    await pressBackdrop();

    expect(focused()).toBe("Withdraw the claim?");
  });

  test.each([{ dismissable: true }, { dismissable: false }])(
    "a backdrop click closes it only if dismissable ($dismissable), otherwise focus returns inside",
    async ({ dismissable }) => {
      const onClose = vi.fn();
      render(<ModalPage dismissable={dismissable} onClose={onClose} />);
      await openModal();

      await pressBackdrop();

      expect(onClose.mock.calls).toEqual(dismissable ? [["backdrop"]] : []);
      expect(focused()).toBe(dismissable ? "Withdraw" : "Withdraw the claim?");
    },
  );
});

describe("closes", () => {
  test("not when the user selects text and releases the mouse outside", async () => {
    render(<ModalPage dismissable />);
    await openModal();

    await userEvent.dragAndDrop(
      screen.getByText("You can file it again."),
      document.documentElement,
      {
        targetPosition: { x: 3, y: 3 },
        force: true,
      },
    );

    expect(modal()).not.toBeNull();
  });

  test("not on a click on its own padding", async () => {
    render(<ModalPage dismissable />);
    await openModal();

    await userEvent.click(document.querySelector("[data-part=box]") as Element, {
      position: { x: 4, y: 4 },
    });

    expect(modal()).not.toBeNull();
  });

  test("on Android's back gesture", async () => {
    const onClose = vi.fn();
    render(<ModalPage onClose={onClose} />);
    await openModal();

    act(() => void modal()?.dispatchEvent(new Event("cancel", { cancelable: true })));

    expect(onClose.mock.calls).toEqual([["escape"]]);
    expect(modal()).toBeNull();
  });

  test("not when a file input in it is canceled", async () => {
    render(
      <ModalPage>
        <input type="file" aria-label="Photo" />
      </ModalPage>,
    );
    await openModal();

    act(
      () =>
        void screen.getByLabelText("Photo").dispatchEvent(new Event("cancel", { bubbles: true })),
    );

    expect(modal()).not.toBeNull();
  });

  test("when it is closed through its element, or by a form in it", async () => {
    const onClose = vi.fn();
    const ref = createRef<HTMLDialogElement>();
    render(
      <ModalPage ref={ref} onClose={onClose}>
        <form method="dialog">
          <button type="submit">Done</button>
        </form>
      </ModalPage>,
    );

    await openModal();
    ref.current?.close();
    await vi.waitFor(() => expect(modal()).toBeNull());

    await openModal();
    await userEvent.click(button("Done"));
    await vi.waitFor(() => expect(modal()).toBeNull());
    expect(onClose.mock.calls).toEqual([["api"], ["api"]]);
  });

  test("only if the caller sets `open` to false, if it is controlled", async () => {
    const ref = createRef<HTMLDialogElement>();
    const onClose = vi.fn();
    render(<Modal ref={ref} heading="Your claim" open dismissable onClose={onClose} />);

    await userEvent.keyboard("{Escape}{Escape}{Escape}");
    await pressBackdrop();
    await userEvent.click(button("Close"));
    ref.current?.close();

    const reasons = ["escape", "escape", "escape", "backdrop", "button", "api"];
    await vi.waitFor(() => expect(onClose.mock.calls.flat()).toEqual(reasons));
    expect(ref.current?.matches(":modal")).toBe(true);
  });

  test("by itself if it is not controlled", async () => {
    const onClose = vi.fn();
    render(<Modal heading="Your claim" defaultOpen onClose={onClose} />);

    await userEvent.keyboard("{Escape}");

    expect(modal()).toBeNull();
    expect(onClose.mock.calls).toEqual([["escape"]]);
  });

  test("on Escape unless the default of the key is prevented", async () => {
    render(<ModalPage onKeyDown={(event) => event.preventDefault()} />);
    await openModal();

    await userEvent.keyboard("{Escape}");

    expect(modal()).not.toBeNull();
  });

  test.each([
    { browser: "most browsers", composition: { isComposing: true } },
    { browser: "Safari", composition: { keyCode: 229 } },
  ])(
    "not on the Escape that cancels an input method's composition in $browser",
    async ({ composition }) => {
      render(<ModalPage />);
      await openModal();

      const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, ...composition });
      act(() => void screen.getByRole("heading", { level: 2 }).dispatchEvent(press));

      expect(modal()).not.toBeNull();
    },
  );
});
