import type { FeedbackRecord } from "../events/feedback-record.ts";

/** In px; the shorter side of phones is below it, that of tablets above. */
const SHORTEST_TABLET = 600;

/** Which kind of device somebody answers on: what they point with decides, then the size. */
export function deviceOf(shorterSide: number, isTouched: boolean): FeedbackRecord["device"] {
  if (!isTouched) return "desktop";
  return shorterSide < SHORTEST_TABLET ? "mobile" : "tablet";
}

/** The device that this page is on. */
export function deviceHere(): FeedbackRecord["device"] {
  // jsdom, in which hosts test, has no media queries.
  const isTouched = "matchMedia" in globalThis && matchMedia("(pointer: coarse)").matches;
  return deviceOf(Math.min(innerWidth, innerHeight), isTouched);
}
