import { act, cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInFrame } from "../../testing/in-frame.tsx";
import { Autocomplete } from "../autocomplete/autocomplete.tsx";
import { ContextualHelp } from "../contextual-help/contextual-help.tsx";
import "../styles.css";
import { type PopupPosition, usePopup } from "./use-popup.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("dir");
});

function Menu({ position }: { position?: PopupPosition }): JSX.Element {
  const [open, setOpen] = useState(false);
  const popup = usePopup({ open, onClose: () => setOpen(false), position });

  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        M
      </button>
      <div {...popup} id="popup" className="ck-popup">
        {open && <p style={{ inlineSize: 100, blockSize: 60, margin: 0 }}>Words</p>}
      </div>
    </>
  );
}

/** Opens the popup and returns its position. */
function openMenu(): { anchor: HTMLElement; popup: HTMLElement } {
  const anchor = screen.getByRole("button", { name: "M" });
  act(() => anchor.click());
  return { anchor, popup: anchor.nextElementSibling as HTMLElement };
}

describe.each([
  { how: "by the style sheet", supports: true, hasPageDirection: true },
  {
    how: "by script in a browser without anchor positioning",
    supports: false,
    hasPageDirection: true,
  },
  {
    how: "by script in a text direction that differs from the page's",
    supports: true,
    hasPageDirection: false,
  },
])("is placed next to its anchor $how", ({ supports, hasPageDirection }) => {
  function open(
    position: PopupPosition,
    dir: string,
    where: string,
  ): { anchor: DOMRect; popup: DOMRect } {
    if (!supports) vi.spyOn(CSS, "supports").mockReturnValue(false);
    document.documentElement.dir = (dir === "rtl") === hasPageDirection ? "rtl" : "ltr";
    render(
      <div dir={dir}>
        <div
          style={{
            position: "fixed",
            width: 40,
            ...(where === "low" ? { bottom: 20 } : { top: 160 }),
            ...(where === "left" || where === "right" ? { [where]: 0 } : { insetInlineStart: 180 }),
          }}
        >
          <Menu position={position} />
        </div>
      </div>,
    );
    const { anchor, popup } = openMenu();
    return { anchor: anchor.getBoundingClientRect(), popup: popup.getBoundingClientRect() };
  }

  test.each<{ position: PopupPosition; dir: string; where: string; side: string; edge: string }>([
    { position: "auto left", dir: "ltr", where: "middle", side: "below", edge: "left" },
    { position: "auto right", dir: "ltr", where: "middle", side: "below", edge: "right" },
    { position: "auto center", dir: "ltr", where: "middle", side: "below", edge: "center" },
    { position: "below right", dir: "ltr", where: "middle", side: "below", edge: "right" },
    { position: "above left", dir: "ltr", where: "middle", side: "above", edge: "left" },
    { position: "above right", dir: "ltr", where: "middle", side: "above", edge: "right" },
    { position: "above center", dir: "ltr", where: "middle", side: "above", edge: "center" },
    { position: "auto left", dir: "rtl", where: "middle", side: "below", edge: "right" },
    { position: "auto right", dir: "rtl", where: "middle", side: "below", edge: "left" },
    { position: "auto right", dir: "ltr", where: "low", side: "above", edge: "right" },
    { position: "below left", dir: "rtl", where: "low", side: "above", edge: "right" },
  ])(
    "$position in $dir, $where of the screen: $side, $edge",
    ({ position, dir, where, side, edge }) => {
      const { anchor, popup } = open(position, dir, where);

      expect(popup.top >= anchor.bottom ? "below" : popup.bottom <= anchor.top && "above").toBe(
        side,
      );
      const offsets = {
        left: popup.left - anchor.left,
        right: popup.right - anchor.right,
        center: (popup.left + popup.right - anchor.left - anchor.right) / 2,
      };
      expect(
        Object.entries(offsets)
          .filter(([, px]) => Math.abs(px) <= 1)
          .map(([name]) => name),
      ).toEqual([edge]);
    },
  );

  test.each<{ position: PopupPosition; dir: string; where: string }>([
    { position: "auto right", dir: "ltr", where: "left" },
    { position: "auto left", dir: "ltr", where: "right" },
    { position: "auto center", dir: "ltr", where: "right" },
    { position: "auto left", dir: "rtl", where: "left" },
    { position: "auto right", dir: "rtl", where: "right" },
  ])("$position in $dir, at the $where edge: within the window", ({ position, dir, where }) => {
    const { popup } = open(position, dir, where);

    expect(popup.width).toBeGreaterThan(100);
    expect(popup.left).toBeGreaterThanOrEqual(0);
    expect(popup.right).toBeLessThanOrEqual(innerWidth);
  });
});

test.each([
  {
    what: "contextual help",
    renderExample: () =>
      render(<ContextualHelp heading="Deductible">What you pay yourself.</ContextualHelp>),
    open: () => userEvent.click(screen.getByRole("button")),
    anchor: () => screen.getByRole("button"),
    popup: () => screen.getByRole("note"),
  },
  {
    what: "autocomplete",
    renderExample: () =>
      render(<Autocomplete label="City" options={[{ value: "1", text: "Columbus" }]} />),
    open: () => userEvent.type(screen.getByRole("combobox"), "columb"),
    anchor: () => screen.getByRole("combobox"),
    popup: () => screen.getByRole("listbox"),
  },
])("the popup of $what is as high as its content and next to its anchor", async (each) => {
  each.renderExample();

  await each.open();

  const anchor = each.anchor().getBoundingClientRect();
  const popup = each.popup().getBoundingClientRect();
  expect(popup.height).toBeGreaterThan(40);
  expect(popup.height).toBeLessThan(300);
  expect(popup.left).toBeCloseTo(anchor.left, 0);
  expect(popup.top - anchor.bottom).toBeGreaterThanOrEqual(0);
  expect(popup.top - anchor.bottom).toBeLessThan(20);
});

test("follows its anchor on scroll, at most every 20 ms", async () => {
  vi.spyOn(CSS, "supports").mockReturnValue(false);
  render(
    <div data-testid="scroller" style={{ height: 120, overflow: "auto" }}>
      <div style={{ height: 1000 }}>
        <Menu />
      </div>
    </div>,
  );
  const { popup } = openMenu();
  const start = popup.getBoundingClientRect().top;
  const scroller = screen.getByTestId("scroller");
  const timers = vi.spyOn(globalThis, "setTimeout");

  scroller.scrollTop = 10;
  scroller.dispatchEvent(new Event("scroll"));
  scroller.dispatchEvent(new Event("scroll"));

  expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([20]);
  await vi.waitFor(() => expect(popup.getBoundingClientRect().top).toBe(start - 10));
});

test("flips and follows its anchor by script in a frame too", async () => {
  vi.spyOn(CSS, "supports").mockReturnValue(false);
  const inside = renderInFrame(
    <div style={{ position: "fixed", bottom: 0 }}>
      <Menu />
    </div>,
  );
  const inset = (): string | undefined =>
    inside.querySelector<HTMLElement>("#popup")?.style.getPropertyValue("--ck-inset");
  act(() => inside.querySelector("button")?.click());
  // WebKit gives a new iframe its height a moment later.
  await vi.waitFor(() => expect(inset()).toMatch(/^auto auto/));

  inside.querySelector<HTMLElement>("[style*=bottom]")?.style.removeProperty("bottom");
  inside.dispatchEvent(new Event("scroll"));
  await vi.waitFor(() => expect(inset()).toMatch(/^min/));
});
