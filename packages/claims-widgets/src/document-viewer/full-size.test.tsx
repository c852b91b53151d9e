import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { known, openBytes, openViewer, SLOW, withStyles } from "../../testing/documents.tsx";
import { pdfOfPages } from "../../testing/many-pages.ts";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { DocumentViewer, type DocumentViewerProps } from "./document-viewer.tsx";
import type { StructureNode } from "./pdf.ts";
import { Reflow } from "./reflow.tsx";

// Rules: docs/reference/claims.md#full-size

withStyles();
beforeEach(() => page.viewport(360, 740));
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

/** The toggle of the dialog, or else of the viewer. */
const toggle = (): HTMLElement =>
  screen.getAllByRole("button", { name: "Text view" }).at(-1) ?? document.body;

/** Opens a document in the place of its card. */
async function openCard(): Promise<void> {
  renderOverSandbox(<DocumentViewer {...known.tagged} compact />);
  const open = { name: `Open ${known.tagged.title}` };
  await userEvent.click(await screen.findByRole("button", open, SLOW));
}

/** Opens a document in full size, as text. */
async function openAsText(props: DocumentViewerProps): Promise<HTMLElement> {
  await openViewer(props);
  await userEvent.click(screen.getByRole("button", { name: "Open full size" }));
  return screen.getByRole("dialog", { name: props.title });
}

/** Opens a document in full size, and waits until its first page is drawn. */
async function openFullSize(props: DocumentViewerProps): Promise<HTMLElement> {
  const dialog = await openAsText(props);
  await userEvent.click(toggle());
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
  test("is first on a phone, below two rows of controls, and Close is at the top right", async () => {
    await openCard();
    expect(toggle().ariaPressed).toBe("true");
    expect(toggle().textContent).toBe("Text view");
    expect(await screen.findByRole("heading", { name: "What it costs" })).toBeTruthy();
    expect(rowsOf(screen.getByRole("toolbar"))).toBe(2);

    await userEvent.click(screen.getByRole("button", { name: "Open full size" }));

    const dialog = screen.getByRole("dialog");
    expect(await within(dialog).findByRole("heading", { name: "What it costs" })).toBeTruthy();
    const close = within(dialog).getByRole("button", { name: "Close full size" });
    // The dialog moves in.
    await expect.poll(() => close.getBoundingClientRect().top).toBeLessThan(16);
    expect(close.getBoundingClientRect().right).toBeGreaterThan(340);
    const heading = within(dialog).getByRole("heading", { name: known.tagged.title });
    expect(heading.getBoundingClientRect().right).toBeLessThanOrEqual(
      close.getBoundingClientRect().left,
    );
    await userEvent.click(toggle());
    expect(rowsOf(within(dialog).getByRole("toolbar"))).toBe(2);
  });

  /** The rows of controls within a toolbar's own edges. */
  function rowsOf(toolbar: HTMLElement): number {
    const edges = toolbar.getBoundingClientRect();
    const middles = within(toolbar)
      .getAllByRole("button")
      .map((button) => button.getBoundingClientRect())
      .filter(({ top, right }) => top >= edges.top && right <= edges.right + 1)
      .map(({ top, height }) => Math.round(top + height / 2));
    return new Set(middles).size;
  }

  test("is left for the pages, whose first larger size still has the ends of the lines", async () => {
    await openCard();
    await userEvent.click(toggle());
    await vi.waitFor(() => expect(document.querySelector("canvas")).toBeTruthy(), SLOW);
    const pages = screen.getByRole("region", { name: known.tagged.title });
    const scale = (): string => pages.style.getPropertyValue("--ck-document-scale");
    const before = Number(scale());
    await vi.waitFor(() => expect(document.querySelector(".ck-document-text")).toBeTruthy(), SLOW);

    await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));

    await expect.poll(() => Number(scale())).toBeGreaterThan(before);
    const amount = screen
      .getAllByText("$1,023.40")
      .find((element) => element.closest(".ck-document-text"));
    const { left, right } = pages.getBoundingClientRect();
    expect(amount?.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    const label = screen
      .getAllByText("Left rear door shell")
      .find((element) => element.closest(".ck-document-text"));
    expect(label?.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
  });

  test("has the headings and tables of a tagged document, at 16 px, within the window", async () => {
    const dialog = await openAsText(known.tagged);

    const inside = within(dialog);
    expect(await inside.findByRole("heading", { name: "What it costs", level: 4 })).toBeTruthy();
    const [table] = dialog.querySelectorAll("table");
    expect(table?.querySelectorAll("th[scope=col]")).toHaveLength(3);
    const region = inside.getByRole("region", { name: known.tagged.title });
    expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    const cell = table?.querySelector("td:last-child");
    expect(cell && getComputedStyle(cell).fontSize).toBe("16px");
    const amount = document.createRange();
    amount.selectNodeContents(cell ?? document.body);
    expect(amount.getClientRects()).toHaveLength(1);
    expect(inside.queryByRole("button", { name: "Zoom in" })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test("has the lines of an untagged document", async () => {
    const dialog = await openAsText(known.untagged);

    expect(await within(dialog).findByText("What is repaired")).toBeTruthy();
  });

  test("is not first for a page without text, such as one that was scanned, and says so", async () => {
    openBytes(pdfOfPages(1));
    await userEvent.click(await screen.findByRole("button", { name: "Open full size" }, SLOW));
    await expect.poll(() => toggle().ariaPressed).toBe("false");

    await userEvent.click(toggle());

    expect(await screen.findByText("This page has no text.")).toBeTruthy();
  });

  test("shows the page that is turned to", async () => {
    const dialog = await openAsText(known.long);
    const inside = within(dialog);
    await inside.findAllByRole("heading", { level: 4 });
    const text = (): string | null =>
      inside.getByRole("region", { name: known.long.title }).textContent;
    const first = text();

    await userEvent.click(inside.getByRole("button", { name: "Next page" }));

    await expect.poll(text).not.toBe("");
    expect(text()).not.toBe(first);
    await userEvent.click(toggle());
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
