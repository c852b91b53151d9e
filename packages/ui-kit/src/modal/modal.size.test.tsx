import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { button, focused, modal, ModalPage, openModal } from "../../testing/modal-page.tsx";
import "../styles.css";
import { Modal } from "./modal.tsx";
import { animationsEnded } from "../../testing/animations-ended.ts";

// Rules: docs/reference/kit.md#modal

afterEach(cleanup);

describe("size", () => {
  const long = Array.from({ length: 60 }, (_, row) => <p key={row}>Paragraph {row}</p>);

  beforeEach(() => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
  });

  test("long text scrolls, also by keyboard, between a heading and buttons that stay in place", async () => {
    await page.viewport(800, 600);
    render(<ModalPage>{long}</ModalPage>);
    await openModal();

    const region = screen.getByRole("region", { name: "Withdraw the claim?" });
    await userEvent.tab();
    expect(document.activeElement).toBe(region);
    await userEvent.keyboard("{End}");
    await vi.waitFor(() => expect(region.scrollTop).toBeGreaterThan(1000));
    expect(modal()?.getBoundingClientRect().height).toBeLessThanOrEqual(600);
    expect(button("Close").getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
  });

  test("text that fits is not a tab stop", async () => {
    render(<ModalPage />);
    await openModal();

    await userEvent.tab();

    expect(screen.queryByRole("region")).toBeNull();
    expect(focused()).toBe("Close");
  });

  test("is centered on a large screen, and at the bottom of a small one", async () => {
    const box = (): DOMRect | undefined => modal()?.getBoundingClientRect();
    await page.viewport(1280, 800);
    render(<ModalPage />);
    await openModal();
    await animationsEnded();
    const around = document.body.getBoundingClientRect();
    expect(box()?.left).toBeCloseTo(around.right - (box()?.right ?? 0), 0);
    expect(box()?.top).toBeCloseTo(800 - (box()?.bottom ?? 0), 0);

    await page.viewport(360, 640);
    const narrow = document.body.getBoundingClientRect();
    expect([box()?.left, box()?.right, box()?.bottom]).toEqual([0, narrow.right, 640]);
  });

  test("leaves space for the text in a window of 320 by 256 px, that is at a zoom of 400 %", async () => {
    await page.viewport(320, 256);
    render(<ModalPage secondaryButton="Cancel">{long.slice(0, 4)}</ModalPage>);
    await openModal();

    screen.getByText("Paragraph 3").scrollIntoView();

    const { top, bottom } = screen.getByText("Paragraph 3").getBoundingClientRect();
    expect([top >= 0, bottom <= 256]).toEqual([true, true]);
  });
});

test.each([
  { motion: "no-preference", milliseconds: 350 },
  { motion: "reduce", milliseconds: 0 },
])(
  "transitions take 350 ms ($milliseconds ms where motion is '$motion')",
  async ({ motion, milliseconds }) => {
    await cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-reduced-motion", value: motion }],
    });
    onTestFinished(async () => {
      await cdp().send("Emulation.setEmulatedMedia", { features: [] });
    });
    render(<Modal heading="Your claim" defaultOpen />);

    const durations = document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    expect(Math.max(0, ...durations.map(Number))).toBe(milliseconds);
  },
);
