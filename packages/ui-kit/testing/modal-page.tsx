import { screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { userEvent } from "vitest/browser";
import { Modal, type ModalProps } from "../src/modal/modal.tsx";

/** A page with a button that opens a modal; taller than the window. */
export function ModalPage({ children, onClose, ...modal }: Partial<ModalProps>): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Claims</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Withdraw
      </button>
      <div style={{ blockSize: "300vh" }} />
      <Modal
        heading="Withdraw the claim?"
        {...modal}
        open={open}
        onClose={(reason) => {
          onClose?.(reason);
          setOpen(false);
        }}
      >
        {children ?? <p>You can file it again.</p>}
      </Modal>
    </main>
  );
}

/** A button by its name. */
export const button = (name: string): HTMLElement => screen.getByRole("button", { name });

/** The open modal, of either role. */
export const modal = (): HTMLElement | null =>
  screen.queryByRole("dialog") ?? screen.queryByRole("alertdialog");

export const openModal = (): Promise<void> => userEvent.click(button("Withdraw"));

/** Clicks in the corner of the window, outside the modal. */
export const pressBackdrop = (): Promise<void> =>
  userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true });

/** Text of the focused element, in the page or in a shadow root. */
export function focused(): string | null | undefined {
  const element = document.activeElement;
  return (element?.shadowRoot?.activeElement ?? element)?.textContent;
}
