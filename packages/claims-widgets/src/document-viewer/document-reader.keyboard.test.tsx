import { cleanup, fireEvent, screen } from "@testing-library/react";
import { createPortal } from "react-dom";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { known, openViewer, pagesOf, SLOW, withStyles } from "../../testing/documents.tsx";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { DocumentViewer } from "./document-viewer.tsx";

withStyles();
afterEach(cleanup);

const shown = (): string | undefined =>
  document.querySelector(".ck-document-percent")?.textContent ?? undefined;
const focused = (): string | null | undefined => document.activeElement?.getAttribute("aria-label");

test("pages: Page Down and Page Up scroll by a screen, Home and End to both ends", async () => {
  await openViewer(known.long);
  const scroller = pagesOf("Current estimate");
  scroller.focus();

  await userEvent.keyboard("{PageDown}");
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(200);
  await userEvent.keyboard("{End}");
  await expect
    .poll(() => scroller.scrollTop + scroller.clientHeight)
    .toBeGreaterThan(scroller.scrollHeight - 2);
  await expect
    .poll(() => screen.getByRole<HTMLInputElement>("textbox", { name: "Page number" }).value)
    .toBe("30");
  await userEvent.keyboard("{PageUp}");
  await expect
    .poll(() => scroller.scrollTop + scroller.clientHeight)
    .toBeLessThan(scroller.scrollHeight - 200);
  await userEvent.keyboard("{Home}");
  await expect.poll(() => scroller.scrollTop).toBe(0);
});

test("pages: + and − zoom; with Ctrl they are the browser's, and so is Ctrl+P", async () => {
  await openViewer(known.tagged);
  pagesOf("Current estimate").focus();
  expect(shown()).not.toBe("125%");

  await userEvent.keyboard("+");
  const larger = shown();
  await userEvent.keyboard("=");
  expect(shown()).not.toBe(larger);
  await userEvent.keyboard("-");
  expect(shown()).toBe(larger);

  const prevented: string[] = [];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) prevented.push(event.key);
    // The browser's own shortcuts are not tested.
    event.preventDefault();
  };
  addEventListener("keydown", onKeyDown);
  await userEvent.keyboard("{Control>}p+-{/Control}");
  removeEventListener("keydown", onKeyDown);
  expect(prevented).toEqual([]);
  expect(shown()).toBe(larger);
});

test("toolbar: is one tab stop, and returns to the control that was focused last", async () => {
  await openViewer(known.long);
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));

  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(pagesOf("Current estimate"));
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(focused()).toBe("Next page");
});

test("toolbar: Right and Left move between controls, wrapping around; Home and End to both ends", async () => {
  await openViewer(known.long);
  screen.getByRole("button", { name: "Previous page" }).focus();

  const passed: (string | null | undefined)[] = [];
  for (let step = 0; step < 9; step += 1) {
    await userEvent.keyboard("{ArrowRight}");
    passed.push(focused());
  }
  expect(passed).toEqual([
    "Next page",
    "Page number",
    "Zoom out",
    "Zoom in",
    "Fit width",
    "Download",
    "Print",
    "Open full size",
    "Previous page",
  ]);
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toBe("Open full size");
  await userEvent.keyboard("{Home}");
  expect(focused()).toBe("Previous page");
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("Open full size");
});

test("toolbar: within the page number, arrow keys move the caret, and move on from its end", async () => {
  await openViewer(known.long);
  screen.getByRole("button", { name: "Next page" }).focus();
  await userEvent.keyboard("{ArrowRight}12{ArrowLeft}");
  expect(focused()).toBe("Page number");

  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("Page number");
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("Zoom out");
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("12");
});

test("toolbar: within the page number, arrow keys move the caret in a frame too", async () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  onTestFinished(() => frame.remove());
  const inside = frame.contentDocument as Document;
  renderOverSandbox(createPortal(<DocumentViewer {...known.long} />, inside.body));
  await expect.poll(() => inside.querySelector("[role=toolbar]"), SLOW).not.toBeNull();
  const field = inside.querySelector("input") as HTMLInputElement;
  fireEvent.input(field, { target: { value: "12" } });
  field.focus();
  field.setSelectionRange(1, 1);

  const isHandled = !fireEvent.keyDown(field, { key: "ArrowRight" });

  expect(isHandled).toBe(false);
  expect(inside.activeElement).toBe(field);
});

test("full screen: Escape closes it, and restores the focus", async () => {
  await openViewer(known.long);
  screen.getByRole("button", { name: "Open full size" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("dialog", { name: "Current estimate" })).toBeTruthy();

  await userEvent.keyboard("{Escape}");

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(focused()).toBe("Open full size");
});
