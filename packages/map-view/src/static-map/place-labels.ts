import type { Size } from "../view/viewpoint.ts";
import type { Point } from "./area-path.ts";

/** A label that wants to be in a picture. */
export interface Label extends Point {
  text: string;
  /** Height of the text, in px. */
  size: number;
}

/** Labels of a picture: the first of two that would overlap, and none that would be cut off. */
export function placeLabels<Wanted extends Label>(
  labels: readonly Wanted[],
  { width, height }: Size,
): Wanted[] {
  const placed: { label: Wanted; box: readonly [number, number, number, number] }[] = [];
  for (const label of labels) {
    // No letters are measured on a server: most are about six tenths as wide as they are high.
    const [halfWidth, halfHeight] = [label.text.length * label.size * 0.3 + 4, label.size * 0.7];
    const { x, y } = label;
    const box = [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight] as const;
    const isInside = box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= height;
    const isFree = placed.every(
      ({ box: other }) =>
        box[2] < other[0] || box[0] > other[2] || box[3] < other[1] || box[1] > other[3],
    );
    if (isInside && isFree) placed.push({ label, box });
  }
  return placed.map(({ label }) => label);
}
