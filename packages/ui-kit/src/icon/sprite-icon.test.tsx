import { cleanup, render, screen } from "@testing-library/react";
import type { JSX } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, type Mock, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import spriteSheet from "../../sprite.svg?url";
import { iconNames } from "./icon.tsx";
import { SpriteIcon } from "./sprite-icon.tsx";
import "../styles.css";

let fetchSpy: Mock<typeof fetch>;
let consoleError: Mock<typeof console.error>;

beforeEach(() => {
  fetchSpy = vi.spyOn(globalThis, "fetch");
  consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.querySelector("meta[name=claimkit-sprite]")?.remove();
});

/** Sets the page's sprite sheet. Each test has its own URL, because each URL is checked only once. */
function setSpriteUrl(url: string): void {
  const meta = document.head.appendChild(document.createElement("meta"));
  Object.assign(meta, { name: "claimkit-sprite", content: url });
}

const urlFor = (what: string): string => `${spriteSheet}?${what}`;

const renderedWidth = (root: ParentNode): number | undefined =>
  root.querySelector("use")?.getBBox().width;

const hrefIn = (root: ParentNode): string | null | undefined =>
  root.querySelector("use")?.getAttribute("href");

function requestsFor(url: string): PerformanceEntry[] {
  return performance.getEntriesByType("resource").filter(({ name }) => name.includes(url));
}

/** Advances timers past the last of 20 attempts. */
async function runAllAttempts(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2_200);
}

test("uses the sheet of the page's meta tag after a successful HEAD request", async () => {
  setSpriteUrl(urlFor("meta"));
  const { container } = render(<SpriteIcon spriteId="car" />);

  await vi.waitFor(() => expect(renderedWidth(container)).toBeGreaterThan(10));

  expect(fetchSpy).toHaveBeenCalledExactlyOnceWith(
    urlFor("meta"),
    expect.objectContaining({ method: "HEAD" }),
  );
});

test("uses the default URL if the page has no meta tag", async () => {
  const { container } = render(<SpriteIcon spriteId="car" />);

  await vi.waitFor(() => expect(hrefIn(container)).toBe("/media/sprite.svg#car"));
  expect(fetchSpy).not.toHaveBeenCalled();
});

test.each([
  { what: "is missing", answer: async () => new Response(null, { status: 404 }) },
  { what: "can't be reached", answer: () => Promise.reject(new TypeError("Failed to fetch")) },
])("uses the default URL if the sheet of the meta tag $what", async ({ what, answer }) => {
  fetchSpy.mockImplementation(answer);
  setSpriteUrl(`/${what}.svg`);
  const { container } = render(<SpriteIcon spriteId="car" />);

  await vi.waitFor(() => expect(hrefIn(container)).toBe("/media/sprite.svg#car"));
});

test("fetches one file for many icons", async () => {
  setSpriteUrl(urlFor("many"));
  const { container } = render(
    <>
      {iconNames.map((name) => (
        <SpriteIcon key={name} spriteId={name} />
      ))}
    </>,
  );

  await vi.waitFor(() => {
    for (const svg of container.querySelectorAll("svg"))
      expect(renderedWidth(svg)).toBeGreaterThan(0);
  });

  expect(fetchSpy).toHaveBeenCalledTimes(1);
  // The first is the HEAD request; the other is the browser's own, for the first icon.
  expect(requestsFor(urlFor("many"))).toHaveLength(2);
});

test("works in a shadow root", async () => {
  setSpriteUrl(urlFor("shadow"));
  const shadow = renderInShadowRoot(<SpriteIcon spriteId="car" />);

  await vi.waitFor(() => expect(renderedWidth(shadow)).toBeGreaterThan(10));
});

test("shows another icon when its id changes", async () => {
  setSpriteUrl(urlFor("change"));
  const { container, rerender } = render(<SpriteIcon spriteId="car" />);
  rerender(<SpriteIcon spriteId="phone" />);

  await vi.waitFor(() => expect(hrefIn(container)).toBe(`${urlFor("change")}#phone`));
});

