import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { atWidth, button, HeaderPage, isOpen, links, press } from "../../testing/header-page.tsx";
import "../styles.css";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
});

async function emulate(name: string, value: string): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name, value }] });
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { features: [] });
  });
}

describe("the mouse, once a panel is open,", () => {
  /** Lets time pass only when a test advances it. Timers that are running already are not affected. */
  function holdTime(): void {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  }

  test("switches to another after 125 ms on its item", async () => {
    await atWidth(1280);
    holdTime();
    render(<HeaderPage />);
    // All in one task: the real mouse may rest on an item, and while a command is awaited, Vitest advances
    // fake timers by 50 ms every 50 ms.
    act(() => button("Claims").click());
    fireEvent.pointerOver(button("Policies"), { pointerType: "mouse" });

    act(() => vi.advanceTimersByTime(124));
    expect(links()).toContain("Your claims");
    act(() => vi.advanceTimersByTime(1));
    expect(links()).toContain("Your policies");
    expect(isOpen("Policies")).toBe(true);
    expect(isOpen("Claims")).toBe(false);
  });

  test("does not when it goes on before, or on an item without a panel", async () => {
    await atWidth(1280);
    holdTime();
    render(<HeaderPage />);
    await press("Claims");
    fireEvent.pointerOver(button("Policies"), { pointerType: "mouse" });
    vi.advanceTimersByTime(124);
    fireEvent.pointerOver(screen.getByRole("link", { name: "Contact us" }), {
      pointerType: "mouse",
    });
    vi.advanceTimersByTime(1000);

    expect(links()).toContain("Your claims");
  });

  test("opens nothing while all are closed", async () => {
    await atWidth(1280);
    render(<HeaderPage />);
    holdTime();
    fireEvent.pointerOver(button("Policies"), { pointerType: "mouse" });
    vi.advanceTimersByTime(1000);

    expect(links()).toEqual(["Contact us"]);
  });

  test("leaves open what is opened by other means while it rests on another item", async () => {
    await atWidth(1280);
    render(<HeaderPage />);
    holdTime();
    fireEvent.pointerOver(button("Policies"), { pointerType: "mouse" });
    vi.advanceTimersByTime(100);
    act(() => button("Claims").click());
    vi.advanceTimersByTime(1000);

    expect(links()).toContain("Your claims");
  });

  test("does not close by a click what it has just opened", async () => {
    await atWidth(1280);
    render(<HeaderPage />);
    await press("Claims");
    const policies = button("Policies");
    // In the same task, since only a click within half a second of the opening is taken for the same wish.
    policies.closest("li")?.addEventListener("toggle", () => policies.click(), {
      capture: true,
      once: true,
    });
    await userEvent.hover(policies);
    await expect.poll(() => isOpen("Policies")).toBe(true);

    expect(links()).toContain("Your policies");
  });

  test("switches nothing on a screen that can't hover", async () => {
    await atWidth(1280);
    const { matchMedia } = window;
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      matchMedia(query === "(hover: hover)" ? "not all" : query),
    );
    holdTime();
    render(<HeaderPage />);
    await press("Claims");
    fireEvent.pointerOver(button("Policies"), { pointerType: "mouse" });
    vi.advanceTimersByTime(1000);

    expect(links()).toContain("Your claims");
  });

  test.each(["touch", "pen"])("is no mouse where it is a %s", async (pointerType) => {
    await atWidth(1280);
    holdTime();
    render(<HeaderPage />);
    await press("Claims");
    fireEvent.pointerOver(button("Policies"), { pointerType });
    vi.advanceTimersByTime(1000);

    expect(links()).toContain("Your claims");
  });

  test("switches nothing in the menu of a small window", async () => {
    await atWidth(600);
    render(<HeaderPage />);
    await press("Menu");
    holdTime();
    fireEvent.pointerOver(button("Policies"), { pointerType: "mouse" });
    vi.advanceTimersByTime(1000);

    expect(links()).toEqual(["Contact us"]);
  });
});

describe("motion", () => {
  const durations = (): number[] =>
    document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration));

  test.each([
    { motion: "no-preference", milliseconds: 350 },
    { motion: "reduce", milliseconds: 0 },
  ])("takes $milliseconds ms where it is '$motion'", async ({ motion, milliseconds }) => {
    await emulate("prefers-reduced-motion", motion);
    await atWidth(600);
    render(<HeaderPage />);
    screen.getByRole("navigation", { hidden: true }).showPopover();

    expect(Math.max(0, ...durations())).toBe(milliseconds);
  });

  test.each([
    { from: 800, to: 600, still: 1000 },
    { from: 600, to: 800, still: 500 },
  ])(
    "is off for $still ms when the window goes from $from to $to px",
    async ({ from, to, still }) => {
      await atWidth(from);
      render(<HeaderPage />);
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const header = screen.getByRole("banner");
      const moves = (): boolean => getComputedStyle(header).transitionProperty !== "none";
      expect(moves()).toBe(true);

      await page.viewport(to, 700);
      while (moves()) await new Promise(requestAnimationFrame);
      vi.advanceTimersByTime(still - 1);
      expect(moves()).toBe(false);
      vi.advanceTimersByTime(1);

      expect(moves()).toBe(true);
    },
  );
});
