import { act, cleanup, render, screen, within } from "@testing-library/react";
import { Activity, type JSX, type ReactNode, StrictMode, Suspense, use, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { button, focused, modal, ModalPage, openModal } from "../../testing/modal-page.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { Modal } from "./modal.tsx";

// Rules: docs/reference/kit.md#modal

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each([
  { where: "the page", renderIn: (children: ReactNode) => render(children).container },
  {
    where: "strict mode",
    renderIn: (children: ReactNode) => render(<StrictMode>{children}</StrictMode>).container,
  },
  {
    where: "a shadow root",
    renderIn: (children: ReactNode) =>
      renderInShadowRoot(children).firstElementChild as HTMLElement,
  },
])("in $where", ({ renderIn }) => {
  test("opening focuses inside, closing restores focus to the previous element", async () => {
    const found = within(renderIn(<ModalPage />));

    await userEvent.click(found.getByRole("button", { name: "Withdraw" }));
    expect(found.getByRole("dialog", { name: "Withdraw the claim?" }).matches(":modal")).toBe(true);
    expect(focused()).toBe("Withdraw the claim?");

    await userEvent.click(found.getByRole("button", { name: "Close" }));
    expect(found.queryByRole("dialog")).toBeNull();
    expect(focused()).toBe("Withdraw");
  });

  test("two that close at once restore the focus to what opened the outer one", async () => {
    function Page(): JSX.Element {
      const [open, setOpen] = useState<"edit" | "discard">();
      return (
        <>
          <h1>Claims</h1>
          <button type="button" onClick={() => setOpen("edit")}>
            Edit
          </button>
          <Modal heading="Edit the claim" open={open !== undefined} primaryButton={null}>
            <button type="button" onClick={() => setOpen("discard")}>
              Cancel
            </button>
            <Modal
              heading="Discard your changes?"
              open={open === "discard"}
              primaryButton="Discard"
              onPrimaryClick={() => setOpen(undefined)}
            />
          </Modal>
        </>
      );
    }
    render(<Page />);
    await userEvent.click(button("Edit"));
    await userEvent.click(button("Cancel"));

    await userEvent.click(button("Discard"));

    await expect.poll(focused).toBe("Edit");
  });

  test("focuses the nearest heading if the previously focused element is gone", async () => {
    function Row(): JSX.Element {
      const [isHere, setHere] = useState(true);
      const [open, setOpen] = useState(false);
      return (
        <section>
          <h2>Vehicles</h2>
          {isHere && (
            <div>
              <button type="button" onClick={() => setOpen(true)}>
                Remove
              </button>
              <Modal heading="Sure?" open={open} onClose={() => setHere(false)} />
            </div>
          )}
        </section>
      );
    }
    const found = within(
      renderIn(
        <main>
          <h1>Claims</h1>
          <Row />
        </main>,
      ),
    );
    await userEvent.click(found.getByRole("button", { name: "Remove" }));

    await userEvent.keyboard("{Escape}");

    expect(focused()).toBe("Vehicles");
  });
});

test("opening locks page scroll, closing unlocks it and keeps the scroll position", async () => {
  render(<ModalPage />);
  button("Withdraw").focus();
  window.scrollTo(0, 40);

  await userEvent.keyboard("{Enter}");
  expect(getComputedStyle(document.body).position).toBe("fixed");

  await userEvent.keyboard("{Escape}");
  expect(getComputedStyle(document.body).position).toBe("static");
  expect(window.scrollY).toBe(40);
});

describe("type is one of six", () => {
  test.each([
    { type: "content", role: "dialog", icon: null },
    { type: "confirm", role: "alertdialog", icon: "" },
    { type: "error", role: "alertdialog", icon: "Error" },
    { type: "info", role: "dialog", icon: "Information" },
    { type: "question", role: "dialog", icon: "" },
    { type: "warning", role: "dialog", icon: "Warning" },
  ] as const)("$type: is a $role with its icon", ({ type, role, icon }) => {
    const warn = vi.spyOn(console, "warn");
    render(<Modal type={type} heading="Your claim" defaultOpen />);

    const dialog = screen.getByRole(role, { name: `${icon ?? ""} Your claim`.trim() });
    const svg = dialog.querySelector("svg");
    expect(svg && (svg.getAttribute("aria-label") ?? "")).toBe(icon);
    expect(warn).not.toHaveBeenCalled();
  });

  test("an unknown type logs a warning and shows no icon", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

    render(<Modal type={"danger" as "error"} heading="Your claim" defaultOpen />);

    expect(warn).toHaveBeenCalledWith('Modal: unrecognized type "danger".');
    expect(screen.getByRole("dialog").querySelector("svg")).toBeNull();
  });

  test("confirm and error: are described by their text, and focus the least destructive button", () => {
    render(
      <Modal
        type="confirm"
        heading="Withdraw?"
        primaryButton="Yes"
        secondaryButton="No"
        defaultOpen
      >
        You can file it again.
      </Modal>,
    );

    const description = modal()?.getAttribute("aria-describedby") ?? "";
    expect(document.querySelector(`#${CSS.escape(description)}`)?.textContent).toBe(
      "You can file it again.",
    );
    expect(focused()).toBe("No");
  });
});

describe("focus when it opens", () => {
  test("is on the marked element", async () => {
    render(
      <ModalPage>
        <input aria-label="First" />
        <input aria-label="Reason" data-autofocus />
      </ModalPage>,
    );

    await openModal();

    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Reason" }));
  });

  test("is on the element with React's autoFocus", async () => {
    render(
      <ModalPage>
        <input aria-label="First" />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- valid inside a dialog */}
        <input aria-label="Reason" autoFocus />
      </ModalPage>,
    );

    await openModal();

    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Reason" }));
  });
});

test("closes while its part of the page is suspended, and opens again afterwards", async () => {
  let load = (): void => {};
  const loading = new Promise<void>((resolve) => (load = resolve));
  function Part({ isSuspended }: { isSuspended: boolean }): null {
    if (isSuspended) use(loading);
    return null;
  }
  const suspendable = (isSuspended: boolean): JSX.Element => (
    <Suspense fallback={<p>Loading</p>}>
      <Modal heading="Your claim" defaultOpen />
      <Part isSuspended={isSuspended} />
    </Suspense>
  );
  const { rerender, container } = render(suspendable(false));
  const dialog = container.querySelector("dialog");

  await act(async () => rerender(suspendable(true)));
  await new Promise(requestAnimationFrame);
  expect(dialog?.open).toBe(false);
  expect(getComputedStyle(document.body).position).toBe("static");

  await act(async () => load());
  expect(dialog?.matches(":modal")).toBe(true);
  expect(focused()).toBe("Your claim");
});

test("focuses the heading before it when an Activity hides it together with its opener", async () => {
  const view = (mode: "visible" | "hidden"): JSX.Element => (
    <>
      <h2>Your claims</h2>
      <Activity mode={mode}>
        <ModalPage />
      </Activity>
    </>
  );
  const { rerender } = render(view("visible"));
  await openModal();

  rerender(view("hidden"));
  await new Promise(requestAnimationFrame);

  expect(focused()).toBe("Your claims");
});

test("is translated into Spanish", () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Modal type="warning" heading="Su reclamo" defaultOpen />
    </LocaleProvider>,
  );

  expect(screen.getByRole("dialog", { name: "Advertencia Su reclamo" })).toBeTruthy();
  expect(button("Cerrar")).toBeTruthy();
});
