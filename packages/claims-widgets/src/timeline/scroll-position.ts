/** A track of cards that is wider than what is seen of it. All lengths are in px. */
export interface Track {
  /** Of what is seen. A category is one fifth of it wide, as the thresholds count. */
  width: number;
  /** How far it can be scrolled. */
  longest: number;
  /** How many cards there are. */
  cards: number;
}

/** Where the second card begins, in px. See docs/reference/claims.md#scrolling. */
const FIRST_BORDER = 10;

/** Where the third, the fourth and the fifth card begin, in category widths. */
const BORDERS = [1, 2.8, 4.8];

/** Which card is meant where a track is scrolled to; its end means the last, however short it is. */
export function cardAt(position: number, { width, longest, cards }: Track): number {
  const last = cards - 1;
  if (longest > 0 && position >= longest - 1) return last;
  const border = bordersOf(width).findIndex((end) => position < end);
  return border < 0 ? last : Math.min(border, last);
}

/**
 * Where to scroll a track so that a card is meant: as near as can be to where the card is in the
 * middle.
 *
 * @param center where it would be in the middle
 */
export function positionOf(card: number, center: number, track: Track): number {
  const { width, longest, cards } = track;
  if (card >= cards - 1) return longest;
  const [from = 0, to = 0] = [0, ...bordersOf(width)].slice(card);
  // The end of the track is the last card's.
  const end = Math.min(to, longest - 1) - 1;
  return Math.max(0, Math.min(Math.max(center, from), end));
}

function bordersOf(width: number): number[] {
  return [FIRST_BORDER, ...BORDERS.map((widths) => (widths * width) / 5)];
}
