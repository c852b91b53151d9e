import { describe, expect, test } from "vitest";
import { cardAt, positionOf } from "./scroll-position.ts";

// Rules: docs/reference/claims.md#scrolling

// 100 px for each category: the thresholds are 10, 100, 280 and 480 px.
const track = { width: 500, longest: 500, cards: 5 };

test.each([
  { position: 0, card: 0 },
  { position: 9.5, card: 0 },
  { position: 10, card: 1 },
  { position: 99.5, card: 1 },
  { position: 100, card: 2 },
  { position: 279.5, card: 2 },
  { position: 280, card: 3 },
  { position: 479.5, card: 3 },
  { position: 480, card: 4 },
  { position: 500, card: 4 },
])("Thresholds at 10, 1, 2.8 and 4.8 widths: $position px is card $card", ({ position, card }) => {
  expect(cardAt(position, track)).toBe(card);
});

test("the end of a track that is shorter than 4.8 widths is the last card", () => {
  expect(cardAt(299, { ...track, longest: 300 })).toBe(4);
  expect(cardAt(298, { ...track, longest: 300 })).toBe(3);
  expect(cardAt(8, { ...track, longest: 8 })).toBe(4);
});

test("a track that can't be scrolled stays at the first card", () => {
  expect(cardAt(0, { ...track, longest: 0 })).toBe(0);
});

test("fewer cards than five share the thresholds, and the end is the last one", () => {
  expect(cardAt(50, { width: 500, longest: 100, cards: 3 })).toBe(1);
  expect(cardAt(100, { width: 500, longest: 100, cards: 3 })).toBe(2);
  expect(cardAt(400, { width: 500, longest: 500, cards: 2 })).toBe(1);
});

describe("scrolling to a card selects that card", () => {
  // Cards of two fifths; wider ones, as with large text; and hardly any distance to scroll.
  test.each([
    { width: 500, cardWidth: 200 },
    { width: 320, cardWidth: 128 },
    { width: 320, cardWidth: 144 },
    { width: 240, cardWidth: 220 },
    { width: 900, cardWidth: 360 },
    { width: 900, cardWidth: 190 },
  ])("of $cardWidth px, in $width px", ({ width, cardWidth }) => {
    const wide = { width, longest: 5 * cardWidth - width, cards: 5 };
    for (const card of [0, 1, 2, 3, 4]) {
      const centre = (card + 0.5) * cardWidth - width / 2;
      const position = positionOf(card, centre, wide);
      expect(position).toBeGreaterThanOrEqual(0);
      expect(position).toBeLessThanOrEqual(wide.longest);
      if (wide.longest > (4.8 * width) / 5 || card === 4) expect(cardAt(position, wide)).toBe(card);
    }
  });

  test("centers it where the thresholds allow it", () => {
    expect([0, 1, 2, 3, 4].map((card) => positionOf(card, card * 200 - 150, track))).toEqual([
      0, 50, 250, 450, 500,
    ]);
  });
});
