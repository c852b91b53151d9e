import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { type JSX, type ReactNode, StrictMode, useRef, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { renderInFrame } from "../../testing/in-frame.tsx";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import "../styles.css";
import { Modal } from "../modal/modal.tsx";
import { onEscape } from "../shared/on-escape.ts";
import { usePopup } from "./use-popup.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface MenuProps {
  name?: string;
  children?: ReactNode;
}

/** A minimal popup: a button, and a popup with text and another button. */
function Menu({ name = "Choose", children }: MenuProps): JSX.Element {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const onClose = (): void => setOpen(false);
  const popup = usePopup<HTMLElement>({ open, onClose, anchor: trigger });

  return (
    <>
      <button ref={trigger} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {name}
      </button>
      <section {...popup} id={`${name}-popup`} aria-label={name} className="ck-popup">
        {open && (
          <>
            <p>Words of {name}</p>
            {children}
            <button type="button" onClick={() => setOpen(false)}>
              Done with {name}
            </button>
          </>
        )}
      </section>
    </>
  );
}

const page = (
  <>
    <Menu />
    <button type="button">Elsewhere</button>
    <p>Nothing to press</p>
  </>
);

/** The focused element, in the page or in its shadow root. */
function focused(): string | null | undefined {
  const host = document.activeElement;
  return (host?.shadowRoot?.activeElement ?? host)?.textContent;
}

describe.each([
  { where: "the page", renderPage: () => render(page).container },
  {
    where: "a shadow root",
    renderPage: () => renderInShadowRoot(page).firstElementChild as HTMLElement,
  },
])("in $where", ({ renderPage }) => {
  function setup(): { find: (name: string) => HTMLElement; isOpen: () => boolean } {
    const found = within(renderPage());
    return {
      find: (name) => found.getByRole("button", { name }),
      isOpen: () => found.queryByText("Words of Choose")?.checkVisibility() ?? false,
    };
  }

  test("opens next to its trigger, above everything else", async () => {
    const { find, isOpen } = setup();
    expect(isOpen()).toBe(false);

    await userEvent.click(find("Choose"));

    const popup = find("Done with Choose").parentElement;
    expect(popup?.matches(":popover-open")).toBe(true);
    expect(popup?.getBoundingClientRect().left).toBe(find("Choose").getBoundingClientRect().left);
    expect(popup?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      find("Choose").getBoundingClientRect().bottom,
    );
  });

  test("restores the focus to its trigger when Escape closes it", async () => {
    const { find, isOpen } = setup();
    await userEvent.click(find("Choose"));
    await userEvent.tab();
    expect(focused()).toBe("Done with Choose");

    await userEvent.keyboard("{Escape}");

    expect(isOpen()).toBe(false);
    expect(focused()).toBe("Choose");
  });

  test("restores the focus when an element inside closes the popup", async () => {
    const { find, isOpen } = setup();
    await userEvent.click(find("Choose"));
    await userEvent.tab();

    await userEvent.keyboard("{Enter}");

    expect(isOpen()).toBe(false);
    expect(focused()).toBe("Choose");
  });

  test("closes on a click outside, which still reaches its target", async () => {
    const { find, isOpen } = setup();
    await userEvent.click(find("Choose"));
    await userEvent.tab();

    await userEvent.click(find("Elsewhere"));

    expect(isOpen()).toBe(false);
    expect(focused()).toBe("Elsewhere");
  });

  test("closes on a click outside any control", async () => {
    const { find, isOpen } = setup();
    await userEvent.click(find("Choose"));

    await userEvent.click(
      within(find("Choose").parentElement ?? document.body).getByText("Nothing to press"),
    );

    expect(isOpen()).toBe(false);
  });

  test("stays open when it is clicked", async () => {
    const { find, isOpen } = setup();
    await userEvent.click(find("Choose"));

    await userEvent.click(find("Done with Choose").previousElementSibling ?? document.body);

    expect(isOpen()).toBe(true);
  });

  test("closes when its trigger is clicked again", async () => {
    const { find, isOpen } = setup();
    await userEvent.click(find("Choose"));

    await userEvent.click(find("Choose"));

    expect(isOpen()).toBe(false);
  });

  test("closes when the focus leaves it, and doesn't move the focus back", async () => {
    const { find, isOpen } = setup();
    await userEvent.click(find("Choose"));

    await userEvent.tab();
    await userEvent.tab();

    expect(isOpen()).toBe(false);
    expect(focused()).toBe("Elsewhere");
  });
});

function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

function shown(): string[] {
  return screen.queryAllByText(/^Words of/).map((text) => text.textContent);
}

test("Escape closes only the topmost of several", async () => {
  render(
    <Menu name="One">
      <Menu name="Two" />
    </Menu>,
  );
  await userEvent.click(button("One"));
  await userEvent.click(button("Two"));
  expect(shown()).toEqual(["Words of One", "Words of Two"]);

  await userEvent.keyboard("{Escape}");
  expect(shown()).toEqual(["Words of One"]);
  expect(focused()).toBe("Two");

  await userEvent.keyboard("{Escape}");
  expect(shown()).toEqual([]);
  expect(focused()).toBe("One");
});

