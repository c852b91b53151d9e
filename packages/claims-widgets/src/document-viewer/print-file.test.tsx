import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { printFile } from "./print-file.ts";

const url = (): string => URL.createObjectURL(new Blob(["<p>"], { type: "text/html" }));
const frames = (): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>("iframe[data-claimkit='print']"),
];

beforeEach(() => {
  Object.defineProperty(navigator, "pdfViewerEnabled", { configurable: true, value: true });
  vi.spyOn(window, "open").mockReturnValue(null);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "pdfViewerEnabled");
  vi.restoreAllMocks();
  for (const frame of frames()) frame.remove();
});

/** Mocks printing in frames. */
function mockFrameWindow(print: () => void): EventTarget {
  const frameWindow = Object.assign(new EventTarget(), { print });
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(
    frameWindow as unknown as Window,
  );
  return frameWindow;
}

test("prints from a frame without size, focus or text", async () => {
  const print = vi.fn<() => void>();
  mockFrameWindow(print);
  const href = url();

  printFile(href);

  await expect.poll(() => print.mock.calls.length).toBe(1);
  const [frame] = frames();
  expect(frame?.src).toBe(href);
  expect(frame?.getBoundingClientRect().height).toBe(0);
  expect([frame?.tabIndex, frame?.ariaHidden]).toEqual([-1, "true"]);
  expect(window.open).not.toHaveBeenCalled();
});

test("removes the frame when printing has ended", async () => {
  const print = vi.fn<() => void>();
  const frameWindow = mockFrameWindow(print);

  printFile(url());
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(frames()).toHaveLength(1);
  frameWindow.dispatchEvent(new Event("afterprint"));

  expect(frames()).toEqual([]);
});

test("opens a tab if a policy of the page allows no frame", async () => {
  mockFrameWindow(() => {
    throw new DOMException("cross-origin", "SecurityError");
  });
  const href = url();

  printFile(href);

  await expect
    .poll(() => vi.mocked(window.open).mock.calls)
    .toEqual([[href, "_blank", "noopener"]]);
  expect(frames()).toEqual([]);
});

test("opens a tab in a browser without a PDF viewer", () => {
  Object.defineProperty(navigator, "pdfViewerEnabled", { configurable: true, value: false });
  const href = url();

  printFile(href);

  expect(window.open).toHaveBeenCalledExactlyOnceWith(href, "_blank", "noopener");
  expect(frames()).toEqual([]);
});
