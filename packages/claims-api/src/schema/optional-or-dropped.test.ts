import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { displayBlock } from "./display-block.ts";
import { list } from "./list.ts";
import { object } from "./object.ts";
import { optionalOrDropped } from "./optional-or-dropped.ts";
import { requiredText } from "./values.ts";

const schema = object({
  shop: optionalOrDropped(object({ name: requiredText, tags: list(requiredText) })),
});

function read(parser: v.GenericSchema, wire: unknown) {
  const { typed, output, issues = [] } = v.safeParse(parser, wire);
  return { typed, output, issues: issues.map((issue) => [issue.type, v.getDotPath(issue)]) };
}

describe("a part", () => {
  test.each([{}, { shop: null }])("may be missing, as in %j", (wire) => {
    expect(read(schema, wire)).toEqual({ typed: true, output: { shop: undefined }, issues: [] });
  });

  test("reports what its lists dropped", () => {
    expect(read(schema, { shop: { name: "A", tags: ["x", {}] } })).toEqual({
      typed: true,
      output: { shop: { name: "A", tags: ["x"] } },
      issues: [["dropped", "shop.tags.1"]],
    });
  });

  test.each([7, "A", [], {}, { name: "A", tags: 1 }])(
    "%j is left out and reported once",
    (shop) => {
      expect(read(schema, { shop })).toEqual({
        typed: true,
        output: { shop: undefined },
        issues: [["dropped", "shop"]],
      });
    },
  );
});

test.each([
  { wire: "Text", read: "Text" },
  { wire: 7, read: "7" },
  { wire: { displayKey: "Key" }, read: [{ displayKey: "Key", displayValue: "" }] },
  { wire: [], read: [] },
  { wire: "", read: undefined },
])("the block $wire is $read", ({ wire, read: block }) => {
  expect(v.parse(displayBlock, wire)).toEqual(block);
});

test("works inside a schema of valibot", () => {
  const outer = v.object({ part: optionalOrDropped(requiredText), list: list(requiredText) });
  expect(read(outer, { list: ["a", {}] })).toEqual({
    typed: true,
    output: { list: ["a"] },
    issues: [["dropped", "list.1"]],
  });
  expect(read(outer, { list: "a" }).issues).toEqual([["array", "list"]]);
});
