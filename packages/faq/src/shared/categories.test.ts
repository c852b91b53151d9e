import { expect, test } from "vitest";
import { FAQ_CATEGORIES, firstCategory } from "./categories.ts";

test("has the four categories in the order of a claim", () => {
  expect(FAQ_CATEGORIES).toEqual(["REPORT", "SERVICES", "REPAIRS", "PAYOUT"]);
});

test.each([
  { named: "REPAIRS", category: "REPAIRS" },
  { named: "repairs", category: "REPAIRS" },
  { named: "CLOSE", category: "PAYOUT" },
  { named: "TOWING", category: "REPORT" },
  { named: "", category: "REPORT" },
  { named: undefined, category: "REPORT" },
])("starts with $category if the page names '$named'", ({ named, category }) => {
  expect(firstCategory(named)).toBe(category);
});
