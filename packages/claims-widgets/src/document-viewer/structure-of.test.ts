import { expect, test } from "vitest";
import { structureOf } from "./structure-of.ts";

type Items = Parameters<typeof structureOf>[1];

/** Items as pdf.js returns them: text within a mark, or only the marks. */
const marked = (id: string, ...texts: string[]): unknown[] => [
  { type: "beginMarkedContentProps", tag: "P", id },
  ...texts.map((str) => ({ str, hasEOL: false })),
  { type: "endMarkedContent" },
];
const items = (...all: unknown[]): Items => all as Items;
const content = (id: string): { type: string; id: string } => ({ type: "content", id });
const root = (...children: Parameters<typeof structureOf>[0][]) => ({
  role: "Root",
  children: children.filter((child) => child !== null),
});

test("puts the text between two marks into the element that refers to the mark", () => {
  const structure = structureOf(
    root({ role: "H1", children: [content("m1")] }, { role: "P", children: [content("m2")] }),
    items(...marked("m1", "Repair ", "estimate"), ...marked("m2", "Claim 1")),
  );

  expect(structure?.children).toEqual([
    { role: "H1", children: ["Repair estimate"] },
    { role: "P", children: ["Claim 1"] },
  ]);
});

test("a line break is a space between words", () => {
  const lines = [
    { type: "beginMarkedContentProps", id: "m1" },
    { str: "If the shop", hasEOL: true },
    { str: "finds more", hasEOL: true },
    { type: "endMarkedContent" },
  ];
  expect(
    structureOf(root({ role: "P", children: [content("m1")] }), items(...lines))?.children,
  ).toEqual([{ role: "P", children: ["If the shop finds more"] }]);
});

test("a mark without an id belongs to the one around it", () => {
  const nested = [
    { type: "beginMarkedContentProps", id: "m1" },
    { str: "Total ", hasEOL: false },
    { type: "beginMarkedContent" },
    { str: "$1", hasEOL: false },
    { type: "endMarkedContent" },
    { type: "endMarkedContent" },
    { str: "and what is in no mark", hasEOL: false },
  ];
  expect(
    structureOf(root({ role: "TD", children: [content("m1")] }), items(...nested))?.children,
  ).toEqual([{ role: "TD", children: ["Total $1"] }]);
});

test("keeps alternative text and spans of cells, and leaves out empty elements", () => {
  const structure = structureOf(
    root(
      { role: "Figure", alt: "The left front door", children: [] },
      { role: "P", children: [content("of another page")] },
      { role: "TH", scope: "Row", colSpan: 2, children: [content("m1")] },
    ),
    items(...marked("m1", "Total")),
  );

  expect(structure?.children).toEqual([
    { role: "Figure", alt: "The left front door", children: [] },
    { role: "TH", scope: "Row", colSpan: 2, children: ["Total"] },
  ]);
});

test("a row keeps its empty cells, so that its columns are in line", () => {
  const structure = structureOf(
    root(
      {
        role: "TR",
        children: [
          { role: "TD", children: [] },
          { role: "TD", children: [content("m1")] },
        ],
      },
      { role: "TR", children: [{ role: "TD", children: [content("of another page")] }] },
    ),
    items(...marked("m1", "$1")),
  );

  expect(structure?.children).toEqual([
    {
      role: "TR",
      children: [
        { role: "TD", children: [] },
        { role: "TD", children: ["$1"] },
      ],
    },
  ]);
});

test.each([
  { case: "a page without marks", tree: null },
  { case: "marks around nothing", tree: root({ role: "P", children: [content("m9")] }) },
])("$case has no structure", ({ tree }) => {
  expect(structureOf(tree, items(...marked("m1", "Total")))).toBeUndefined();
});
