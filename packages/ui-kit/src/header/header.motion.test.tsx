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
  /** Replaces timers, so that they run only when a test advances them. Does not affect running timers. */
  function fakeTimers(): void {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  }

  test("switches to another after 125 ms on its item", async () => {
    await atWidth(1280);
    fakeTimers();
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

  test("does not switch if it leaves the item earlier, or on an item without a panel", async () => {
    await atWidth(1280);
    fakeTimers();
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
    fakeTimers();
    fireEvent.pointerOver(button("Policies"), { pointerType: "mouse" });
    vi.advanceTimersByTime(1000);

    expect(links()).toEqual(["Contact us"]);
  });

  test("does not switch if another panel is opened in the meantime", async () => {
    await atWidth(1280);
    render(<HeaderPage />);
    fakeTimers();
    fireEvent.pointerOver(button("Policies"), { pointerType: "mouse" });
    vi.advanceTimersByTime(100);
    act(() => button("Claims").click());
    vi.advanceTimersByTime(1000);

    expect(links()).toContain("Your claims");
  });

  test("does not close the panel with a click right after opening it by hover", async () => {
    await atWidth(1280);
    render(<HeaderPage />);
    await press("Claims");
    const policies = button("Policies");
    // In the same task, because only a click within half a second after opening is ignored.
    policies.closest("li")?.addEventListener("toggle", () => policies.click(), {
      capture: true,
      once: true,
    });
    await userEvent.hover(policies);
    await expect.poll(() => isOpen("Policies")).toBe(true);

    expect(links()).toContain("Your policies");
  });

  test("does not switch on a screen that can't hover", async () => {
    await atWidth(1280);
    const { matchMedia } = window;
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      matchMedia(query === "(hover: hover)" ? "not all" : query),
    );
    fakeTimers();
    render(<HeaderPage />);
    await press("Claims");
    fireEvent.pointerOver(button("Policies"), { pointerType: "mouse" });
    vi.advanceTimersByTime(1000);

    expect(links()).toContain("Your claims");
  });

  test.each(["touch", "pen"])("does not switch for a %s", async (pointerType) => {
    await atWidth(1280);
    fakeTimers();
    render(<HeaderPage />);
    await press("Claims");
    fireEvent.pointerOver(button("Policies"), { pointerType });
    vi.advanceTimersByTime(1000);

    expect(links()).toContain("Your claims");
  });

  test("does not switch in the menu of a small window", async () => {
    await atWidth(600);
    render(<HeaderPage />);
    await press("Menu");
    fakeTimers();
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
  ])(
    "takes $milliseconds ms with prefers-reduced-motion: $motion",
    async ({ motion, milliseconds }) => {
      await emulate("prefers-reduced-motion", motion);
      await atWidth(600);
      render(<HeaderPage />);
      screen.getByRole("navigation", { hidden: true }).showPopover();

      expect(Math.max(0, ...durations())).toBe(milliseconds);
    },
  );

  test.each([
    { from: 800, to: 600, duration: 1000 },
    { from: 600, to: 800, duration: 500 },
  ])(
    "is off for $duration ms when the window is resized from $from to $to px",
    async ({ from, to, duration }) => {
      await atWidth(from);
      render(<HeaderPage />);
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const header = screen.getByRole("banner");
      const hasTransitions = (): boolean => getComputedStyle(header).transitionProperty !== "none";
      expect(hasTransitions()).toBe(true);

      await page.viewport(to, 700);
      while (hasTransitions()) await new Promise(requestAnimationFrame);
      vi.advanceTimersByTime(duration - 1);
      expect(hasTransitions()).toBe(false);
      vi.advanceTimersByTime(1);

      expect(hasTransitions()).toBe(true);
    },
  );
});