test("fetches nothing on a server", () => {
  expect(renderToString(<SpriteIcon spriteId="car" title="Vehicle" />)).toContain("Vehicle");
  expect(fetchSpy).not.toHaveBeenCalled();
});

test.each([
  { size: undefined, pixels: 24 },
  { size: "small", pixels: 16 },
] as const)("is $pixels px wide in the size $size", ({ size, pixels }) => {
  render(<SpriteIcon spriteId="car" title="Vehicle" size={size} />);

  expect(screen.getByRole("img", { name: "Vehicle" }).getBoundingClientRect().width).toBe(pixels);
});

function Two(): JSX.Element {
  return (
    <>
      <SpriteIcon spriteId="car" />
      <SpriteIcon spriteId="car" />
    </>
  );
}

test("checks 20 times whether its icon is loaded, with increasing delays", async () => {
  vi.useFakeTimers();
  fetchSpy.mockResolvedValue(new Response("", { status: 404 }));
  const measurements = vi.spyOn(SVGUseElement.prototype, "getBBox");
  setSpriteUrl("/late.svg");
  render(<SpriteIcon spriteId="car" />);

  await vi.advanceTimersByTimeAsync(100);
  const early = measurements.mock.calls.length;
  await runAllAttempts();

  expect(early).toBeGreaterThan(2);
  expect(early).toBeLessThan(10);
  expect(measurements).toHaveBeenCalledTimes(20);
});

test("shows an icon of a sheet that failed to load at first", async () => {
  const block = (urls: string[]): Promise<unknown> =>
    cdp().send("Network.setBlockedURLs", { urls });
  await cdp().send("Network.enable");
  await block(["*late-sheet*"]);
  onTestFinished(() => void block([]));
  fetchSpy.mockResolvedValueOnce(new Response());
  setSpriteUrl(urlFor("late-sheet"));
  const failed = vi.fn();
  document.addEventListener("error", failed, { capture: true, once: true });
  const { container } = render(<SpriteIcon spriteId="car" />);
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());

  await block([]);

  await vi.waitFor(() => expect(renderedWidth(container)).toBeGreaterThan(10));
});

test("logs 'Icon sprite failed to load' once", async () => {
  vi.useFakeTimers();
  fetchSpy.mockImplementation(
    async (_, init) => new Response("", { status: init?.method === "HEAD" ? 200 : 404 }),
  );
  setSpriteUrl("/gone.svg");
  render(<Two />);

  await runAllAttempts();

  expect(consoleError.mock.calls).toEqual([["Icon sprite failed to load", "/gone.svg"]]);
});

test("logs 'Sprite id not found' once for each id", async () => {
  vi.useFakeTimers();
  fetchSpy.mockImplementation(async () => new Response('<symbol id="car"></symbol>'));
  setSpriteUrl("/other-ids.svg");
  render(
    <>
      <SpriteIcon spriteId="unicorn" />
      <SpriteIcon spriteId="unicorn" />
      <SpriteIcon spriteId="dragon" />
    </>,
  );

  await runAllAttempts();

  expect(consoleError.mock.calls).toEqual([
    ["Sprite id not found", "/other-ids.svg#unicorn"],
    ["Sprite id not found", "/other-ids.svg#dragon"],
  ]);
});

test("logs nothing for an icon that is only hidden", async () => {
  vi.useFakeTimers();
  fetchSpy.mockImplementation(async () => new Response('<symbol id="car"></symbol>'));
  setSpriteUrl("/hidden.svg");
  render(
    <div hidden>
      <SpriteIcon spriteId="car" />
    </div>,
  );

  await runAllAttempts();

  expect(fetchSpy).toHaveBeenCalledTimes(2);
  expect(consoleError).not.toHaveBeenCalled();
});

test("stops checking when it is unmounted", async () => {
  vi.useFakeTimers();
  setSpriteUrl("/away.svg");
  fetchSpy.mockImplementation(async () => new Response(""));
  const { unmount } = render(<SpriteIcon spriteId="car" />);
  await vi.advanceTimersByTimeAsync(50);

  unmount();
  await runAllAttempts();

  expect(fetchSpy).toHaveBeenCalledTimes(1);
  expect(consoleError).not.toHaveBeenCalled();
});
