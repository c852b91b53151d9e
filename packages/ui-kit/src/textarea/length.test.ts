import { expect, test } from "vitest";
import { lengthAsSent } from "./length.ts";

test.each([
  { what: "plain text", text: "Hail", length: 4 },
  { what: "an accent in one piece", text: "Peñón", length: 5 },
  { what: "a line break, as two", text: "a\nb", length: 4 },
  { what: "a line break that came as two", text: "a\r\nb", length: 4 },
  { what: "an emoji, as UTF-16 does", text: "🚗", length: 2 },
  { what: "nothing", text: "", length: 0 },
])("counts $what", ({ text, length }) => {
  expect(lengthAsSent(text)).toBe(length);
});
