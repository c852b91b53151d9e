import { expect, test } from "vitest";
import { FAQ_CATEGORIES, firstCategory } from "./categories.ts";

test("has the four categories in the order of a claim", () => {
  expect(FAQ_CATEGORIES).toEqual(["REPORT", "SERVICES", "REPAIRS", "PAYOUT"]);
});

test.each([
  { selected: "REPAIRS", category: "REPAIRS" },
  { selected: "repairs", category: "REPAIRS" },
  { selected: "CLOSE", category: "PAYOUT" },
  { selected: "TOWING", category: "REPORT" },
  { selected: "", category: "REPORT" },
  { selected: undefined, category: "REPORT" },
])("starts with $category if the page selects '$selected'", ({ selected, category }) => {
  expect(firstCategory(selected)).toBe(category);
});
