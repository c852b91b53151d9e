import { act, cleanup, render, screen, within } from "@testing-library/react";
import { createRef, type JSX, type ReactNode, StrictMode, useState } from "react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { forgetHeard, heard } from "../../testing/heard.ts";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { announce } from "../announcer/announcer.ts";
import { ContextualHelp } from "../contextual-help/contextual-help.tsx";
import { DatePicker } from "../date-picker/date-picker.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import "../styles.css";
import { LocaleContext } from "../text/locale.tsx";
import { Modal, type ModalProps } from "./modal.tsx";

afterEach(() => {
  cleanup();
  forgetHeard();
  vi.restoreAllMocks();
});

/** A page with a button that opens a modal, and more below than the window can show. */
function Page({ children, onClose, ...modal }: Partial<ModalProps>): JSX.Element {
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

const button = (name: string): HTMLElement => screen.getByRole("button", { name });

const modal = (): HTMLElement | null =>
  screen.queryByRole("dialog") ?? screen.queryByRole("alertdialog");

const openIt = (): Promise<void> => userEvent.click(button("Withdraw"));

/** Beside whatever is open, in the corner of the window. */
const pressBackdrop = (): Promise<void> =>
  userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true });

/** What has the focus, in the page or in a shadow root. */
function focused(): string | null | undefined {
  const element = document.activeElement;
  return (element?.shadowRoot?.activeElement ?? element)?.textContent;
}

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
  test("opens over the page, with the focus inside, and gives it back", async () => {
    const found = within(draw(<Page />));

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
            <p>
              <button type="button" onClick={() => setOpen(true)}>
                Remove
              </button>
              <Modal heading="Sure?" open={open} onClose={() => setHere(false)} />
            </p>
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

test("locks the page's scrolling, and gives back where it stood", async () => {
  render(<Page />);
  button("Withdraw").focus();
  window.scrollTo(0, 40);

  await userEvent.keyboard("{Enter}");
  expect(getComputedStyle(document.body).position).toBe("fixed");

  await userEvent.keyboard("{Escape}");
  expect(getComputedStyle(document.body).position).toBe("static");
  expect(window.scrollY).toBe(40);
});

describe("type", () => {
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
    const drawing = dialog.querySelector("svg");
    expect(drawing && (drawing.getAttribute("aria-label") ?? "")).toBe(icon);
    expect(warn).not.toHaveBeenCalled();
  });

  test("unknown: logs a warning and shows no icon", () => {
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
  test("stands on what is marked", async () => {
    render(
      <Page>
        <input aria-label="First" />
        <input aria-label="Reason" data-autofocus />
      </Page>,
    );

    await openIt();

    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Reason" }));
  });

  test("stands on what has React's autoFocus", async () => {
    render(
      <Page>
        <input aria-label="First" />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog, where it belongs */}
        <input aria-label="Reason" autoFocus />
      </Page>,
    );

    await openIt();

    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Reason" }));
  });
});

/** A promise that is kept when the test says so. */
function later(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((keep) => (resolve = keep));
  return { promise, resolve: () => resolve() };
}

describe("buttons", () => {
  test("the first one says 'Close', unless it is told otherwise; the others are drawn when named", () => {
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
    { name: "Save", callback: "onPrimary" },
    { name: "Discard", callback: "onSecondary" },
    { name: "Help", callback: "onTertiary" },
  ] as const)(
    "$callback hears of a click, and unless it cancels, the modal closes",
    async ({ name, callback }) => {
      const labels = { primaryButton: "Save", secondaryButton: "Discard", tertiaryButton: "Help" };
      let isCancelled = true;
      const hear = vi.fn((event: { preventDefault: () => void }) => {
        if (isCancelled) event.preventDefault();
      });
      const onClose = vi.fn();
      render(<Page {...labels} {...{ [callback]: hear }} onClose={onClose} />);
      await openIt();

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
    const onPrimary = vi.fn(() => promise);
    render(<Page primaryButton="Save" onPrimary={onPrimary} />);
    await openIt();

    await userEvent.click(button("Save"));
    await userEvent.keyboard("{Enter}{ }");
    expect(button("Save").getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button("Save"));
    expect(screen.getByRole("status").textContent).toBe("Please wait...");
    expect(onPrimary).toHaveBeenCalledOnce();

    await act(async () => resolve());
    expect(modal()).toBeNull();
    expect(focused()).toBe("Withdraw");
  });

  test("the first one stays open, and ready again, when its promise is rejected", async () => {
    const onClose = vi.fn();
    render(
      <Page
        primaryButton="Save"
        onPrimary={() => Promise.reject(new Error("No"))}
        onClose={onClose}
      />,
    );
    await openIt();

    await userEvent.click(button("Save"));

    await vi.waitFor(() => expect(button("Save").getAttribute("aria-disabled")).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(modal()).not.toBeNull();
  });

  test("a modal that was left while its button was busy is not closed twice", async () => {
    const { promise, resolve } = later();
    const onClose = vi.fn();
    render(<Page primaryButton="Save" onPrimary={() => promise} onClose={onClose} />);
    await openIt();
    await userEvent.click(button("Save"));

    await userEvent.keyboard("{Escape}");
    await openIt();
    await act(async () => resolve());

    expect(onClose.mock.calls).toEqual([["escape"]]);
    expect(modal()).not.toBeNull();
  });
});

describe("closes", () => {
  test.each([{ dismissable: true }, { dismissable: false }])(
    "on a press beside it only if dismissable: $dismissable",
    async ({ dismissable }) => {
      const onClose = vi.fn();
      render(<Page dismissable={dismissable} onClose={onClose} />);
      await openIt();

      await pressBackdrop();

      expect(onClose.mock.calls).toEqual(dismissable ? [["backdrop"]] : []);
      expect(focused()).toBe(dismissable ? "Withdraw" : "Withdraw the claim?");
    },
  );

  test("not when a text is selected and the mouse let go beside it", async () => {
    render(<Page dismissable />);
    await openIt();

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

  test("not on a press on its own padding", async () => {
    render(<Page dismissable />);
    await openIt();

    await userEvent.click(document.querySelector("[data-part=box]") as Element, {
      position: { x: 4, y: 4 },
    });

    expect(modal()).not.toBeNull();
  });

  test("on Android's back gesture", async () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    await openIt();

    act(() => void modal()?.dispatchEvent(new Event("cancel", { cancelable: true })));

    expect(onClose.mock.calls).toEqual([["escape"]]);
    expect(modal()).toBeNull();
  });

  test("not when a file input in it is cancelled", async () => {
    render(
      <Page>
        <input type="file" aria-label="Photo" />
      </Page>,
    );
    await openIt();

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
      <Page ref={ref} onClose={onClose}>
        <form method="dialog">
          <button type="submit">Done</button>
        </form>
      </Page>,
    );

    await openIt();
    ref.current?.close();
    await vi.waitFor(() => expect(modal()).toBeNull());

    await openIt();
    await userEvent.click(button("Done"));
    await vi.waitFor(() => expect(modal()).toBeNull());
    expect(onClose.mock.calls).toEqual([["api"], ["api"]]);
  });

  test("never without the consent of a caller who holds it open", async () => {
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

  test("by itself when nobody holds it open", async () => {
    const onClose = vi.fn();
    render(<Modal heading="Your claim" defaultOpen onClose={onClose} />);

    await userEvent.keyboard("{Escape}");

    expect(modal()).toBeNull();
    expect(onClose.mock.calls).toEqual([["escape"]]);
  });

  test("on Escape unless its caller, or something in it, has a use for the key", async () => {
    render(<Page onKeyDown={(event) => event.preventDefault()} />);
    await openIt();

    await userEvent.keyboard("{Escape}");

    expect(modal()).not.toBeNull();
  });

  test.each([
    { browser: "most browsers", sign: { isComposing: true } },
    { browser: "Safari", sign: { keyCode: 229 } },
  ])("not on the Escape of an unfinished character in $browser", async ({ sign }) => {
    render(<Page />);
    await openIt();

    const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, ...sign });
    act(() => void screen.getByRole("heading", { level: 2 }).dispatchEvent(press));

    expect(modal()).not.toBeNull();
  });
});

describe("what floats in it", () => {
  test("Escape closes contextual help, and then the modal", async () => {
    render(
      <Page>
        <ContextualHelp heading="Deductible">What you pay yourself.</ContextualHelp>
      </Page>,
    );
    await openIt();
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
      <Page>
        <DatePicker label="Date of loss" defaultValue="2026-11-20" />
      </Page>,
    );
    await openIt();
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

  test("is there from the start, over the modal", () => {
    render(
      <Modal heading="Your claim" defaultOpen>
        <ContextualHelp defaultOpen>What you pay yourself.</ContextualHelp>
      </Modal>,
    );

    const { left, top } = screen.getByText("What you pay yourself.").getBoundingClientRect();
    expect(document.elementFromPoint(left + 1, top + 1)?.closest("[popover]")).not.toBeNull();
  });

  test("speaks where it can be heard", async () => {
    render(<Page />);
    await openIt();

    announce("Saved", screen.getByText("You can file it again."));

    await vi.waitFor(() => expect(heard()).toEqual(["Saved"]));
  });
});

describe("one modal in another", () => {
  const nested = (
    <Page>
      <Modal heading="Discard changes?" type="confirm" defaultOpen dismissable />
    </Page>
  );
  const headings = (): (string | null)[] =>
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

  test("Escape closes the upper one, and then the lower one", async () => {
    render(nested);
    await openIt();
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

  test("a press beside the upper one is none beside the lower one", async () => {
    render(nested);
    await openIt();

    await pressBackdrop();

    expect(headings()).toEqual(["Withdraw the claim?"]);
  });

  test("the upper one is over the lower one when both are there from the start", () => {
    render(
      <Modal heading="Withdraw the claim?" defaultOpen>
        <Modal heading="Discard changes?" type="confirm" defaultOpen />
      </Modal>,
    );

    expect(focused()).toBe("Close");
    expect(document.activeElement?.closest("dialog")).toBe(screen.getByRole("alertdialog"));
  });
});

describe("size", () => {
  const long = Array.from({ length: 60 }, (_, row) => <p key={row}>Paragraph {row}</p>);

  beforeEach(() => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
  });

  test("a text longer than the window scrolls, also by keys, under a heading and over buttons that stay", async () => {
    await page.viewport(800, 600);
    render(<Page>{long}</Page>);
    await openIt();

    const region = screen.getByRole("region", { name: "Withdraw the claim?" });
    await userEvent.tab();
    expect(document.activeElement).toBe(region);
    await userEvent.keyboard("{End}");
    await vi.waitFor(() => expect(region.scrollTop).toBeGreaterThan(1000));
    expect(modal()?.getBoundingClientRect().height).toBeLessThanOrEqual(600);
    expect(button("Close").getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
  });

  test("a text that fits is no stop for Tab", async () => {
    render(<Page />);
    await openIt();

    await userEvent.tab();

    expect(screen.queryByRole("region")).toBeNull();
    expect(focused()).toBe("Close");
  });

  test("stands in the middle of a large screen, and at the lower edge of a small one", async () => {
    const box = (): DOMRect | undefined => modal()?.getBoundingClientRect();
    await page.viewport(1280, 800);
    render(<Page />);
    await openIt();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const around = document.body.getBoundingClientRect();
    expect(box()?.left).toBeCloseTo(around.right - (box()?.right ?? 0), 0);
    expect(box()?.top).toBeCloseTo(800 - (box()?.bottom ?? 0), 0);

    await page.viewport(360, 640);
    const narrow = document.body.getBoundingClientRect();
    expect([box()?.left, box()?.right, box()?.bottom]).toEqual([0, narrow.right, 640]);
  });

  test("leaves room for the text in a window of 320 by 256 px, that is at 400 %", async () => {
    await page.viewport(320, 256);
    render(<Page secondaryButton="Cancel">{long.slice(0, 4)}</Page>);
    await openIt();

    screen.getByText("Paragraph 3").scrollIntoView();

    const { top, bottom } = screen.getByText("Paragraph 3").getBoundingClientRect();
    expect([top >= 0, bottom <= 256]).toEqual([true, true]);
  });
});

test.each([
  { motion: "no-preference", milliseconds: 350 },
  { motion: "reduce", milliseconds: 0 },
])("comes within $milliseconds ms where motion is '$motion'", async ({ motion, milliseconds }) => {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value: motion }],
  });
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { features: [] });
  });
  render(<Modal heading="Your claim" defaultOpen />);

  const durations = document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
  expect(Math.max(0, ...durations.map(Number))).toBe(milliseconds);
});

