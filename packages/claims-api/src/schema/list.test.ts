import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { list } from "./list.ts";
import { object } from "./object.ts";
import { optional } from "./optional.ts";
import { DROPPED } from "./schema.ts";
import { requiredText } from "./values.ts";

const item = object({ name: requiredText, parts: optional(list(requiredText), []) });
const schema = object({ items: list(item) });

function read(items: unknown) {
  const { typed, output, issues = [] } = v.safeParse(schema, { items });
  return {
    items: typed ? output.items.map(({ name, parts }) => [name, ...parts].join(" ")) : undefined,
    dropped: issues.filter(({ type }) => type === DROPPED).map((issue) => v.getDotPath(issue)),
    faults: issues.filter(({ type }) => type !== DROPPED).map((issue) => v.getDotPath(issue)),
  };
}

describe("a list", () => {
  test.each([
    { case: "a list", wire: [{ name: "a" }, { name: "b" }], items: ["a", "b"] },
    { case: "an empty list", wire: [], items: [] },
    { case: "one object", wire: { name: "a" }, items: ["a"] },
    { case: "null", wire: null, items: [] },
  ])("may be $case", ({ wire, items }) => {
    expect(read(wire)).toEqual({ items, dropped: [], faults: [] });
  });

  test.each(["none", 7, true])("cannot be %j", (wire) => {
    expect(read(wire)).toEqual({ items: undefined, dropped: [], faults: ["items"] });
  });

  test("drops invalid items, with their paths", () => {
    const wire = [{ name: "a" }, {}, null, "text", { name: "b" }, { name: {} }];
    expect(read(wire)).toEqual({
      items: ["a", "b"],
      dropped: ["items.1", "items.2", "items.3", "items.5"],
      faults: [],
    });
  });

  test("is invalid if all its items are, with the path of the first fault", () => {
    expect(read([{ name: {} }, 7]).faults).toEqual(["items.0.name"]);
  });

  test("reports an item once, even with several errors", () => {
    expect(read([{ name: {}, parts: "x" }, { name: "a" }]).dropped).toEqual(["items.0"]);
  });

  test("keeps an item whose inner list dropped something", () => {
    expect(read([{ name: "a", parts: ["x", {}, "y"] }, { name: "b" }])).toEqual({
      items: ["a x y", "b"],
      dropped: ["items.0.parts.1"],
      faults: [],
    });
  });

  test("reports the first hundred of 10,000 invalid items, and counts the rest", () => {
    const items = [...Array.from({ length: 10_000 }, () => ({})), { name: "a" }];
    const { issues } = v.safeParse(schema, { items });
    expect(issues).toHaveLength(101);
    expect(issues?.at(-1)).toMatchObject({ type: "more", count: 9900 });
  });
});
