import { act } from "@testing-library/react";
import { expect, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { presses } from "../press.ts";
import type { Draw } from "./draw.ts";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";
/** The width of the window for each way to press, in px: a desktop and a phone. */
const USUAL = { mouse: 1280, touch: 360 };

/** The other way round: a tablet with a finger, a narrow window with a mouse. */
export const UNUSUAL: typeof USUAL = { mouse: 360, touch: 1280 };

/**
 * A press on a button below the component, which takes the focus out of it, clicks the button: by mouse
 * and by touch. A button that moves between press and release gets no `click`.
 *
 * @param before brings the component to where leaving it changes it
 */
export async function keepsPressBelow(
  draw: Draw,
  before?: (container: HTMLElement) => Promise<void>,
  widths = USUAL,
): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  for (const { by, press } of presses) {
    // oxlint-disable-next-line no-await-in-loop -- one window
    await page.viewport(widths[by], 700);
    const { container } = draw({});
    // Nothing in it can have the focus, so no press takes it away.
    if (!container.querySelector(FOCUSABLE)) return;
    const below = container.appendChild(buttonBelow());
    const onClick = vi.fn();
    below.addEventListener("click", onClick);
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await before?.(container);
    if (!container.querySelector(":focus")) {
      act(() => container.querySelector<HTMLElement>(FOCUSABLE)?.focus());
    }

    // oxlint-disable-next-line no-await-in-loop -- likewise
    await press(below);
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await vi.waitFor(() => expect(onClick, `by ${by} at ${widths[by]} px`).toHaveBeenCalledOnce());
    container.remove();
  }
}

/** Lower than a list that the component may have open. Moving by a line of text takes it from under the finger. */
function buttonBelow(): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Below";
  button.style.cssText = "display: block; block-size: 20px; margin-block-start: 200px";
  return button;
}
