import type { Size } from "../view/viewpoint.ts";
import type { Point } from "./area-path.ts";

/** A label to place in a picture. */
export interface Label extends Point {
  text: string;
  /** Height of the text, in px. */
  size: number;
}

/**
 * Drops labels that would overlap an earlier one or be cut off.
 *
 * @param labels each with its possible places, the best one first
 */
export function placeLabels<Wanted extends Label>(
  labels: readonly (readonly Wanted[])[],
  { width, height }: Size,
): Wanted[] {
  const placed: { label: Wanted; box: Box }[] = [];
  for (const places of labels) {
    const free = places
      .map((label) => ({ label, box: boxOf(label) }))
      .find(
        ({ box }) =>
          box.left >= 0 &&
          box.top >= 0 &&
          box.right <= width &&
          box.bottom <= height &&
          !placed.some(({ box: other }) => overlap(box, other)),
      );
    if (free) placed.push(free);
  }
  return placed.map(({ label }) => label);
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Half of the width that a label takes, in px. */
export function halfWidth({ text, size }: Pick<Label, "text" | "size">): number {
  // A server cannot measure text; an average letter is about 0.6 times as wide as high.
  return text.length * size * 0.3 + 4;
}

function boxOf(label: Label): Box {
  const { x, y, size } = label;
  const [across, down] = [halfWidth(label), size * 0.7];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.right >= other.left &&
    one.left <= other.right &&
    one.bottom >= other.top &&
    one.top <= other.bottom
  );
}
