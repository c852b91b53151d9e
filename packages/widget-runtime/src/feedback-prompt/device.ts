import type { FeedbackRecord } from "../events/feedback-record.ts";

/** In px. The shorter side of phones is smaller, that of tablets larger. */
const SHORTEST_TABLET = 600;

/** The kind of device: by its pointer first, then by its size. */
export function deviceOf(shorterSide: number, isTouched: boolean): FeedbackRecord["device"] {
  if (!isTouched) return "desktop";
  return shorterSide < SHORTEST_TABLET ? "mobile" : "tablet";
}

/** The device of this page. */
export function deviceHere(): FeedbackRecord["device"] {
  // jsdom, used in hosts' tests, has no media queries.
  const isTouched = "matchMedia" in globalThis && matchMedia("(pointer: coarse)").matches;
  return deviceOf(Math.min(innerWidth, innerHeight), isTouched);
}
