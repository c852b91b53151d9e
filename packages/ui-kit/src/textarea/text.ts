import { defineText } from "../messages/define-text.ts";

/** Messages of a textarea. */
export const textareaText = defineText("textarea", {
  remaining: "Characters remaining: {count}",
  over: "Characters over the limit: {count}",
  upTo: { one: "Up to {count} character.", other: "Up to {count} characters." },
  didNotFit: "Characters that did not fit: {count}",
});
