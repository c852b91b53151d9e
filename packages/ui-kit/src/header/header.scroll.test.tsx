import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { atWidth, button, focused, HeaderPage, press } from "../../testing/header-page.tsx";
import { renderInFrame } from "../../testing/in-frame.tsx";
import "../styles.css";
import { animationsEnded } from "../../testing/animations-ended.ts";

afterEach(() => {
  cleanup();
  window.scrollTo({ top: 0, behavior: "instant" });
});

const top = (): number => screen.getByRole("banner").getBoundingClientRect().top;

/** Scrolls as by touch, and waits until the page and the header stop moving. */
async function scrollTo(y: number): Promise<void> {
  window.scrollTo({ top: y, behavior: "instant" });
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await animationsEnded();
}

const isVisible = async (): Promise<boolean> => {
  await animationsEnded();
  const { bottom } = screen.getByRole("banner").getBoundingClientRect();
  return bottom > 0;
};

describe("sticky", () => {
  beforeEach(() => atWidth(600));

  test("auto: hides after 96 px of downward scroll, and reappears after 96 px of upward scroll", async () => {
    render(<HeaderPage sticky="auto" />);

    await scrollTo(95);
    expect(top()).toBe(0);
    await scrollTo(96);
    expect(await isVisible()).toBe(false);

    await scrollTo(1000);
    await scrollTo(905);
    expect(await isVisible()).toBe(false);
    await scrollTo(904);
    expect(top()).toBe(0);

    await scrollTo(999);
    expect(top()).toBe(0);
    await scrollTo(1000);
    expect(await isVisible()).toBe(false);
  });

  test("auto: the distance is measured from where the direction changed, and the header is shown at the top", async () => {
    render(<HeaderPage sticky="auto" />);
    await scrollTo(500);
    await scrollTo(450);
    await scrollTo(550);
    await scrollTo(460);
    expect(await isVisible()).toBe(false);

    await scrollTo(0);
    expect(top()).toBe(0);
  });

  test.each(["auto", "on"] as const)("%s: a wide window always shows it", async (sticky) => {
    await page.viewport(1000, 700);
    render(<HeaderPage sticky={sticky} />);

    await scrollTo(1000);

    expect(top()).toBe(0);
  });

  test("on: a small window always shows it, too", async () => {
    render(<HeaderPage sticky="on" />);

    await scrollTo(1000);

    expect(top()).toBe(0);
  });

  test("off: it stays where it is on the page", async () => {
    render(<HeaderPage sticky="off" />);

    await scrollTo(1000);

    expect(top()).toBe(-1000);
  });

  test("auto: hides on downward scroll in a scroll container around it, but not in another one", async () => {
    render(
      <>
        <div data-testid="app" style={{ blockSize: "500px", overflow: "auto" }}>
          <HeaderPage sticky="auto" />
        </div>
        <div data-testid="list" style={{ blockSize: "100px", overflow: "auto" }}>
          <div style={{ blockSize: "3000px" }} />
        </div>
      </>,
    );
    const scroll = async (name: string, y: number): Promise<boolean> => {
      screen.getByTestId(name).scrollTo({ top: y, behavior: "instant" });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return isVisible();
    };

    expect(await scroll("list", 10)).toBe(true);
    expect(await scroll("list", 1000)).toBe(true);
    expect(await scroll("app", 10)).toBe(true);
    expect(await scroll("app", 106)).toBe(false);
    expect(await scroll("app", 10)).toBe(true);
  });

  test("auto: never hides while it contains the focus", async () => {
    render(<HeaderPage sticky="auto" />);
    screen.getByRole("link", { name: "Claimkit" }).focus();

    await scrollTo(1000);

    expect(await isVisible()).toBe(true);
  });

  test("auto: reappears when it gets the focus", async () => {
    render(<HeaderPage sticky="auto" />);
    await scrollTo(1000);
    expect(await isVisible()).toBe(false);

    screen.getByRole("link", { name: "Claimkit" }).focus({ preventScroll: true });

    expect(await isVisible()).toBe(true);
  });

  test("auto: reappears for keyboard users, and stays until they scroll with a pointer", async () => {
    render(<HeaderPage sticky="auto" />);
    button("Withdraw").focus();
    await scrollTo(1000);
    expect(await isVisible()).toBe(false);

    await userEvent.keyboard("{PageDown}");
    await expect.poll(isVisible).toBe(true);
    await scrollTo(2000);
    expect(await isVisible()).toBe(true);

    await userEvent.wheel(document.documentElement, { delta: { y: 300 } });
    await expect.poll(isVisible).toBe(false);
  });

  test("auto: hides on downward scroll in its frame, and leaves the page around it alone", async () => {
    const inside = renderInFrame(<HeaderPage sticky="auto" />);
    const header = inside.querySelector<HTMLElement>(".ck-header");
    const padding = (of: Document): string | undefined =>
      of.defaultView?.getComputedStyle(of.documentElement).scrollPaddingBlockStart;
    await expect.poll(() => padding(inside)).not.toBe("auto");
    expect(padding(document)).toBe("auto");

    inside.defaultView?.scrollTo({ top: 96, behavior: "instant" });

    await expect.poll(() => header?.dataset["hidden"]).toBe("true");
  });

  test("auto: the menu, which locks scrolling, does not hide it", async () => {
    render(<HeaderPage sticky="auto" />);
    await scrollTo(1000);
    await scrollTo(800);
    expect(top()).toBe(0);

    await press("Menu");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => window.scrollY).toBe(800);
    button("Withdraw").focus({ preventScroll: true });
    await scrollTo(800);

    expect(top()).toBe(0);
  });
});

test.each([
  { sticky: "on", width: 1000 },
  { sticky: "auto", width: 1000 },
  { sticky: "on", width: 360 },
  { sticky: "auto", width: 360 },
] as const)(
  "sticky '$sticky' never covers the focused element, at $width px",
  async ({ sticky, width }) => {
    await atWidth(width);
    render(<HeaderPage sticky={sticky} />);
    // Scroll to the end of the page and focus a link there, then go back.
    await userEvent.click(screen.getByRole("link", { name: "Terms" }));
    expect(window.scrollY).toBeGreaterThan(1000);

    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");

    expect(focused()).toBe("Withdraw");
    await expect
      .poll(() => button("Withdraw").getBoundingClientRect().top)
      .toBeGreaterThanOrEqual(screen.getByRole("banner").getBoundingClientRect().bottom);
  },
);

test.each([600, 1000])(
  "does not scroll the page when it gets the focus, at %i px",
  async (width) => {
    await atWidth(width);
    render(<HeaderPage sticky="on" />);
    await scrollTo(1000);

    screen.getByRole("link", { name: "Skip to main content" }).focus();
    for (let stop = 0; stop < 2; stop++) await userEvent.keyboard("{Tab}");

    expect(screen.getByRole("banner").contains(document.activeElement)).toBe(true);
    expect(window.scrollY).toBe(1000);
  },
);

test("restores the page's scroll padding when it is no longer sticky", async () => {
  const padding = (): string => getComputedStyle(document.documentElement).scrollPaddingBlockStart;
  const { rerender } = render(<HeaderPage sticky="on" />);
  await vi.waitFor(() => expect(padding()).not.toBe("auto"));

  rerender(<HeaderPage sticky="off" />);

  expect(padding()).toBe("auto");
});
