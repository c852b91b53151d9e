import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import {
  button,
  focused,
  modal,
  ModalPage,
  openModal,
  pressBackdrop,
} from "../../testing/modal-page.tsx";
import { announce } from "../announcer/announcer.ts";
import { ContextualHelp } from "../contextual-help/contextual-help.tsx";
import { DatePicker } from "../date-picker/date-picker.tsx";
import "../styles.css";
import { Modal } from "./modal.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

describe("popups in it", () => {
  test("Escape closes contextual help, and then the modal", async () => {
    render(
      <ModalPage>
        <ContextualHelp heading="Deductible">What you pay yourself.</ContextualHelp>
      </ModalPage>,
    );
    await openModal();
    await userEvent.click(button("Help: Deductible"));
    expect(screen.getByRole("note").checkVisibility()).toBe(true);

    await userEvent.keyboard("{Escape}");
    expect(screen.queryByText("What you pay yourself.")).toBeNull();
    expect(modal()).not.toBeNull();

    await userEvent.keyboard("{Escape}");
    expect(modal()).toBeNull();
  });

  test("a date can be chosen, and Escape closes the calendar alone", async () => {
    render(
      <ModalPage>
        <DatePicker label="Date of loss" defaultValue="2026-11-20" />
      </ModalPage>,
    );
    await openModal();
    const calendar = (): HTMLElement | null => screen.queryByRole("grid");

    await userEvent.click(modal()?.querySelector(".ck-date-picker-button") as Element);
    expect(calendar()?.checkVisibility()).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(calendar()).toBeNull();
    expect(modal()).not.toBeNull();

    await userEvent.click(modal()?.querySelector(".ck-date-picker-button") as Element);
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect((screen.getByLabelText(/^Date of loss/) as HTMLInputElement).value).toBe("11/21/2026");
  });

  test("a popup that is initially open is above the modal", () => {
    render(
      <Modal heading="Your claim" defaultOpen>
        <ContextualHelp defaultOpen>What you pay yourself.</ContextualHelp>
      </Modal>,
    );

    const { left, top } = screen.getByText("What you pay yourself.").getBoundingClientRect();
    expect(document.elementFromPoint(left + 1, top + 1)?.closest("[popover]")).not.toBeNull();
  });

  test("announces inside the dialog", async () => {
    render(<ModalPage />);
    await openModal();

    announce("Saved", screen.getByText("You can file it again."));

    await vi.waitFor(() => expect(announcements()).toEqual(["Saved"]));
  });
});

describe("nested modals", () => {
  const nested = (
    <ModalPage>
      <Modal heading="Discard changes?" type="confirm" defaultOpen dismissable />
    </ModalPage>
  );
  const headings = (): (string | null)[] =>
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

  test("Escape closes the upper one, and then the lower one", async () => {
    render(nested);
    await openModal();
    expect(headings()).toEqual(["Withdraw the claim?", "Discard changes?"]);

    await userEvent.keyboard("{Escape}");
    expect(headings()).toEqual(["Withdraw the claim?"]);
    expect(modal()?.contains(document.activeElement)).toBe(true);
    expect(getComputedStyle(document.body).position).toBe("fixed");

    await userEvent.keyboard("{Escape}");
    expect(modal()).toBeNull();
    expect(getComputedStyle(document.body).position).toBe("static");
    expect(focused()).toBe("Withdraw");
  });

  test("a click outside the upper one does not close the lower one", async () => {
    render(nested);
    await openModal();

    await pressBackdrop();

    expect(headings()).toEqual(["Withdraw the claim?"]);
  });

  test("the upper one is above the lower one if both are initially open", () => {
    render(
      <Modal heading="Withdraw the claim?" defaultOpen>
        <Modal heading="Discard changes?" type="confirm" defaultOpen />
      </Modal>,
    );

    expect(focused()).toBe("Close");
    expect(document.activeElement?.closest("dialog")).toBe(screen.getByRole("alertdialog"));
  });
});
