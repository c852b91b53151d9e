import { announcements, clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { canvases, known, openBytes, pagesOf, SLOW, withStyles } from "../../testing/documents.tsx";
import { pdfOfPages, pdfOfSharedPages } from "../../testing/many-pages.ts";

withStyles();
afterEach(cleanup);

const { title } = known.long;
const field = (): HTMLInputElement => screen.getByRole("textbox", { name: "Page number" });
const elements = (): number => document.querySelectorAll(".ck-document *").length;
const opened = (): Promise<HTMLElement> => screen.findByRole("toolbar", { name: title }, SLOW);
const isRendered = (page: string): boolean =>
  screen.queryByRole("group", { name: page })?.querySelector("canvas") !== null;

async function goTo(page: string): Promise<void> {
  await userEvent.fill(field(), page);
  await userEvent.keyboard("{Enter}");
}

test("a document of 2,000 pages costs no more than one of thirty, at any position", async () => {
  openBytes(pdfOfPages(30));
  await opened();
  await expect.poll(canvases).toBe(3);
  await goTo("15");
  await expect.poll(() => isRendered("Page 15 of 30")).toBe(true);
  const usual = elements();
  cleanup();

  openBytes(pdfOfPages(2000));
  await opened();
  const scroller = pagesOf(title);
  const length = scroller.scrollHeight;
  for (const page of ["1000", "1999", "3"]) {
    await goTo(page);
    await expect.poll(() => isRendered(`Page ${page} of 2000`)).toBe(true);
    expect(field().value).toBe(page);
    expect(elements()).toBeLessThanOrEqual(usual);
    expect(canvases()).toBeLessThanOrEqual(3);
    expect(scroller.scrollHeight).toBe(length);
  }
});

test.each(["1,500", " 1500 ", "1.500", "1 500"])(
  "goes to page '%s' as the count is written",
  async (page) => {
    openBytes(pdfOfPages(2000));
    await opened();

    await goTo(page);

    expect(field().value).toBe("1500");
  },
);

test("keys and scrolling reach every page of a long document, and announce the position", async () => {
  openBytes(pdfOfPages(2000));
  await opened();
  const scroller = pagesOf(title);
  scroller.focus();
  clearAnnouncements();

  await userEvent.keyboard("{End}");
  await expect.poll(() => field().value).toBe("2000");
  await expect.poll(() => isRendered("Page 2,000 of 2,000")).toBe(true);
  await expect.poll(announcements).toContain("Page 2,000 of 2,000");

  scroller.scrollTo({ top: scroller.scrollHeight / 2 });
  await expect.poll(() => field().value).toBe("1001");
  await expect.poll(() => isRendered("Page 1,001 of 2,000")).toBe(true);

  await userEvent.keyboard("{Home}");
  await expect.poll(() => field().value).toBe("1");
  await expect.poll(() => isRendered("Page 1 of 2,000")).toBe(true);
});

test("stays at the current page when pages above it turn out to have another size", async () => {
  openBytes(pdfOfPages(50, (page) => (page % 2 === 0 ? "792 400" : "612 792")));
  await opened();

  for (const page of [20, 31]) {
    await goTo(String(page));
    const name = `Page ${page} of 50`;
    await expect.poll(() => isRendered(name)).toBe(true);
    await expect.poll(() => isRendered(`Page ${page - 1} of 50`)).toBe(true);
    expect(field().value).toBe(String(page));
    const { top } = screen.getByRole("group", { name }).getBoundingClientRect();
    expect(Math.abs(top - pagesOf(title).getBoundingClientRect().top)).toBeLessThanOrEqual(1);
  }
});

test.each([
  { case: "of 2,001 pages", bytes: () => pdfOfPages(2001) },
  { case: "that declares 100,000 pages in a kilobyte", bytes: pdfOfSharedPages },
])("a document $case is not shown, but can be downloaded", async ({ bytes }) => {
  const { events } = openBytes(bytes());

  expect((await screen.findByRole("alert", {}, SLOW)).textContent).toBe(
    "This document is too long to show here. Download it to read it.",
  );
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Download the estimate" });
  expect(await (await fetch(link.href)).text()).toMatch(/^%PDF-/);
  await expect
    .poll(() => events)
    .toContainEqual(
      expect.objectContaining({ type: "ck:error", userMessageId: "document-viewer.long" }),
    );
});

test("a document without pages is not damaged", async () => {
  openBytes(pdfOfPages(0));

  expect(await screen.findByText("This document has no pages.", {}, SLOW)).toBeTruthy();
});
