import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { atWidth, HeaderPage } from "../../testing/header-page.tsx";
import "../styles.css";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const isStill = (): boolean => getComputedStyle(document.body).position === "fixed";

test("opened and closed 30 times, it leaves no node, no listener and no lock behind", async () => {
  await atWidth(600);
  render(<HeaderPage />);
  const nav = screen.getByRole("navigation", { hidden: true });
  const balance = countListeners();
  /** With all that follows; the browser itself does the same on a click. */
  const toggle = async (): Promise<void> => {
    const told = new Promise((resolve) => nav.addEventListener("toggle", resolve, { once: true }));
    nav.togglePopover();
    await told;
  };
  await toggle();
  await toggle();
  const before = [document.querySelectorAll("*").length, balance(), isStill()];

  for (let time = 0; time < 30; time++) {
    await toggle();
    expect(isStill()).toBe(true);
    await toggle();
  }

  expect([document.querySelectorAll("*").length, balance(), isStill()]).toEqual(before);
  expect(document.body.style.cssText + document.documentElement.style.overflow).toBe("");
});

/** How many listeners have come to the window and the document and not gone, from now on. */
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
