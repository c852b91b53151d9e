import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityFaults } from "../../testing/accessibility-faults.ts";
import { known, openBytes, openViewer, SLOW, withStyles } from "../../testing/documents.tsx";
import { pdfOfPages } from "../../testing/many-pages.ts";
import type { DocumentViewerProps } from "./document-viewer.tsx";
import type { StructureNode } from "./pdf.ts";
import { Reflow } from "./reflow.tsx";

// Rules: docs/reference/claims.md#full-size

withStyles();
beforeEach(() => page.viewport(360, 740));
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

/** Opens a document in full size, and waits until its first page is drawn. */
async function openFullSize(props: DocumentViewerProps): Promise<HTMLElement> {
  await openViewer(props);
  await userEvent.click(screen.getByRole("button", { name: "Open full size" }));
  const dialog = screen.getByRole("dialog", { name: props.title });
  await vi.waitFor(() => expect(dialog.querySelector("canvas")).toBeTruthy(), SLOW);
  return dialog;
}

const pagesIn = (dialog: HTMLElement): HTMLElement =>
  within(dialog).getByRole("region", { name: known.tagged.title });
const scaleIn = (dialog: HTMLElement): number =>
  Number(pagesIn(dialog).style.getPropertyValue("--ck-document-scale"));

test("the text fits the window: margins are out of view, on both sides", async () => {
  const dialog = await openFullSize(known.tagged);
  const pages = pagesIn(dialog);
  await vi.waitFor(() => expect(pages.scrollLeft).toBeGreaterThan(0), SLOW);
  await vi.waitFor(() => expect(dialog.querySelector(".ck-document-text span")).toBeTruthy(), SLOW);

  const box = pages.getBoundingClientRect();
  // Without the space for scrollbars, on both sides.
  const left = box.left + (box.width - pages.clientWidth) / 2;
  const right = left + pages.clientWidth;
  const texts = [...dialog.querySelectorAll(".ck-document-text span")]
    .filter(({ textContent }) => textContent.trim())
    .map((text) => text.getBoundingClientRect());
  const first = Math.min(...texts.map((text) => text.left));
  const last = Math.max(...texts.map((text) => text.right));
  expect(first).toBeGreaterThanOrEqual(left);
  expect(last).toBeLessThanOrEqual(right + 1);
  expect(first - left).toBeLessThan(16);
  expect(right - last).toBeLessThan(16);
});

/** Dispatches a touch with one or two fingers, as they are and as they change. */
function touch(type: string, box: HTMLElement, points: readonly (readonly [number, number])[]) {
  const touches = points.map(
    ([clientX, clientY], identifier) => new Touch({ identifier, target: box, clientX, clientY }),
  );
  const isUp = type === "touchend";
  const event = new TouchEvent(type, {
    bubbles: true,
    cancelable: true,
    touches: isUp ? touches.slice(1) : touches,
    changedTouches: isUp ? touches.slice(0, 1) : touches,
  });
  act(() => void box.dispatchEvent(event));
  return event;
}

describe("by touch", () => {
  test("a pinch zooms the document instead of the page, and stays below the fingers", async () => {
    const dialog = await openFullSize(known.tagged);
    const pages = pagesIn(dialog);
    await vi.waitFor(() => expect(pages.scrollLeft).toBeGreaterThan(0), SLOW);
    const before = scaleIn(dialog);
    const sheet = within(dialog).getByRole("group", { name: "Page 1 of 1" });
    const shareAt = (x: number): number => {
      const { left, width } = sheet.getBoundingClientRect();
      return (x - left) / width;
    };
    const held = shareAt(150);

    touch("touchstart", pages, [
      [100, 300],
      [200, 300],
    ]);
    const move = touch("touchmove", pages, [
      [50, 300],
      [250, 300],
    ]);
    expect(move.defaultPrevented).toBe(true);
    expect(scaleIn(dialog)).toBeCloseTo(before * 2);
    touch("touchend", pages, [
      [50, 300],
      [250, 300],
    ]);

    expect(scaleIn(dialog)).toBeCloseTo(before * 2);
    expect(shareAt(150)).toBeCloseTo(held, 1);
  });

  test("a double tap enlarges the text below it, and another one fits it again", async () => {
    const dialog = await openFullSize(known.tagged);
    const pages = pagesIn(dialog);
    await vi.waitFor(() => expect(pages.scrollLeft).toBeGreaterThan(0), SLOW);
    const before = scaleIn(dialog);
    const tap = (): void => {
      touch("touchstart", pages, [[180, 300]]);
      touch("touchend", pages, [[180, 300]]);
    };

    tap();
    expect(scaleIn(dialog)).toBeCloseTo(before);
    tap();
    expect(scaleIn(dialog)).toBeCloseTo(before * 2);

    tap();
    tap();
    expect(scaleIn(dialog)).toBeCloseTo(before);
  });

  test("outside of the dialog, touches are the browser's", async () => {
    await openViewer(known.tagged);
    const pages = screen.getByRole("region", { name: known.tagged.title });

    touch("touchstart", pages, [
      [100, 300],
      [200, 300],
    ]);

    expect(
      touch("touchmove", pages, [
        [50, 300],
        [250, 300],
      ]).defaultPrevented,
    ).toBe(false);
  });
});

