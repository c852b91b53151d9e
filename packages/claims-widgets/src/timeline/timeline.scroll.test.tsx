import "@claimkit/ui-kit/styles.css";
import { nextFrames } from "@claimkit/widget-runtime/testing/next-frames";
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

interface RenderedTimeline extends RenderedOverSandbox {
  track: HTMLElement;
}

/** CLM-1006, whose current category is PAYOUT, in a window of this width. */
async function renderTimeline(
  width: number,
  props: Partial<MemberTimelineProps> = {},
): Promise<RenderedTimeline> {
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
function distanceFromCenter(track: HTMLElement, category: Category): number {
  const visible = track.getBoundingClientRect();
  const card = button(category).closest("li")?.getBoundingClientRect() ?? visible;
  return Math.abs(card.left + card.width / 2 - visible.left - visible.width / 2);
}

const isFullyVisible = (track: HTMLElement, category: Category): boolean => {
  const visible = track.getBoundingClientRect();
  const card = button(category).getBoundingClientRect();
  return card.left >= visible.left - 1 && card.right <= visible.right + 1;
};

describe("the width of the timeline", () => {
  test.each([360, 500])(
    "at 500 px width or less it auto-scrolls to the current category: %s px",
    async (width) => {
      const rendered = await renderTimeline(width);

      await expect.poll(() => distanceFromCenter(rendered.track, "PAYOUT")).toBeLessThan(2);
      expect(selected()).toBe("PAYOUT");
      expect(selects(rendered)).toEqual([]);
    },
  );

  test("also if the page hides it initially", async () => {
    await page.viewport(360, 800);
    const { container } = renderOverSandbox(<MemberTimeline claimNumber="CLM-1006" />);
    container.hidden = true;
    const [track] = await screen.findAllByRole("list", { hidden: true });

    container.hidden = false;

    await expect.poll(() => track && distanceFromCenter(track, "PAYOUT")).toBeLessThan(2);
  });

  test.each([501, 768, 900])("from 501 to 900 px the user scrolls it: %s px", async (width) => {
    const { track } = await renderTimeline(width);

    const onScroll = vi.fn();
    track.addEventListener("scroll", onScroll);
    expect(track.scrollWidth).toBeGreaterThan(track.clientWidth);
    await nextFrames();
    expect(onScroll).not.toHaveBeenCalled();
    expect(track.scrollLeft).toBe(0);
    expect(selected()).toBe("PAYOUT");
  });

  test.each([901, 1280])("above 900 px all five are in a row: %s px", async (width) => {
    const { track } = await renderTimeline(width);

    expect(track.scrollWidth).toBe(track.clientWidth);
    const boxes = [...track.children].map((item) => item.getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1);
    for (const category of CATEGORIES) expect(isFullyVisible(track, category)).toBe(true);
  });

  test.each([360, 768, 1280])(
    "the page itself never scrolls horizontally: %s px",
    async (width) => {
      await renderTimeline(width);

      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test.each([360, 768, 1280])(
    "each card is at least 44 px high for touch: %s px",
    async (width) => {
      await renderTimeline(width);

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
    const rendered = await renderTimeline(768, { selectedCategory: "REPORT" });

    rendered.track.scrollTo({
      left: (widths * rendered.track.clientWidth) / 5,
      behavior: "instant",
    });

    await expect.poll(selected).toBe(category);
    expect(selects(rendered)).toEqual([category]);
  });

  test.each([320, 360, 768])(
    "the centered card is selected, as far as the track scrolls: %s px",
    async (width) => {
      const { track } = await renderTimeline(width, { selectedCategory: "REPORT" });

      for (const category of CATEGORIES.slice(1)) {
        const middle = (button(category).closest("li")?.offsetLeft ?? 0) - track.offsetLeft;
        const card = track.firstElementChild?.clientWidth ?? 0;
        track.scrollTo({ left: middle - (track.clientWidth - card) / 2, behavior: "instant" });
        await expect.poll(selected).toBe(category);
      }
    },
  );

  test("also back to the first", async () => {
    const rendered = await renderTimeline(768, { selectedCategory: "REPORT" });
    rendered.track.scrollTo({ left: rendered.track.clientWidth, behavior: "instant" });
    await expect.poll(selected).toBe("CLOSE");

    rendered.track.scrollTo({ left: 0, behavior: "instant" });

    await expect.poll(selected).toBe("REPORT");
    expect(selects(rendered)).toEqual(["CLOSE", "REPORT"]);
  });

  test("by the wheel, and calls back with the reason 'scroll'", async () => {
    const onSelect = vi.fn();
    const rendered = await renderTimeline(768, { onSelect });

    await userEvent.wheel(rendered.track, { delta: { x: 2_000 } });

    await expect.poll(selected).toBe("CLOSE");
    expect(onSelect).toHaveBeenLastCalledWith("CLOSE", "scroll", "CLOSE");
  });

  test.each([
    {
      width: 700,
      by: "the wheel",
      step: async (track: HTMLElement) => userEvent.wheel(track, NOTCH),
    },
    { width: 899, by: "an arrow key", step: async () => userEvent.keyboard("{ArrowRight}") },
  ])("in small steps that reach each card: $width px by $by", async ({ width, step }) => {
    const rendered = await renderTimeline(width, { selectedCategory: "REPORT" });
    const { track } = rendered;
    button("REPORT").focus();

    while (track.scrollLeft < track.scrollWidth - track.clientWidth - 1) {
      const from = track.scrollLeft;
      await step(track);
      await expect.poll(() => track.scrollLeft).toBeGreaterThan(from);
    }

    await expect.poll(() => selects(rendered)).toEqual(CATEGORIES.slice(1));
  });

  test("scrolling less than 10 px keeps the first card selected", async () => {
    const rendered = await renderTimeline(768, { selectedCategory: "REPORT" });

    rendered.track.scrollTo({ left: 9, behavior: "instant" });
    await expect.poll(() => rendered.track.scrollLeft).toBe(9);

    expect(selects(rendered)).toEqual([]);
  });

  test("in right-to-left text too", async () => {
    document.documentElement.dir = "rtl";
    const rendered = await renderTimeline(768, { selectedCategory: "REPORT" });

    rendered.track.scrollTo({ left: -rendered.track.clientWidth / 2, behavior: "instant" });

    await expect.poll(selected).toBe("REPAIRS");
  });

  test("a scroll within a card emits no new selection", async () => {
    const rendered = await renderTimeline(768, { selectedCategory: "REPORT" });
    rendered.track.scrollTo({ left: 300, behavior: "instant" });
    await expect.poll(selected).toBe("REPAIRS");
    await userEvent.click(button("REPAIRS"));
    expect(selected()).toBe("");

    rendered.track.scrollTo({ left: 310, behavior: "instant" });
    await expect.poll(() => rendered.track.scrollLeft).toBe(310);

    expect(selected()).toBe("");
  });
});

describe("selecting scrolls", () => {
  test.each(CATEGORIES)("to %s when the page selects it, without an event", async (category) => {
    const rendered = await renderTimeline(360, {
      selectedCategory: category === "CLOSE" ? "REPORT" : "CLOSE",
    });

    rendered.rerender(<MemberTimeline claimNumber="CLM-1006" selectedCategory={category} />);

    await expect.poll(() => isFullyVisible(rendered.track, category)).toBe(true);
    expect(selected()).toBe(category);
    expect(selects(rendered)).toEqual([]);
  });

  test("to the clicked card, without selecting other cards on the way", async () => {
    const rendered = await renderTimeline(768, { selectedCategory: "REPORT" });
    // Not with userEvent, which scrolls the card into view before it clicks.
    button("REPAIRS").click();

    await expect.poll(() => distanceFromCenter(rendered.track, "REPAIRS")).toBeLessThan(2);
    expect(selects(rendered)).toEqual(["REPAIRS"]);
    expect(selected()).toBe("REPAIRS");
  });

  test("also if the click comes before the first layout", async () => {
    await page.viewport(768, 800);
    const observer = new MutationObserver(() => {
      const card = screen.queryByRole("button", { name: /^repairs/i });
      if (!card) return;
      observer.disconnect();
      card.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    renderOverSandbox(<MemberTimeline claimNumber="CLM-1006" selectedCategory="REPORT" />);

    const [track] = await screen.findAllByRole("list");

    await expect.poll(() => track && distanceFromCenter(track, "REPAIRS")).toBeLessThan(2);
    expect(selected()).toBe("REPAIRS");
  });

  test("and the user can scroll and select from there", async () => {
    const rendered = await renderTimeline(768, { selectedCategory: "REPORT" });
    await userEvent.click(button("REPAIRS"));
    await expect.poll(() => distanceFromCenter(rendered.track, "REPAIRS")).toBeLessThan(2);

    await userEvent.wheel(rendered.track, { delta: { x: 2_000 } });

    await expect.poll(selected).toBe("CLOSE");
  });

  test("only the track, not the page", async () => {
    document.body.style.paddingBlockStart = "2000px";
    await renderTimeline(360);
    await expect.poll(() => selected()).toBe("PAYOUT");

    expect(document.documentElement.scrollTop).toBe(0);
  });

  test("in right-to-left text too", async () => {
    document.documentElement.dir = "rtl";
    const rendered = await renderTimeline(360);

    await expect.poll(() => distanceFromCenter(rendered.track, "PAYOUT")).toBeLessThan(2);
    expect(selects(rendered)).toEqual([]);
  });

  test("under StrictMode too", async () => {
    configure({ reactStrictMode: true });
    const rendered = await renderTimeline(360);

    await expect.poll(() => distanceFromCenter(rendered.track, "PAYOUT")).toBeLessThan(2);
    expect(selects(rendered)).toEqual([]);
  });

  test.each([
    { motion: "reduced", matches: true, behavior: "instant" },
    { motion: "not reduced", matches: false, behavior: "smooth" },
  ])("$behavior if motion is $motion", async ({ matches, behavior }) => {
    const { matchMedia } = window;
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.defineProperty(matchMedia(query), "matches", {
        value: query.includes("reduced-motion") && matches,
      }),
    );
    const scrollTo = vi.spyOn(Element.prototype, "scrollTo");
    await renderTimeline(768, { selectedCategory: "REPORT" });

    await userEvent.click(button("REPAIRS"));

    await expect
      .poll(() => scrollTo.mock.lastCall?.[0])
      .toEqual(expect.objectContaining({ behavior }));
  });
});
