type Place = readonly [number, number];

/** Leaves out places that change a line by less than an area, in square degrees (Visvalingam and Whyatt). */
export function simplify(line: readonly Place[], area: number): Place[] {
  const kept = [...line];
  for (;;) {
    let smallest = Infinity;
    let at = 0;
    for (let i = 1; i < kept.length - 1; i++) {
      const size = triangle(kept[i - 1], kept[i], kept[i + 1]);
      if (size < smallest) [smallest, at] = [size, i];
    }
    // A ring of one line has to stay a ring.
    const isRing = String(kept[0]) === String(kept.at(-1));
    if (smallest >= area || kept.length <= (isRing ? 4 : 2)) return kept;
    kept.splice(at, 1);
  }
}

function triangle(a?: Place, b?: Place, c?: Place): number {
  if (!a || !b || !c) return Infinity;
  const shrink = Math.cos((b[1] * Math.PI) / 180);
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) * shrink * 0.5;
}