test("leaves Escape to a popup that another copy of the kit has opened above it", async () => {
  const copy = "../shared/on-escape.ts?copy";
  const other = (await import(/* @vite-ignore */ copy)) as { onEscape: typeof onEscape };
  expect(other.onEscape).not.toBe(onEscape);
  render(<Menu />);
  await userEvent.click(button("Choose"));
  const closed = new AbortController();
  const close = vi.fn(() => closed.abort());
  other.onEscape(document.body, close, closed.signal);

  await userEvent.keyboard("{Escape}");
  expect(close).toHaveBeenCalledOnce();
  expect(shown()).toEqual(["Words of Choose"]);

  await userEvent.keyboard("{Escape}");
  expect(shown()).toEqual([]);
});

test("a modal around it does not receive the Escape that closes it", async () => {
  const { container } = render(
    <dialog>
      <Menu />
    </dialog>,
  );
  const modal = container.querySelector("dialog");
  modal?.showModal();
  await userEvent.click(button("Choose"));

  await userEvent.keyboard("{Escape}");
  expect(shown()).toEqual([]);
  expect(modal?.open).toBe(true);

  await userEvent.keyboard("{Escape}");
  expect(modal?.open).toBe(false);
});

test("a modal that opens above it is closed by Escape first", async () => {
  function Page(): JSX.Element {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu />
        <button type="button" onClick={() => setOpen(true)}>
          Session ends
        </button>
        <Modal heading="Are you still there?" open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(<Page />);
  await userEvent.click(button("Choose"));
  await userEvent.click(screen.getByText("Words of Choose"));
  // As after a timeout, without a press outside the popup.
  act(() => button("Session ends").click());
  expect(shown()).toEqual(["Words of Choose"]);

  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(shown()).toEqual(["Words of Choose"]);

  await userEvent.keyboard("{Escape}");
  expect(shown()).toEqual([]);
});

test.each([
  { browser: "most browsers", composition: { isComposing: true } },
  { browser: "Safari", composition: { keyCode: 229 } },
])(
  "ignores the Escape that cancels an input method's composition in $browser",
  async ({ composition }) => {
    render(<Menu />);
    await userEvent.click(button("Choose"));

    act(
      () =>
        void button("Choose").dispatchEvent(
          new KeyboardEvent("keydown", { key: "Escape", ...composition }),
        ),
    );

    expect(shown()).toEqual(["Words of Choose"]);
  },
);

test("focuses the element with data-autofocus", async () => {
  render(
    <StrictMode>
      <Menu>
        <button type="button" data-autofocus>
          Today
        </button>
      </Menu>
    </StrictMode>,
  );

  await userEvent.click(button("Choose"));

  expect(focused()).toBe("Today");
});

test("closes when it is unmounted", async () => {
  const { unmount } = render(<Menu />);
  await userEvent.click(button("Choose"));
  const popup = button("Done with Choose").parentElement;

  unmount();

  expect(popup?.matches(":popover-open")).toBe(false);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(document.body);
});

test.each([
  { by: "Escape", end: (from: Element) => fireEvent.keyDown(from, { key: "Escape" }) },
  { by: "a press outside", end: (from: Element) => fireEvent.pointerDown(from.ownerDocument.body) },
])("is closed by $by in a frame too", ({ by, end }) => {
  const inside = renderInFrame(<Menu />);
  const trigger = inside.querySelector("button");
  act(() => trigger?.click());
  const done = inside.querySelector<HTMLElement>("section button");
  done?.focus();

  end(done as HTMLElement);

  expect(inside.querySelector("section")?.matches(":popover-open")).toBe(false);
  if (by === "Escape") expect(inside.activeElement).toBe(trigger);
});

test("is unmounted without an error after its frame has been removed", async () => {
  const inside = renderInFrame(<Menu />);
  act(() => inside.querySelector("button")?.click());
  expect(inside.querySelector("section")?.matches(":popover-open")).toBe(true);

  inside.defaultView?.frameElement?.remove();

  expect(cleanup).not.toThrow();
});

test("leaves nothing behind after it has been opened and closed 30 times", async () => {
  render(<Menu />);
  await openAndClose(10);
  const before = await leftovers();

  await openAndClose(30);

  const after = await leftovers();
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners);
});

async function openAndClose(times: number): Promise<void> {
  for (let count = 0; count < times * 2; count += 1) act(() => button("Choose").click());
}

/** Counts nodes and listeners after garbage collection. */
async function leftovers(): Promise<{ nodes: number; jsEventListeners: number }> {
  await cdp().send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await cdp().send("Memory.getDOMCounters");
  return { nodes, jsEventListeners };
}
