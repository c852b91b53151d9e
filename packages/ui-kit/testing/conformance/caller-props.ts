import { fireEvent } from "@testing-library/react";
import { expect, vi } from "vitest";
import type { RenderExample } from "./render-example.ts";
import { stayOnPage } from "./stay-on-page.ts";

/** `ref`, `id`, `className`, `style`, `data-*` and `aria-*` are all set on one element, in addition to the kit's. */
export function keepsAttributes(renderExample: RenderExample): void {
  const ref = vi.fn<(element: Element | null) => void>();
  const attributes = {
    "data-claim": "1",
    "aria-details": "more",
    "aria-label": "Own label",
    lang: "es",
  };

  const { element } = renderExample({
    ...attributes,
    ref,
    className: "host",
    style: { order: 7 },
    "aria-describedby": "own",
  });

  expect.soft(ref, "ref").toHaveBeenCalledWith(element);
  expect.soft([...element.classList]).toEqual([expect.stringMatching(/^ck-/), "host"]);
  expect.soft(element.style.order, "style").toBe("7");
  for (const [name, value] of Object.entries(attributes)) {
    expect.soft(element.getAttribute(name), name).toBe(value);
  }
  const description = element.getAttribute("aria-describedby")?.split(" ");
  expect.soft(description, "aria-describedby").toContain("own");
}

/** With `hidden`, nothing of the component has a box, neither the element nor its wrappers and siblings. */
export function hides(renderExample: RenderExample): void {
  const { container, element } = renderExample({ hidden: true });

  // The other options of a group stay visible.
  const all = element?.closest("fieldset > *") ?? container;
  const shown = [...all.querySelectorAll("*")].filter((each) => each.getClientRects().length > 0);
  expect(shown).toEqual([]);
}

/** With `hidden="until-found"`, the element keeps its box, as in HTML, so that find-in-page finds it. */
export function hidesUntilFound(renderExample: RenderExample): void {
  const { element } = renderExample({});
  if (!(element instanceof HTMLElement)) return;
  const { display } = getComputedStyle(element);

  // React renders any value of `hidden` as a boolean attribute.
  element.setAttribute("hidden", "until-found");

  expect(getComputedStyle(element)).toMatchObject({ display, contentVisibility: "hidden" });
}

/** Handlers of the caller are called once, in addition to those of the component. */
export function callsHandlers(renderExample: RenderExample): void {
  stayOnPage();
  const handlers = Object.fromEntries(
    Object.keys(events).map((name) => [name, vi.fn<() => void>()]),
  );
  const { element } = renderExample(handlers);
  // Users interact with the options of a group.
  const option = element.matches("fieldset") && element.querySelector("input:enabled");
  const target = option || element;
  // A dialog that opens takes the focus.
  vi.clearAllMocks();

  for (const [name, event] of Object.entries(events)) {
    // Only form controls get `invalid`, which does not bubble.
    if (name === "onInvalid" && !target.matches("input, select, textarea")) continue;
    // A focusable disabled button ignores clicks.
    if (name === "onClick" && target.ariaDisabled) continue;
    fireEvent(target, event());
    expect.soft(handlers[name], name).toHaveBeenCalledTimes(1);
    vi.clearAllMocks();
  }
}

const events: Record<string, () => Event> = {
  onFocus: () => new FocusEvent("focusin", { bubbles: true }),
  onPointerDown: () => new PointerEvent("pointerdown", { bubbles: true }),
  onMouseDown: () => new MouseEvent("mousedown", { bubbles: true }),
  onMouseUp: () => new MouseEvent("mouseup", { bubbles: true }),
  onClick: () => new MouseEvent("click", { bubbles: true, cancelable: true }),
  onKeyDown: () => new KeyboardEvent("keydown", { bubbles: true, key: "a" }),
  onKeyUp: () => new KeyboardEvent("keyup", { bubbles: true, key: "a" }),
  onInput: () => new InputEvent("input", { bubbles: true }),
  onPaste: () => new ClipboardEvent("paste", { bubbles: true, clipboardData: new DataTransfer() }),
  onInvalid: () => new Event("invalid", { cancelable: true }),
  onBlur: () => new FocusEvent("focusout", { bubbles: true }),
};
