/** A track of cards that is wider than its visible part. All lengths are in px. */
export interface Track {
  /** Visible width. A category is a fifth of it, for the thresholds. */
  width: number;
  /** The maximum scroll position. */
  longest: number;
  /** The number of cards. */
  cards: number;
}

/** Where the second card starts, in px. See docs/reference/claims.md#scrolling. */
const FIRST_BORDER = 10;

/** Where the third, fourth and fifth card start, in category widths. */
const BORDERS = [1, 2.8, 4.8];

/** The card at a scroll position; the end is always the last card, however narrow it is. */
export function cardAt(position: number, { width, longest, cards }: Track): number {
  const last = cards - 1;
  if (longest > 0 && position >= longest - 1) return last;
  const border = bordersOf(width).findIndex((end) => position < end);
  return border < 0 ? last : Math.min(border, last);
}

/**
 * The scroll position of a card: as close as possible to where the card is centered.
 *
 * @param center the position where it would be centered
 */
export function positionOf(card: number, center: number, track: Track): number {
  const { width, longest, cards } = track;
  if (card >= cards - 1) return longest;
  const [from = 0, to = 0] = [0, ...bordersOf(width)].slice(card);
  // The end of the track belongs to the last card.
  const end = Math.min(to, longest - 1) - 1;
  return Math.max(0, Math.min(Math.max(center, from), end));
}

function bordersOf(width: number): number[] {
  return [FIRST_BORDER, ...BORDERS.map((widths) => (widths * width) / 5)];
}
