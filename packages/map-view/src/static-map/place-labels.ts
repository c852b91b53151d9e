import type { Size } from "../view/viewpoint.ts";
import type { Point } from "./area-path.ts";

/** A label to place in a picture. */
export interface Label extends Point {
  text: string;
  /** Height of the text, in px. */
  size: number;
  /** Whether it is there in any case, and only keeps others away. */
  isFixed?: boolean;
}

/** Drops labels that would overlap an earlier one or be cut off. */
export function placeLabels<Wanted extends Label>(
  labels: readonly Wanted[],
  { width, height }: Size,
): Wanted[] {
  const placed: { label: Wanted; box: readonly [number, number, number, number] }[] = [];
  for (const label of labels) {
    // A server cannot measure text; an average letter is about 0.6 times as wide as high.
    const [halfWidth, halfHeight] = [label.text.length * label.size * 0.3 + 4, label.size * 0.7];
    const { x, y } = label;
    const box = [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight] as const;
    const isInside = box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= height;
    const isFree = placed.every(
      ({ box: other }) =>
        box[2] < other[0] || box[0] > other[2] || box[3] < other[1] || box[1] > other[3],
    );
    if (label.isFixed || (isInside && isFree)) placed.push({ label, box });
  }
  return placed.map(({ label }) => label);
}
