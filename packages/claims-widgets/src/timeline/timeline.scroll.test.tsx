import "@claimkit/ui-kit/styles.css";
import type { Category } from "@claimkit/claims-api";
import { cleanup, configure, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type RenderedOverSandbox, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import "../styles.css";
import { MemberTimeline, type MemberTimelineProps } from "./timeline.tsx";

// Rules: docs/reference/claims.md#scrolling

const CATEGORIES = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"] as const;

/** One notch of a mouse wheel. */
const NOTCH = { delta: { x: 100 } };

beforeEach(() => {
  document.body.style.margin = "0";
});

afterEach(async () => {
  cleanup();
  configure({ reactStrictMode: false });
  document.documentElement.removeAttribute("dir");
  document.body.removeAttribute("style");
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

interface Shown extends RenderedOverSandbox {
  track: HTMLElement;
}

/** CLM-1006, whose current category is PAYOUT, in a window of this width. */
async function show(width: number, props: Partial<MemberTimelineProps> = {}): Promise<Shown> {
  await page.viewport(width, 800);
  const rendered = renderOverSandbox(
    <MemberTimeline claimNumber="CLM-1006" {...(props as object)} />,
  );
  const [track] = await screen.findAllByRole("list");
  if (!track) throw new Error("There is no track.");
  return { ...rendered, track };
}

const button = (category: Category): HTMLElement =>
  screen.getByRole("button", { name: new RegExp(`^${category}`, "i") });
const selected = (): string =>
  screen
    .getAllByRole("button")
    .filter(({ ariaPressed }) => ariaPressed === "true")
    .map(({ dataset }) => dataset["clickValue"])
    .join();
const selects = ({ events }: RenderedOverSandbox): unknown[] =>
  events.flatMap((event) => (event.type === "ck:select" ? [event.value] : []));

/** Distance of a card's center from the center of the visible track. */
function offCentre(track: HTMLElement, category: Category): number {
  const seen = track.getBoundingClientRect();
  const card = button(category).closest("li")?.getBoundingClientRect() ?? seen;
  return Math.abs(card.left + card.width / 2 - seen.left - seen.width / 2);
}

const isWhollySeen = (track: HTMLElement, category: Category): boolean => {
  const seen = track.getBoundingClientRect();
  const card = button(category).getBoundingClientRect();
  return card.left >= seen.left - 1 && card.right <= seen.right + 1;
};

describe("the width of the timeline", () => {
  test.each([360, 500])(
    "at 500 px width or less it auto-scrolls to the current category: %s px",
    async (width) => {
      const shown = await show(width);

      await expect.poll(() => offCentre(shown.track, "PAYOUT")).toBeLessThan(2);
      expect(selected()).toBe("PAYOUT");
      expect(selects(shown)).toEqual([]);
    },
  );

  test("that also works on a page that hides it initially", async () => {
    await page.viewport(360, 800);
    const { container } = renderOverSandbox(<MemberTimeline claimNumber="CLM-1006" />);
    container.hidden = true;
    const [track] = await screen.findAllByRole("list", { hidden: true });

    container.hidden = false;

    await expect.poll(() => track && offCentre(track, "PAYOUT")).toBeLessThan(2);
  });

  test.each([501, 768, 900])("from 501 to 900 px the user scrolls it: %s px", async (width) => {
    const { track } = await show(width);

    expect(track.scrollWidth).toBeGreaterThan(track.clientWidth);
    expect(track.scrollLeft).toBe(0);
    expect(selected()).toBe("PAYOUT");
  });

  test.each([901, 1280])("above 900 px all five are in a row: %s px", async (width) => {
    const { track } = await show(width);

    expect(track.scrollWidth).toBe(track.clientWidth);
    const boxes = [...track.children].map((item) => item.getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1);
    for (const category of CATEGORIES) expect(isWhollySeen(track, category)).toBe(true);
  });

  test.each([360, 768, 1280])(
    "the page itself never scrolls horizontally: %s px",
    async (width) => {
      await show(width);

      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test.each([360, 768, 1280])(
    "each card is at least 44 px high for touch: %s px",
    async (width) => {
      await show(width);

      for (const card of screen.getAllByRole("button")) {
        expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    },
  );
});

describe("scrolling selects by position", () => {
  // In category widths, each a fifth of the visible width.
  test.each([
    { widths: 0.5, category: "SERVICES" },
    { widths: 2.5, category: "REPAIRS" },
    { widths: 4.5, category: "PAYOUT" },
    { widths: 5, category: "CLOSE" },
  ])("$category at $widths widths", async ({ widths, category }) => {
    const shown = await show(768, { selectedCategory: "REPORT" });

    shown.track.scrollTo({ left: (widths * shown.track.clientWidth) / 5, behavior: "instant" });

    await expect.poll(selected).toBe(category);
    expect(selects(shown)).toEqual([category]);
  });

  test.each([320, 360, 768])(
    "the centered card is selected, as far as the track scrolls: %s px",
    async (width) => {
      const { track } = await show(width, { selectedCategory: "REPORT" });

      for (const category of CATEGORIES.slice(1)) {
        const middle = (button(category).closest("li")?.offsetLeft ?? 0) - track.offsetLeft;
        const card = track.firstElementChild?.clientWidth ?? 0;
        track.scrollTo({ left: middle - (track.clientWidth - card) / 2, behavior: "instant" });
        await expect.poll(selected).toBe(category);
      }
    },
  );

  test("and back to the first", async () => {
    const shown = await show(768, { selectedCategory: "REPORT" });
    shown.track.scrollTo({ left: shown.track.clientWidth, behavior: "instant" });
    await expect.poll(selected).toBe("CLOSE");

    shown.track.scrollTo({ left: 0, behavior: "instant" });

    await expect.poll(selected).toBe("REPORT");
    expect(selects(shown)).toEqual(["CLOSE", "REPORT"]);
  });

  test("by the wheel, and the event says so", async () => {
    const onSelect = vi.fn();
    const shown = await show(768, { onSelect });

    await userEvent.wheel(shown.track, { delta: { x: 2_000 } });

    await expect.poll(selected).toBe("CLOSE");
    expect(onSelect).toHaveBeenLastCalledWith("CLOSE", "scroll", "CLOSE");
  });

  describe.each([700, 899])("in small steps that reach each card: %s px", (width) => {
    test.each([
      { by: "the wheel", step: async (track: HTMLElement) => userEvent.wheel(track, NOTCH) },
      { by: "an arrow key", step: async () => userEvent.keyboard("{ArrowRight}") },
    ])("by $by", async ({ step }) => {
      const shown = await show(width, { selectedCategory: "REPORT" });
      const { track } = shown;
      button("REPORT").focus();

      while (track.scrollLeft < track.scrollWidth - track.clientWidth - 1) {
        const from = track.scrollLeft;
        const ended = new Promise((resolve) => {
          track.addEventListener("scrollend", resolve, { once: true });
        });
        await step(track);
        await ended;
        expect(track.scrollLeft).toBeGreaterThan(from);
      }

      expect(selects(shown)).toEqual(CATEGORIES.slice(1));
    });
  });

  test("less than 10 px is still the first card", async () => {
    const shown = await show(768, { selectedCategory: "REPORT" });

    shown.track.scrollTo({ left: 9, behavior: "instant" });
    await expect.poll(() => shown.track.scrollLeft).toBe(9);

    expect(selects(shown)).toEqual([]);
  });

  test("in right-to-left text too", async () => {
    document.documentElement.dir = "rtl";
    const shown = await show(768, { selectedCategory: "REPORT" });

    shown.track.scrollTo({ left: -shown.track.clientWidth / 2, behavior: "instant" });

    await expect.poll(selected).toBe("REPAIRS");
  });

  test("a scroll within a card emits no new selection", async () => {
    const shown = await show(768, { selectedCategory: "REPORT" });
    shown.track.scrollTo({ left: 300, behavior: "instant" });
    await expect.poll(selected).toBe("REPAIRS");
    await userEvent.click(button("REPAIRS"));
    expect(selected()).toBe("");

    shown.track.scrollTo({ left: 310, behavior: "instant" });
    await expect.poll(() => shown.track.scrollLeft).toBe(310);

    expect(selected()).toBe("");
  });
});

describe("selecting scrolls", () => {
  test.each(CATEGORIES)("to %s when the page selects it, without an event", async (category) => {
    const shown = await show(360, { selectedCategory: category === "CLOSE" ? "REPORT" : "CLOSE" });

    shown.rerender(<MemberTimeline claimNumber="CLM-1006" selectedCategory={category} />);

    await expect.poll(() => isWhollySeen(shown.track, category)).toBe(true);
    expect(selected()).toBe(category);
    expect(selects(shown)).toEqual([]);
  });

  test("to the clicked card, and selects no other on its way", async () => {
    const shown = await show(768, { selectedCategory: "REPORT" });
    // Not by the test's pointer, which scrolls a card into view before it clicks it.
    button("REPAIRS").click();

    await expect.poll(() => offCentre(shown.track, "REPAIRS")).toBeLessThan(2);
    expect(selects(shown)).toEqual(["REPAIRS"]);
    expect(selected()).toBe("REPAIRS");
  });

  test("and the user can scroll and select from there", async () => {
    const shown = await show(768, { selectedCategory: "REPORT" });
    await userEvent.click(button("REPAIRS"));
    await expect.poll(() => offCentre(shown.track, "REPAIRS")).toBeLessThan(2);

    await userEvent.wheel(shown.track, { delta: { x: 2_000 } });

    await expect.poll(selected).toBe("CLOSE");
  });

  test("only the track, not the page", async () => {
    document.body.style.paddingBlockStart = "2000px";
    await show(360);
    await expect.poll(() => selected()).toBe("PAYOUT");

    expect(document.documentElement.scrollTop).toBe(0);
  });

  test("in right-to-left text too", async () => {
    document.documentElement.dir = "rtl";
    const shown = await show(360);

    await expect.poll(() => offCentre(shown.track, "PAYOUT")).toBeLessThan(2);
    expect(selects(shown)).toEqual([]);
  });

  test("under StrictMode too", async () => {
    configure({ reactStrictMode: true });
    const shown = await show(360);

    await expect.poll(() => offCentre(shown.track, "PAYOUT")).toBeLessThan(2);
    expect(selects(shown)).toEqual([]);
  });

  test.each([
    { motion: "reduced", matches: true, behavior: "instant" },
    { motion: "welcome", matches: false, behavior: "smooth" },
  ])("$behavior if motion is $motion", async ({ matches, behavior }) => {
    const { matchMedia } = window;
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.defineProperty(matchMedia(query), "matches", {
        value: query.includes("reduced-motion") && matches,
      }),
    );
    const scrolled = vi.spyOn(Element.prototype, "scrollTo");
    await show(768, { selectedCategory: "REPORT" });

    await userEvent.click(button("REPAIRS"));

    expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ behavior }));
  });
});
