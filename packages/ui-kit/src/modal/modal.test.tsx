import { act, cleanup, render, screen, within } from "@testing-library/react";
import { type JSX, type ReactNode, StrictMode, Suspense, use, useState } from "react";
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
  { where: "the page", draw: (children: ReactNode) => render(children).container },
  {
    where: "strict mode",
    draw: (children: ReactNode) => render(<StrictMode>{children}</StrictMode>).container,
  },
  {
    where: "a shadow root",
    draw: (children: ReactNode) => renderInShadowRoot(children).firstElementChild as HTMLElement,
  },
])("in $where", ({ draw }) => {
  test("opening focuses inside, closing restores focus to the previous element", async () => {
    const found = within(draw(<ModalPage />));

    await userEvent.click(found.getByRole("button", { name: "Withdraw" }));
    expect(found.getByRole("dialog", { name: "Withdraw the claim?" }).matches(":modal")).toBe(true);
    expect(focused()).toBe("Withdraw the claim?");

    await userEvent.click(found.getByRole("button", { name: "Close" }));
    expect(found.queryByRole("dialog")).toBeNull();
    expect(focused()).toBe("Withdraw");
  });

  test("gives the focus to the nearest heading when the one who had it is gone", async () => {
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
      draw(
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

test("opening locks page scroll, closing gives it back where it stood", async () => {
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
  ] as const)("$type: is a $role with the icon it should have", ({ type, role, icon }) => {
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

  test("confirm and error: read their text at once, from the least destructive button", () => {
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
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog, where it belongs */}
        <input aria-label="Reason" autoFocus />
      </ModalPage>,
    );

    await openModal();

    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Reason" }));
  });
});

test("goes with a part of the page that is suspended, and comes back with it", async () => {
  let load = (): void => {};
  const loading = new Promise<void>((resolve) => (load = resolve));
  function Part({ waits }: { waits: boolean }): null {
    if (waits) use(loading);
    return null;
  }
  const draw = (waits: boolean): JSX.Element => (
    <Suspense fallback={<p>Loading</p>}>
      <Modal heading="Your claim" defaultOpen />
      <Part waits={waits} />
    </Suspense>
  );
  const { rerender, container } = render(draw(false));
  const dialog = container.querySelector("dialog");

  await act(async () => rerender(draw(true)));
  await new Promise(requestAnimationFrame);
  expect(dialog?.open).toBe(false);
  expect(getComputedStyle(document.body).position).toBe("static");

  await act(async () => load());
  expect(dialog?.matches(":modal")).toBe(true);
  expect(focused()).toBe("Your claim");
});

test("speaks Spanish", () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Modal type="warning" heading="Su reclamo" defaultOpen />
    </LocaleProvider>,
  );

  expect(screen.getByRole("dialog", { name: "Advertencia Su reclamo" })).toBeTruthy();
  expect(button("Cerrar")).toBeTruthy();
});