test("speaks Spanish", () => {
  render(
    <LocaleContext value={kitEsUs}>
      <Modal type="warning" heading="Su reclamo" defaultOpen />
    </LocaleContext>,
  );

  expect(screen.getByRole("dialog", { name: "Advertencia Su reclamo" })).toBeTruthy();
  expect(button("Cerrar")).toBeTruthy();
});

test("leaves nothing behind after it has been opened and closed 200 times", async () => {
  render(<Page />);
  const before = {
    page: document.documentElement.style.cssText,
    body: document.body.style.cssText,
  };
  await openAndClose(10);
  const first = await leftovers();

  await openAndClose(200);

  await vi.waitFor(async () => {
    const last = await leftovers();
    expect(last.nodes).toBeLessThanOrEqual(first.nodes);
    expect(last.jsEventListeners).toBeLessThanOrEqual(first.jsEventListeners);
  });
  expect(before).toEqual({
    page: document.documentElement.style.cssText,
    body: document.body.style.cssText,
  });
});

async function openAndClose(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    act(() => button("Withdraw").click());
    await act(async () => button("Close").click());
  }
}

/** Counted by the browser, after it has thrown away what nobody holds. */
async function leftovers(): Promise<{ nodes: number; jsEventListeners: number }> {
  await cdp().send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await cdp().send("Memory.getDOMCounters");
  return { nodes, jsEventListeners };
}
