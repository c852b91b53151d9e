import { expect, test } from "vitest";
import { attributeNames, propValue } from "./attributes.ts";

test("reads a prop from its kebab-case attribute and from its name in lower case", () => {
  expect([...attributeNames(["claimNumber", "persona"])]).toEqual([
    ["claimnumber", "claimNumber"],
    ["claim-number", "claimNumber"],
    ["persona", "persona"],
  ]);
});

test.each([
  { given: "CLM-1", type: "string", value: "CLM-1" },
  { given: "", type: "string", value: "" },
  { given: 1006, type: "string", value: "1006" },
  { given: null, type: "string", value: undefined },
  { given: undefined, type: "boolean", value: undefined },
  { given: "", type: "boolean", value: true },
  { given: "true", type: "boolean", value: true },
  { given: "show-feedback", type: "boolean", value: true },
  { given: "false", type: "boolean", value: false },
  { given: "FALSE", type: "boolean", value: false },
  { given: null, type: "boolean", value: undefined },
  { given: true, type: "boolean", value: true },
  { given: false, type: "boolean", value: false },
  { given: "3", type: "number", value: 3 },
  { given: 3, type: "number", value: 3 },
  { given: "three", type: "number", value: undefined },
  { given: "", type: "number", value: undefined },
  { given: "a, b,,c ", type: "list", value: ["a", "b", "c"] },
  { given: ["a", "b"], type: "list", value: ["a", "b"] },
] as const)("reads $given as the $type $value", ({ given, type, value }) => {
  expect(propValue(given, type)).toEqual(value);
});
