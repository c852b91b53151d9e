import { act } from "@testing-library/react";
import { expect, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { presses } from "../press.ts";
import type { RenderExample } from "./render-example.ts";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";
/** Width of the window in px for each kind of press: a desktop and a phone. */
const USUAL = { mouse: 1280, touch: 360 };

/** The reverse: a tablet by touch, and a narrow window by mouse. */
export const UNUSUAL: typeof USUAL = { mouse: 360, touch: 1280 };

/**
 * A press on a button below the component, which moves the focus there, is a click: by mouse and by touch.
 * If the component changed its height on blur, the button would move before the release and get no `click`.
 *
 * @param before brings the component into a state in which blur changes it
 */
export async function keepsPressBelow(
  renderExample: RenderExample,
  before?: (container: HTMLElement) => Promise<void>,
  widths = USUAL,
): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  for (const { by, press } of presses) {
    await page.viewport(widths[by], 700);
    const { container } = renderExample({});
    // Without focusable elements, there is no blur.
    if (!container.querySelector(FOCUSABLE)) return;
    const below = container.appendChild(buttonBelow());
    const onClick = vi.fn();
    below.addEventListener("click", onClick);
    await before?.(container);
    if (!container.querySelector(":focus")) {
      act(() => container.querySelector<HTMLElement>(FOCUSABLE)?.focus());
    }

    await press(below);
    await vi.waitFor(() => expect(onClick, `by ${by} at ${widths[by]} px`).toHaveBeenCalledOnce());
    container.remove();
  }
}

/** Below any open list of the component. Moving by one line of text would move it away from the pointer. */
function buttonBelow(): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Below";
  button.style.cssText = "display: block; block-size: 20px; margin-block-start: 200px";
  return button;
}