describe("the text view", () => {
  const toggle = (dialog: HTMLElement): HTMLElement =>
    within(dialog).getByRole("button", { name: "Text view" });

  test("has the headings and tables of a tagged document, at 16 px, within the window", async () => {
    const dialog = await openFullSize(known.tagged);

    await userEvent.click(toggle(dialog));

    const inside = within(dialog);
    expect(toggle(dialog).ariaPressed).toBe("true");
    expect(await inside.findByRole("heading", { name: "What it costs", level: 4 })).toBeTruthy();
    const [table] = dialog.querySelectorAll("table");
    expect(table?.querySelectorAll("th[scope=col]")).toHaveLength(3);
    const region = inside.getByRole("region", { name: known.tagged.title });
    expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    const cell = table?.querySelector("td");
    expect(cell && getComputedStyle(cell).fontSize).toBe("16px");
    expect(inside.queryByRole("button", { name: "Zoom in" })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);

    await userEvent.click(toggle(dialog));
    await vi.waitFor(() => expect(dialog.querySelector("canvas")).toBeTruthy(), SLOW);
  });

  test("has the lines of an untagged document", async () => {
    const dialog = await openFullSize(known.untagged);

    await userEvent.click(toggle(dialog));

    expect(await within(dialog).findByText("What is repaired")).toBeTruthy();
  });

  test("says that a page has no text, such as one that was scanned", async () => {
    openBytes(pdfOfPages(1));
    await userEvent.click(await screen.findByRole("button", { name: "Open full size" }, SLOW));
    const dialog = screen.getByRole("dialog");

    await userEvent.click(toggle(dialog));

    expect(await within(dialog).findByText("This page has no text.")).toBeTruthy();
  });

  test("shows the page that is turned to", async () => {
    const dialog = await openFullSize(known.long);
    await userEvent.click(toggle(dialog));
    const inside = within(dialog);
    await inside.findAllByRole("heading");
    const text = (): string | null =>
      inside.getByRole("region", { name: known.long.title }).textContent;
    const first = text();

    await userEvent.click(inside.getByRole("button", { name: "Next page" }));

    await expect.poll(text).not.toBe("");
    expect(text()).not.toBe(first);
    await userEvent.click(toggle(dialog));
    expect(inside.getByRole<HTMLInputElement>("textbox").value).toBe("2");
  });
});

describe("the structure of a page becomes text", () => {
  const rendered = (node: StructureNode): string =>
    render(<Reflow node={node} headingLevel={3} />).container.innerHTML;

  test.each([
    { node: { role: "P", children: ["One", "two"] }, html: "<p>One two </p>" },
    { node: { role: "Figure", alt: "A door", children: [] }, html: "<p>A door</p>" },
    { node: { role: "Span", children: ["One"] }, html: "<span>One </span>" },
    {
      node: {
        role: "L",
        children: [
          {
            role: "LI",
            children: [
              { role: "Lbl", children: ["1."] },
              { role: "LBody", children: ["Paint"] },
            ],
          },
        ],
      },
      html: "<ul><li><span>1. </span><span>Paint </span></li></ul>",
    },
    {
      node: {
        role: "Sect",
        lang: "es",
        children: [{ role: "P", children: [{ role: "Table", children: [] }, "Uno"] }],
      },
      html: '<div lang="es"><div><table><tbody></tbody></table>Uno </div></div>',
    },
    {
      node: {
        role: "Table",
        children: [
          {
            role: "THead",
            children: [
              { role: "TR", children: [{ role: "TH", scope: "Column", children: ["Part"] }] },
            ],
          },
          {
            role: "TR",
            children: [
              { role: "TH", scope: "Row", children: ["Door"] },
              { role: "TD", colSpan: 2, children: [] },
            ],
          },
        ],
      },
      html: '<table><tbody><tr><th scope="col">Part </th></tr><tr><th scope="row">Door </th><td colspan="2"></td></tr></tbody></table>',
    },
  ])("$html", ({ node, html }) => {
    expect(rendered(node)).toBe(html);
  });
});
