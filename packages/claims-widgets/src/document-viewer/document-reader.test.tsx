import { announcements, clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { canvases, known, openViewer, pagesOf, withStyles } from "../../testing/documents.tsx";

withStyles();
afterEach(cleanup);

const press = async (name: string): Promise<void> =>
  userEvent.click(screen.getByRole("button", { name }));
const field = (): HTMLInputElement => screen.getByRole("textbox", { name: "Page number" });
const pageBox = (name: string): DOMRect =>
  screen.getByRole("group", { name }).getBoundingClientRect();

test("renders each page, with its number", async () => {
  await openViewer(known.tagged);

  expect(screen.getByRole("group", { name: "Page 1 of 1" })).toBeTruthy();
  await expect.poll(canvases).toBe(1);
  const canvas = document.querySelector<HTMLCanvasElement>(".ck-document canvas");
  const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
  expect(pixels?.some((value, index) => index % 4 === 0 && value < 128)).toBe(true);
});

test("is 500 px high, including the toolbar", async () => {
  await openViewer(known.tagged);

  expect(document.querySelector(".ck-document-box")?.getBoundingClientRect().height).toBe(500);
});

test("shows 30 pages with 3 canvases at most, and renders each visible page", async () => {
  await openViewer(known.long);
  await expect.poll(canvases).toBe(3);

  let maximum = 0;
  for (let number = 1; number <= 30; number += 1) {
    await expect.poll(() => isRendered(`Page ${number} of 30`)).toBe(true);
    maximum = Math.max(maximum, canvases());
    screen.getByRole("button", { name: "Next page" }).click();
  }

  expect(maximum).toBe(3);
});

test("says so on a page that cannot be drawn, until it has been drawn", async () => {
  const { getContext } = HTMLCanvasElement.prototype;
  // A browser without enough memory has no context. Smaller canvases measure text.
  const failing = vi
    .spyOn(HTMLCanvasElement.prototype, "getContext")
    .mockImplementation(function context(this: HTMLCanvasElement, ...given: unknown[]) {
      return this.height > 400 ? null : Reflect.apply(getContext, this, given);
    });
  onTestFinished(() => failing.mockRestore());
  await openViewer(known.tagged);
  const message = "This page can't be shown. Download the document to read it.";
  expect(await screen.findByText(message, {}, { timeout: 20_000 })).toBeTruthy();
  expect(canvases()).toBe(0);

  failing.mockRestore();
  await press("Zoom in");

  await expect.poll(() => screen.queryByText(message)).toBeNull();
  expect(canvases()).toBe(1);
});

const isRendered = (name: string): boolean =>
  screen.getByRole("group", { name }).querySelector("canvas") !== null;

test("turns to the next and the previous page, and stops at both ends", async () => {
  await openViewer(known.long);
  const previous = screen.getByRole("button", { name: "Previous page" });
  expect(previous.getAttribute("aria-disabled")).toBe("true");

  await press("Next page");
  expect(field().value).toBe("2");
  expect(pageBox("Page 2 of 30").top).toBeLessThan(
    pagesOf("Current estimate").getBoundingClientRect().top + 20,
  );

  await press("Previous page");
  expect(field().value).toBe("1");
  await userEvent.click(previous, { force: true });
  expect(field().value).toBe("1");
});

test.each([
  { typed: "7", at: "7" },
  { typed: "99", at: "30" },
  { typed: "0", at: "1" },
  { typed: "seven", at: "1" },
  { typed: " ", at: "1" },
])("goes to page $at when '$typed' is typed", async ({ typed, at }) => {
  await openViewer(known.long);

  await userEvent.fill(field(), typed);
  await userEvent.keyboard("{Enter}");

  expect(field().value).toBe(at);
  await expect.poll(() => isRendered(`Page ${at} of 30`)).toBe(true);
  expect(field().value).toBe(at);
});

test("shows the page that is scrolled to in its field", async () => {
  await openViewer(known.long);

  const third = screen.getByRole("group", { name: "Page 3 of 30" });
  pagesOf("Current estimate").scrollTo({ top: third.offsetTop });

  await expect.poll(() => field().value).toBe("3");
});

test("zooms in steps from 50 to 300 %, and to the width of the viewer", async () => {
  await page.viewport(700, 900);
  await openViewer(known.tagged);
  const widthAt = (percent: number): number => (816 * percent) / 100;
  const width = (): number => Math.round(pageBox("Page 1 of 1").width);
  const viewerWidth = pagesOf("Current estimate").clientWidth - 8;
  expect(width()).toBe(viewerWidth);

  for (const percent of [100, 125, 150, 200, 250, 300]) {
    await press("Zoom in");
    expect(screen.getByText(`${percent}%`)).toBeTruthy();
    expect(width()).toBe(widthAt(percent));
  }
  expect(screen.getByRole("button", { name: "Zoom in" }).ariaDisabled).toBe("true");
  for (const percent of [250, 200, 150, 125, 100, 75, 50]) {
    await press("Zoom out");
    expect(width()).toBe(widthAt(percent));
  }
  expect(screen.getByRole("button", { name: "Zoom out" }).ariaDisabled).toBe("true");

  await press("Fit width");
  expect(width()).toBe(viewerWidth);
});

test("renders zoomed pages sharply, up to 4096 px per side", async () => {
  await openViewer(known.tagged);
  const height = (): number =>
    document.querySelector<HTMLCanvasElement>(".ck-document canvas")?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(0);
  const before = height();

  for (let step = 0; step < 3; step += 1) await press("Zoom in");

  await expect.poll(height).toBeGreaterThan(before * 1.4);
  expect(height()).toBeLessThanOrEqual(4096);
});

test("keeps the scroll position in the document when it is zoomed", async () => {
  await openViewer(known.long);
  await userEvent.fill(field(), "12");
  await userEvent.keyboard("{Enter}");

  await press("Zoom in");
  await press("Zoom in");

  await expect.poll(() => isRendered("Page 12 of 30")).toBe(true);
  expect(field().value).toBe("12");
  const scroller = pagesOf("Current estimate").getBoundingClientRect();
  expect(Math.abs(pageBox("Page 12 of 30").top - scroller.top)).toBeLessThan(40);
});

test("centers the page, also with a scrollbar that takes space", async () => {
  await page.viewport(360, 900);
  await openViewer(known.long);

  const middle = ({ left, right }: DOMRect): number => (left + right) / 2;
  const box = pagesOf("Current estimate").getBoundingClientRect();
  expect(middle(pageBox("Page 1 of 30"))).toBeCloseTo(middle(box), 0);
});

test("keeps the start of lines visible when zooming from there, and otherwise the center", async () => {
  await page.viewport(700, 900);
  await openViewer(known.tagged);
  const scroller = pagesOf("Current estimate");

  await press("Zoom in");
  await press("Zoom in");
  expect(scroller.scrollLeft).toBe(0);

  scroller.scrollTo({ left: 100 });
  const middle = (100 + scroller.clientWidth / 2) / scroller.scrollWidth;
  await press("Zoom in");
  expect((scroller.scrollLeft + scroller.clientWidth / 2) / scroller.scrollWidth).toBeCloseTo(
    middle,
    1,
  );
});

test("its text can be selected in place, and copied", async () => {
  await openViewer(known.untagged);
  await expect
    .poll(() => document.querySelectorAll(".ck-document-text span").length)
    .toBeGreaterThan(5);
  const words = [...document.querySelectorAll<HTMLElement>(".ck-document-text span")];
  const heading = words.find(({ textContent }) => textContent === "Repair estimate EST-1005-1");
  const line = words.find(({ textContent }) => textContent === "What is repaired");

  await userEvent.dragAndDrop(heading ?? document.body, line ?? document.body, {
    sourcePosition: { x: 1, y: 8 },
    targetPosition: { x: 100, y: 8 },
  });

  const selected = getSelection()?.toString();
  expect(selected).toContain("estimate EST-1005-1");
  expect(selected).toContain("What is rep");

  // Into the clipboard, and back.
  await userEvent.copy();
  const notes = document.createElement("textarea");
  document.body.append(notes);
  onTestFinished(() => notes.remove());
  notes.focus();
  await userEvent.paste();
  expect(notes.value).toContain("estimate EST-1005-1");
});

test("opens full screen at the current page, and returns to the page reached there", async () => {
  await openViewer(known.long);
  await userEvent.fill(field(), "4");
  await userEvent.keyboard("{Enter}");

  await press("Open full size");

  const dialog = screen.getByRole("dialog", { name: "Current estimate" });
  const inside = within(dialog);
  expect(inside.getByRole<HTMLInputElement>("textbox").value).toBe("4");
  await expect
    .poll(() => inside.getByRole("group", { name: "Page 4 of 30" }).querySelector("canvas"))
    .toBeTruthy();
  expect(canvases()).toBeLessThanOrEqual(3);
  await userEvent.click(inside.getByRole("button", { name: "Next page" }));
  await userEvent.click(inside.getByRole("button", { name: "Close full size" }));

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(field().value).toBe("5");
  await expect.poll(() => isRendered("Page 5 of 30")).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open full size" }));
});

test("announces the size when the user zooms, but not when full screen opens and closes", async () => {
  await openViewer(known.tagged);
  await press("Zoom in");
  await expect.poll(announcements).toContainEqual(expect.stringMatching(/^Zoom \d+%$/));
  clearAnnouncements();
  // Announcements of pages and sizes are delayed by half a second.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());

  await press("Open full size");
  await act(() => vi.advanceTimersByTimeAsync(700));
  const inside = within(screen.getByRole("dialog", { name: "Current estimate" }));
  await userEvent.click(inside.getByRole("button", { name: "Close full size" }));
  await act(() => vi.advanceTimersByTimeAsync(700));

  expect(announcements()).toEqual([]);
});
