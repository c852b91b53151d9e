import { act } from "@testing-library/react";
import { createElement, type JSX } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, vi } from "vitest";
import { stayOnPage } from "./stay-on-page.ts";
import { writePastReact } from "./write-past-react.ts";

const USABLE = "a[href], button, input, select, textarea, [tabindex]";

/**
 * Unmounting throws nothing, logs nothing and leaves nothing on the page: right after the first render, right
 * after a use of any control, and a frame later, during animations and scrolling, with an open popup or a
 * running timer. Styles that the page sets in the meantime stay.
 */
export async function unmountsAtAnyMoment(Example: (props: object) => JSX.Element): Promise<void> {
  const errors = collectErrors();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  stayOnPage();
  const { documentElement: root, body } = document;
  const before = pageState();

  const first = mount(Example);
  const { length } = usableIn(first.container);
  first.unmount();
  for (let index = 0; index < length; index += 1) {
    const { container, unmount } = mount(Example);
    operate(usableIn(container)[index]);
    unmount();
  }

  const copies = Array.from({ length }, () => mount(Example));
  // Components measure overflow in the first frame.
  await nextFrame();
  for (const [index, { container }] of copies.entries()) operate(usableIn(container)[index]);
  for (const { container } of copies) operate(usableIn(container).at(-1));
  await nextFrame();
  for (const { style } of [root, body]) style.setProperty("--host", "1");
  // The first opened is the first removed, as in independent parts of a page.
  for (const { unmount } of copies) unmount();
  await nextFrame();
  await act(async () => vi.runAllTimers());

  expect(errors()).toEqual([]);
  expect([root, body].map(({ style }) => style.removeProperty("--host"))).toEqual(["1", "1"]);
  expect(pageState()).toEqual(before);
}

interface Copy {
  container: HTMLElement;
  unmount: () => void;
}

/** Mounts a narrow copy, where tabs and tables have to scroll; returns how to unmount it. */
function mount(Example: (props: object) => JSX.Element): Copy {
  const container = document.body.appendChild(document.createElement("div"));
  container.style.inlineSize = "200px";
  const root = createRoot(container);
  act(() => root.render(createElement(Example)));
  return {
    container,
    unmount: () => {
      act(() => root.unmount());
      container.remove();
    },
  };
}

function usableIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(USABLE)];
}

/** Focuses, fills, clicks and presses a key. */
function operate(control: HTMLElement | undefined): void {
  if (!control) return;
  act(() => {
    control.focus();
    if (
      control.matches(
        "input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea",
      )
    )
      writePastReact(control, "Ohio");
  });
  act(() => control.click());
  act(
    () =>
      void control.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true })),
  );
}

async function nextFrame(): Promise<void> {
  await act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
}

function collectErrors(): () => unknown[] {
  const errors: unknown[] = [];
  const collect = (event: Event): void => {
    event.preventDefault();
    errors.push(event instanceof ErrorEvent ? event.message : event.type);
  };
  const spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  for (const kind of ["error", "unhandledrejection"]) {
    addEventListener(kind, collect);
    onTestFinished(() => removeEventListener(kind, collect));
  }
  return () => [...errors, ...spies.flatMap(({ mock }) => mock.calls)];
}

/** State of the page that a component may change. */
function pageState(): unknown[] {
  const { documentElement: root, body, adoptedStyleSheets } = document;
  const around = [...body.children].filter((each) => !each.matches("ck-announcer"));
  return [
    [root, body].map(({ style }) => style.cssText),
    [root, body].map(({ inert, className }) => [inert, className]),
    around.map((each) => each.outerHTML),
    adoptedStyleSheets.length,
  ];
}
