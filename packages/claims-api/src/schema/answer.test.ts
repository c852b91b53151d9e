import * as v from "valibot";
import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { optionalText } from "./values.ts";

const schema = answer({ latestUpdate: optionalText, displayText: optionalText });

test.each([{ latestUpdate: "today" }, { latestUpdate: null }, { displayText: "", unknown: 1 }])(
  "%j is valid",
  (wire) => {
    expect(v.is(schema, wire)).toBe(true);
  },
);

test.each([
  {},
  { error: "log in" },
  [],
  [{ latestUpdate: "today" }],
  null,
  undefined,
  "latestUpdate",
  7,
  JSON.parse('{"__proto__":{"latestUpdate":"today"}}'),
])("%j is invalid", (wire) => {
  expect(v.is(schema, wire)).toBe(false);
});
