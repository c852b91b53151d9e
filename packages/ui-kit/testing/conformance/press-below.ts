import { act } from "@testing-library/react";
import { expect, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import type { Draw } from "./draw.ts";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";

/**
 * Nothing below the component moves between press and release while the press takes the focus out of it,
 * at the width of a phone and of a desktop: a button that moves gets no `click`.
 *
 * @param before brings the component to where leaving it changes it
 */
export async function keepsPressBelow(
  draw: Draw,
  before?: (container: HTMLElement) => Promise<void>,
): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  for (const width of [360, 1280]) {
    // oxlint-disable-next-line no-await-in-loop -- one window
    await page.viewport(width, 700);
    const { container } = draw({});
    const below = container.ownerDocument.createElement("button");
    container.append(below);
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await before?.(container);
    if (!container.querySelector(":focus")) {
      act(() => container.querySelector<HTMLElement>(FOCUSABLE)?.focus());
    }
    const { y } = below.getBoundingClientRect();

    act(() => {
      below.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
      below.focus();
    });
    expect(below.getBoundingClientRect().y, `at ${width} px`).toBe(y);

    // oxlint-disable-next-line no-await-in-loop -- likewise
    await act(async () => {
      below.dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
      below.click();
    });
    container.remove();
  }
}
