import { expect, test } from "vitest";
import { deductiblesOf, hasVanished } from "./deductible.ts";

const coverages = [
  { name: "Collision", deductible: "$1,000.00" },
  { name: "Medical Payments", deductible: undefined },
  { name: "Glass", deductible: "Waived" },
];

test("writes the deductible of each coverage that has one, and leaves words as they are", () => {
  expect(deductiblesOf(coverages, [])).toEqual([
    { coverage: "Collision", amount: "$1,000" },
    { coverage: "Glass", amount: "Waived" },
  ]);
});

test("leaves out a deductible that a row of the report already tells of", () => {
  expect(deductiblesOf(coverages, [{ displayKey: " collision", displayValue: "$1,000" }])).toEqual([
    { coverage: "Glass", amount: "Waived" },
  ]);
});

test.each([
  { hasVanishing: true, deductible: "0", vanished: true },
  { hasVanishing: true, deductible: "0.00", vanished: true },
  { hasVanishing: true, deductible: "$0", vanished: true },
  { hasVanishing: true, deductible: "$0.00", vanished: true },
  { hasVanishing: true, deductible: "$250.00", vanished: false },
  { hasVanishing: true, deductible: "Waived", vanished: false },
  { hasVanishing: true, deductible: undefined, vanished: false },
  { hasVanishing: false, deductible: "$0", vanished: false },
])(
  "A vanishing deductible of 0 or 0.00: vanishing $hasVanishing with $deductible has vanished: $vanished (spec 000 section 5)",
  ({ hasVanishing, deductible, vanished }) => {
    expect(hasVanished(hasVanishing, [{ name: "Collision", deductible }])).toBe(vanished);
  },
);
