import { expect, test } from "vitest";
import { titleCase } from "./title-case.ts";

test.each([
  { text: "IN_PROGRESS", shown: "In Progress" },
  { text: "in progress", shown: "In Progress" },
  { text: "auto__collision  claim", shown: "Auto Collision Claim" },
  { text: " open ", shown: "Open" },
  { text: "éTAT", shown: "État" },
  { text: "UMPD PIP/BI", shown: "UMPD PIP/BI" },
  { text: "AUTO/GLASS - PD", shown: "Auto/Glass - PD" },
  { text: "ACME claim", shown: "ACME Claim" },
  { text: "", shown: "" },
  { text: "_", shown: "" },
])("shows '$text' as '$shown'", ({ text, shown }) => {
  expect(titleCase(text)).toBe(shown);
});
