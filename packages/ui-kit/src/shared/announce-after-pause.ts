import { announce } from "../announcer/announcer.ts";

/** Pause in typing, in ms, before a message is announced. */
const PAUSE_MS = 1_000;

interface Plan {
  message: string;
  timer: ReturnType<typeof setTimeout>;
}

const plans = new WeakMap<Element, Plan>();

/**
 * Announces a message to screen readers once the user pauses in typing, if the focus is still in the
 * control. Announces only the last of several messages, and never repeats one.
 */
export function announceAfterPause(message: string, control: Element): void {
  const before = plans.get(control);
  if (before?.message === message) return;

  clearTimeout(before?.timer);
  const timer = setTimeout(() => {
    if (control.matches(":focus")) announce(message, control);
  }, PAUSE_MS);
  plans.set(control, { message, timer });
}
