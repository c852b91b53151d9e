import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { atWidth, HeaderPage } from "../../testing/header-page.tsx";
import "../styles.css";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const isScrollLocked = (): boolean => getComputedStyle(document.body).position === "fixed";

test("after 30 times opening and closing, it leaves no nodes, listeners or scroll lock behind", async () => {
  await atWidth(600);
  render(<HeaderPage />);
  const nav = screen.getByRole("navigation", { hidden: true });
  const balance = countListeners();
  /** Toggles the menu as the browser does on a click, and waits for the event. */
  const toggle = async (): Promise<void> => {
    const toggled = new Promise((resolve) =>
      nav.addEventListener("toggle", resolve, { once: true }),
    );
    nav.togglePopover();
    await toggled;
  };
  await toggle();
  await toggle();
  const before = [document.querySelectorAll("*").length, balance(), isScrollLocked()];

  for (let time = 0; time < 30; time++) {
    await toggle();
    expect(isScrollLocked()).toBe(true);
    await toggle();
  }

  expect([document.querySelectorAll("*").length, balance(), isScrollLocked()]).toEqual(before);
  expect(document.body.style.cssText + document.documentElement.style.overflow).toBe("");
});

/** Counts the listeners that are added to the window and the document from now on and not removed. */
function countListeners(): () => number {
  const spies = [window, document].map((target) => ({
    added: vi.spyOn(target, "addEventListener"),
    removed: vi.spyOn(target, "removeEventListener"),
  }));
  return () =>
    spies
      .map(({ added, removed }) => added.mock.calls.length - removed.mock.calls.length)
      .reduce((sum, each) => sum + each);
}
