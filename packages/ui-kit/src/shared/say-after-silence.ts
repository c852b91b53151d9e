import { announce } from "../announcer/announcer.ts";

/** Who types is told nothing; who has paused for this long, in ms, wants to know. */
const SILENCE = 1_000;

interface Plan {
  message: string;
  timer: ReturnType<typeof setTimeout>;
}

const plans = new WeakMap<Element, Plan>();

/**
 * Speaks to users of screen readers once they pause in typing, if they are still in the control; of
 * several messages the last one, and the same one not twice.
 */
export function sayAfterSilence(message: string, control: Element): void {
  const before = plans.get(control);
  if (before?.message === message) return;

  clearTimeout(before?.timer);
  const timer = setTimeout(() => {
    if (control.matches(":focus")) announce(message, control);
  }, SILENCE);
  plans.set(control, { message, timer });
}
