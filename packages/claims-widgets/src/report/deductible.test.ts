import { expect, test } from "vitest";
import { deductiblesOf, hasVanished } from "./deductible.ts";

const coverages = [
  { name: "Collision", deductible: "$1,000.00" },
  { name: "Medical Payments", deductible: undefined },
  { name: "Glass", deductible: "Waived" },
];

test("formats the deductible of each coverage that has one, and keeps words unchanged", () => {
  expect(deductiblesOf(coverages, [])).toEqual([
    { coverage: "Collision", amount: "$1,000" },
    { coverage: "Glass", amount: "Waived" },
  ]);
});

test("leaves out a deductible that a row of the report already shows", () => {
  expect(deductiblesOf(coverages, [{ displayKey: " collision", displayValue: "$1,000" }])).toEqual([
    { coverage: "Glass", amount: "Waived" },
  ]);
});

test("keeps a deductible whose row has no value, and so is not shown", () => {
  expect(deductiblesOf(coverages.slice(0, 1), [row("Collision", "")])).toEqual([
    { coverage: "Collision", amount: "$1,000" },
  ]);
});

test("leaves out allowances, which the customer receives", () => {
  expect(deductiblesOf([{ name: "Rental", deductible: "40 / 1200" }], [])).toEqual([]);
});

const collision = (deductible: string | undefined) => ({ name: "Collision", deductible });
const comprehensive = (deductible: string) => ({ name: "Comprehensive", deductible });
const row = (displayKey: string, displayValue: string) => ({ displayKey, displayValue });

test.each([
  { vanished: true, coverageInfo: [collision("0")] },
  { vanished: true, coverageInfo: [collision("0.00")] },
  { vanished: true, coverageInfo: [collision("$0")] },
  { vanished: true, coverageInfo: [collision("$0.00"), comprehensive("0")] },
  {
    vanished: true,
    incidentType: "Collision",
    coverageInfo: [collision("$0"), { name: "Glass", deductible: undefined }],
  },
  { vanished: true, coverageInfo: [collision("$0"), { name: "Rental", deductible: "$40" }] },
  {
    vanished: true,
    coverageInfo: [collision("$0"), { name: "Rental", deductible: "$40" }],
    displayInfo: [row("Rental", "$40 / $1,200")],
  },
  { vanished: true, displayInfo: [row("Collision", "$0")] },
  { vanished: true, coverageInfo: [collision("$0")], displayInfo: [row("Collision", "")] },
  { vanished: true, displayInfo: [row("Deductible", "$0"), row("Location", "Columbus")] },
  { vanished: true, displayInfo: [row("Su deducible", "$0 de deducible")] },
  {
    vanished: true,
    incidentType: "Collision - rear end",
    coverageInfo: [collision("$0"), comprehensive("$500")],
  },
  {
    vanished: true,
    incidentType: "Colisión",
    coverageInfo: [collision("$0"), comprehensive("$500")],
  },
  { vanished: false, coverageInfo: [collision("$250.00")] },
  { vanished: false, coverageInfo: [collision("Waived")] },
  { vanished: false, coverageInfo: [collision(undefined)] },
  { vanished: false, coverageInfo: [collision("$0"), { name: "Glass", deductible: undefined }] },
  {
    vanished: false,
    incidentType: "Collision",
    coverageInfo: [collision(undefined), comprehensive("$0")],
  },
  { vanished: false, coverageInfo: [collision("$500"), comprehensive("$0")] },
  { vanished: false, coverageInfo: [comprehensive("$0")], displayInfo: [row("Collision", "500")] },
  { vanished: false, coverageInfo: [collision("$0")], displayInfo: [row("Colisión", "$500")] },
  { vanished: false, displayInfo: [row("Note", "$0 deductible"), row("Deductible", "$500")] },
  {
    vanished: false,
    incidentType: "Collision",
    coverageInfo: [collision("$500"), comprehensive("$0")],
  },
  {
    vanished: false,
    incidentType: "Collision",
    coverageInfo: [collision("$0")],
    displayInfo: [row("Deductible", "$500")],
  },
  { vanished: false, coverageInfo: [] },
  { vanished: false, hasVanishing: false, coverageInfo: [collision("$0")] },
])(
  "reports that nothing is left to pay only if every deductible that can apply is zero: %j",
  ({ vanished, ...report }) => {
    const known = { hasVanishing: true, incidentType: "Hail", coverageInfo: [], displayInfo: [] };
    expect(hasVanished({ ...known, ...report })).toBe(vanished);
  },
);
