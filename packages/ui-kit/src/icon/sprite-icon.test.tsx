import { cleanup, render, screen } from "@testing-library/react";
import type { JSX } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, type Mock, test, vi } from "vitest";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import spriteSheet from "../../sprite.svg?url";
import { iconNames } from "./icon.tsx";
import { SpriteIcon } from "./sprite-icon.tsx";
import "../styles.css";

let asked: Mock<typeof fetch>;
let logged: Mock<typeof console.error>;

beforeEach(() => {
  asked = vi.spyOn(globalThis, "fetch");
  logged = vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.querySelector("meta[name=claimkit-sprite]")?.remove();
});

/** The page names its sprite sheet. Each test has an address of its own, for each is asked for once. */
function pageNames(address: string): void {
  const meta = document.head.appendChild(document.createElement("meta"));
  Object.assign(meta, { name: "claimkit-sprite", content: address });
}

const addressFor = (what: string): string => `${spriteSheet}?${what}`;

const drawnWidth = (root: ParentNode): number | undefined =>
  root.querySelector("use")?.getBBox().width;

const hrefIn = (root: ParentNode): string | null | undefined =>
  root.querySelector("use")?.getAttribute("href");

function requestsFor(address: string): PerformanceEntry[] {
  return performance.getEntriesByType("resource").filter(({ name }) => name.includes(address));
}

/** Longer than 20 tries take. */
async function tryToTheEnd(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2_200);
}

test("draws from the sheet that the page's meta tag names, once HEAD has found it", async () => {
  pageNames(addressFor("meta"));
  const { container } = render(<SpriteIcon spriteId="car" />);

  await vi.waitFor(() => expect(drawnWidth(container)).toBeGreaterThan(10));

  expect(asked).toHaveBeenCalledExactlyOnceWith(
    addressFor("meta"),
    expect.objectContaining({ method: "HEAD" }),
  );
});

test("draws from the default location when the page names no sheet", async () => {
  const { container } = render(<SpriteIcon spriteId="car" />);

  await vi.waitFor(() => expect(hrefIn(container)).toBe("/media/sprite.svg#car"));
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  { what: "is not there", answer: async () => new Response(null, { status: 404 }) },
  { what: "can't be reached", answer: () => Promise.reject(new TypeError("Failed to fetch")) },
])("draws from the default location when what the page names $what", async ({ what, answer }) => {
  asked.mockImplementation(answer);
  pageNames(`/${what}.svg`);
  const { container } = render(<SpriteIcon spriteId="car" />);

  await vi.waitFor(() => expect(hrefIn(container)).toBe("/media/sprite.svg#car"));
});

test("fetches one file for many pictures", async () => {
  pageNames(addressFor("many"));
  const { container } = render(
    <>
      {iconNames.map((name) => (
        <SpriteIcon key={name} spriteId={name} />
      ))}
    </>,
  );

  await vi.waitFor(() => {
    for (const svg of container.querySelectorAll("svg")) expect(drawnWidth(svg)).toBeGreaterThan(0);
  });

  expect(asked).toHaveBeenCalledTimes(1);
  // The first is HEAD's; the other is the browser's own, for the first picture.
  expect(requestsFor(addressFor("many"))).toHaveLength(2);
});

test("draws in a shadow root", async () => {
  pageNames(addressFor("shadow"));
  const shadow = renderInShadowRoot(<SpriteIcon spriteId="car" />);

  await vi.waitFor(() => expect(drawnWidth(shadow)).toBeGreaterThan(10));
});

test("draws another picture when its id changes", async () => {
  pageNames(addressFor("change"));
  const { container, rerender } = render(<SpriteIcon spriteId="car" />);
  rerender(<SpriteIcon spriteId="phone" />);

  await vi.waitFor(() => expect(hrefIn(container)).toBe(`${addressFor("change")}#phone`));
});

test("fetches nothing on a server", () => {
  expect(renderToString(<SpriteIcon spriteId="car" title="Vehicle" />)).toContain("Vehicle");
  expect(asked).not.toHaveBeenCalled();
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

test("looks for its picture 20 times, each time a little later", async () => {
  vi.useFakeTimers();
  asked.mockResolvedValue(new Response("", { status: 404 }));
  const looks = vi.spyOn(SVGUseElement.prototype, "getBBox");
  pageNames("/late.svg");
  render(<SpriteIcon spriteId="car" />);

  await vi.advanceTimersByTimeAsync(100);
  const early = looks.mock.calls.length;
  await tryToTheEnd();

  expect(early).toBeGreaterThan(2);
  expect(early).toBeLessThan(10);
  expect(looks).toHaveBeenCalledTimes(20);
});

test("says 'Icon sprite failed to load' in the console, once for all", async () => {
  vi.useFakeTimers();
  asked.mockImplementation(
    async (_, init) => new Response("", { status: init?.method === "HEAD" ? 200 : 404 }),
  );
  pageNames("/gone.svg");
  render(<Two />);

  await tryToTheEnd();

  expect(logged.mock.calls).toEqual([["Icon sprite failed to load", "/gone.svg"]]);
});

test("says 'Sprite id not found' in the console, once for each id", async () => {
  vi.useFakeTimers();
  asked.mockImplementation(async () => new Response('<symbol id="car"></symbol>'));
  pageNames("/other-ids.svg");
  render(
    <>
      <SpriteIcon spriteId="unicorn" />
      <SpriteIcon spriteId="unicorn" />
      <SpriteIcon spriteId="dragon" />
    </>,
  );

  await tryToTheEnd();

  expect(logged.mock.calls).toEqual([
    ["Sprite id not found", "/other-ids.svg#unicorn"],
    ["Sprite id not found", "/other-ids.svg#dragon"],
  ]);
});

test("says nothing of a picture that is only hidden", async () => {
  vi.useFakeTimers();
  asked.mockImplementation(async () => new Response('<symbol id="car"></symbol>'));
  pageNames("/hidden.svg");
  render(
    <div hidden>
      <SpriteIcon spriteId="car" />
    </div>,
  );

  await tryToTheEnd();

  expect(asked).toHaveBeenCalledTimes(2);
  expect(logged).not.toHaveBeenCalled();
});

test("stops looking when it is taken away", async () => {
  vi.useFakeTimers();
  pageNames("/away.svg");
  asked.mockImplementation(async () => new Response(""));
  const { unmount } = render(<SpriteIcon spriteId="car" />);
  await vi.advanceTimersByTimeAsync(50);

  unmount();
  await tryToTheEnd();

  expect(asked).toHaveBeenCalledTimes(1);
  expect(logged).not.toHaveBeenCalled();
});
