/** A place on the screen, in CSS px. */
export interface ScreenPoint {
  x: number;
  y: number;
}

const MAX_ROUNDS = 60;

/**
 * Moves points apart until every two of them have this distance. Points that have it already stay where
 * they are.
 */
export function spreadApart(points: readonly ScreenPoint[], distance: number): ScreenPoint[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let isCrowded = false;
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        isCrowded = pushApart(one, other, distance, at) || isCrowded;
      }
    }
    if (!isCrowded) break;
  }
  return moved;
}

/** Rounding errors are not an overlap. */
const TOLERANCE = 0.5;

/**
 * Returns whether the two points were too close.
 *
 * @param angle direction for points in the same place, in radians
 */
function pushApart(one: ScreenPoint, other: ScreenPoint, distance: number, angle: number): boolean {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const length = Math.hypot(x, y);
  if (length > distance - TOLERANCE) return false;
  const direction =
    length === 0 ? { x: Math.cos(angle), y: Math.sin(angle) } : { x: x / length, y: y / length };
  const push = (distance - length) / 2;
  one.x -= direction.x * push;
  one.y -= direction.y * push;
  other.x += direction.x * push;
  other.y += direction.y * push;
  return true;
}
