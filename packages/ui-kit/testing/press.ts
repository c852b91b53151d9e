import { cdp, server, userEvent } from "vitest/browser";

/** How long a press is held, in ms: long enough for the page to change under it. */
const HELD = 90;

/** Ways to press an element at its center, as a user's hand does. Touch needs Chromium. */
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
