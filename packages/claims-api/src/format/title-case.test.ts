import { expect, test } from "vitest";
import { titleCase } from "./title-case.ts";

test.each([
  { text: "IN_PROGRESS", shown: "In Progress" },
  { text: "in progress", shown: "In Progress" },
  { text: "auto__collision  claim", shown: "Auto Collision Claim" },
  { text: " open ", shown: "Open" },
  { text: "éTAT", shown: "État" },
  { text: "", shown: "" },
  { text: "_", shown: "" },
])("shows '$text' as '$shown'", ({ text, shown }) => {
  expect(titleCase(text)).toBe(shown);
});
