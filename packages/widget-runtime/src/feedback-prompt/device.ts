import type { FeedbackRecord } from "../events/feedback-record.ts";

/** In px. A phone is narrower on its shorter side, a tablet is not. */
const SHORTEST_TABLET = 600;

/** The device of this page: by its pointer first, then by the shorter side of its window. */
export function deviceHere(): FeedbackRecord["device"] {
  // jsdom, used in hosts' tests, has no media queries.
  const isTouched = "matchMedia" in globalThis && matchMedia("(pointer: coarse)").matches;
  if (!isTouched) return "desktop";
  return Math.min(innerWidth, innerHeight) < SHORTEST_TABLET ? "mobile" : "tablet";
}
