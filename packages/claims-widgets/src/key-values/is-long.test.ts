import { expect, test } from "vitest";
import { isLong } from "./is-long.ts";

test.each([
  { text: "10/23/2026", is: false },
  { text: "Terminal 2, Chicago, IL", is: false },
  { text: "$45.50 per day / $1,365 per accident", is: true },
  { text: "short.north@example.com", is: true },
  { text: "", is: false },
])("'$text' is long: $is", ({ text, is }) => {
  expect(isLong(text)).toBe(is);
});
