import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { known, openViewer, withStyles } from "../../testing/documents.tsx";
import type { StructureNode } from "./pdf.ts";
import { Structure } from "./structure.tsx";

withStyles();
afterEach(cleanup);

const renderNode = (node: StructureNode): void => {
  render(<Structure node={node} headingLevel={4} />);
};

test("a tagged document has its headings in the outline of the page, and its tables", async () => {
  await openViewer(known.tagged);

  expect(
    await screen.findByRole("heading", { name: "Current estimate EST-1006-2", level: 4 }),
  ).toBeTruthy();
  expect(screen.getByRole("heading", { name: "What it costs", level: 5 })).toBeTruthy();
  const [work] = screen.getAllByRole("table");
  const rows = within(work ?? document.body).getAllByRole("row");
  expect(within(work ?? document.body).getAllByRole("columnheader")).toHaveLength(3);
  expect(within(rows[1] ?? document.body).getByRole("rowheader")).toBeTruthy();
  expect(within(rows[1] ?? document.body).getAllByRole("cell")).toHaveLength(2);
});

test("its text is not read twice: the text layer is only for the mouse", async () => {
  await openViewer(known.tagged);
  await screen.findByRole("heading", { name: "What it costs" });
  await expect.poll(() => document.querySelector(".ck-document-text")).toBeTruthy();

  expect(document.querySelector(".ck-document-text")?.closest("[aria-hidden='true']")).toBeTruthy();
  expect(
    document.querySelector(".ck-document-structure")?.closest("[lang]")?.getAttribute("lang"),
  ).toBe("en-US");
});

test("an untagged document is read from its text layer, in order", async () => {
  await openViewer(known.untagged);
  await expect.poll(() => document.querySelector(".ck-document-text")).toBeTruthy();

  const layer = document.querySelector(".ck-document-text");
  expect(layer?.closest("[aria-hidden='true']")).toBeNull();
  expect(layer?.textContent).toMatch(/^Repair estimate.*What is repaired.*What it costs/s);
  expect(document.querySelector(".ck-document-structure")).toBeNull();
});

test("the photos of a document have alternative text", async () => {
  await openViewer(known.long);
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));

  const second = screen.getByRole("group", { name: "Page 2 of 30" });
  expect((await within(second).findByRole("img")).ariaLabel).toMatch(/\w+ \w+/);
});

test.each([
  { node: { role: "H", children: ["A"] }, role: "heading" },
  { node: { role: "Title", children: ["A"] }, role: "heading" },
  { node: { role: "H9", children: ["A"] }, role: "heading" },
  { node: { role: "P", children: ["A"] }, role: "paragraph" },
  { node: { role: "BlockQuote", children: ["A"] }, role: "blockquote" },
  { node: { role: "Formula", alt: "a squared", children: ["a2"] }, role: "img" },
])("$node.role is a $role", ({ node, role }) => {
  renderNode(node);
  expect(screen.getByRole(role)).toBeTruthy();
});

test("a list is a list, and grouping tags have no role", () => {
  const item = (text: string): StructureNode => ({
    role: "LI",
    children: [{ role: "LBody", children: [{ role: "Span", children: [text] }] }],
  });
  renderNode({
    role: "Document",
    children: [
      { role: "Sect", children: [{ role: "L", children: [item("Door"), item("Paint")] }] },
    ],
  });

  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent?.trim())).toEqual(["Door", "Paint"]);
});

test("cells have their spans", () => {
  renderNode({
    role: "Table",
    children: [{ role: "TR", children: [{ role: "TD", colSpan: 2, rowSpan: 3, children: ["A"] }] }],
  });

  const cell = screen.getByRole("cell");
  expect([cell.ariaColSpan, cell.ariaRowSpan]).toEqual(["2", "3"]);
});
