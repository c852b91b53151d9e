import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";

test.each([
  { json: '{"id":9007199254740993001}', value: { id: "9007199254740993001" } },
  {
    json: "[20260417000000012, -20260417000000013]",
    value: ["20260417000000012", "-20260417000000013"],
  },
  {
    json: '{"text":"no. 20260417000000012, \\"20260417000000013\\""}',
    value: { text: 'no. 20260417000000012, "20260417000000013"' },
  },
  {
    json: "[0.1234567890123456789, 12345678901234567.5, 1e30, 123456789012345]",
    value: [0.12345678901234568, 12345678901234568, 1e30, 123456789012345],
  },
])("parses $json", ({ json, value }) => {
  expect(parseJson(json)).toEqual(value);
});

test.each([
  `["${"1".repeat(20)}`,
  `{"a":${"1".repeat(20)}`,
  `${"\\".repeat(50_000)}${"1".repeat(20)}`,
])("rejects what is not JSON: %.9s", (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});
