import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { canvases, known, SLOW, withStyles } from "../../testing/documents.tsx";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { DocumentViewer, type DocumentViewerProps } from "./document-viewer.tsx";

// Rules: docs/reference/claims.md#document-card

withStyles();
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

async function renderAt(
  width: number,
  props: DocumentViewerProps,
  settings?: Parameters<typeof renderOverSandbox>[1],
): Promise<void> {
  await page.viewport(width, 800);
  renderOverSandbox(<DocumentViewer {...props} compact />, settings);
}

const box = (): number | undefined =>
  document.querySelector(".ck-document-box")?.getBoundingClientRect().height;
const opener = (): Promise<HTMLElement> =>
  screen.findByRole("button", { name: "Open Current estimate" }, SLOW);

test("on a phone, a document is a card with its first page, its length and the download", async () => {
  await renderAt(360, known.tagged);
  expect(box()).toBe(152);
  await opener();

  expect(screen.getByText("PDF, 1 page")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Download the estimate" })).toBeTruthy();
  await expect.poll(canvases).toBe(1);
  expect(document.querySelector("canvas")?.parentElement?.clientWidth).toBeLessThanOrEqual(96);
  expect(box()).toBe(152);
  expect(screen.queryByRole("toolbar")).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
});

test("opens in the place of the card, with the focus on the document", async () => {
  await renderAt(360, known.tagged);
  (await opener()).focus();

  await userEvent.keyboard("{Enter}");

  expect(screen.getByRole("group", { name: "Current estimate" })).toBe(document.activeElement);
  expect(await screen.findByRole("toolbar", {}, SLOW)).toBeTruthy();
  expect(box()).toBe(500);
  expect(screen.queryByRole("button", { name: "Open Current estimate" })).toBeNull();
});

test("is shown at once if there is space, and a card when the window becomes narrow", async () => {
  await renderAt(800, known.tagged);
  expect(await screen.findByRole("toolbar", {}, SLOW)).toBeTruthy();
  expect(box()).toBe(500);

  await page.viewport(360, 800);

  await opener();
  expect(screen.queryByRole("toolbar")).toBeNull();
});

test("a document that is damaged is only as high as the message", async () => {
  await renderAt(1280, known.corrupt);
  await screen.findByRole("alert", {}, SLOW);

  expect(box()).toBeLessThan(120);
});

test("says how many pages there are, in Spanish too", async () => {
  await renderAt(360, known.long, inSpanish);

  await vi.waitFor(() => expect(screen.getByText(/^PDF, \d+ páginas$/)).toBeTruthy(), SLOW);
  expect(screen.getByRole("button", { name: "Abrir Current estimate" })).toBeTruthy();
});
