import { cdp, server, userEvent } from "vitest/browser";

/** Time between press and release, long enough for the page to change in between. */
const HELD = 90;

/** Presses an element at its center by mouse or, in Chromium, by touch. */
export const presses: { by: "mouse" | "touch"; press: (target: HTMLElement) => Promise<void> }[] = [
  { by: "mouse", press: (target) => userEvent.click(target, { delay: HELD }) },
];
if (server.browser === "chromium") presses.push({ by: "touch", press: tap });

async function tap(target: HTMLElement): Promise<void> {
  const box = target.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / innerWidth || 1;
  const x = frame.x + scale * (box.x + box.width / 2);
  const y = frame.y + scale * (box.y + box.height / 2);

  const session = cdp();
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
