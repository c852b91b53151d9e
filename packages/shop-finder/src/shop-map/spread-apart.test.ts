import { expect, test } from "vitest";
import { type ScreenPoint, spreadApart } from "./spread-apart.ts";

function smallestDistance(points: readonly ScreenPoint[]): number {
  const distances = points.flatMap((one, at) =>
    points.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return Math.min(...distances);
}

test("points that are far enough apart stay where they are", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 0, y: 40 },
  ];

  expect(spreadApart(points, 36)).toEqual(points);
});

test("two points move apart along the line between them, both as far", () => {
  const points = [
    { x: 100, y: 100 },
    { x: 100, y: 110 },
  ];

  expect(spreadApart(points, 36)).toEqual([
    { x: 100, y: 87 },
    { x: 100, y: 123 },
  ]);
});

test.each([
  { case: "in one place", points: Array.from({ length: 10 }, () => ({ x: 50, y: 50 })) },
  { case: "on a line", points: Array.from({ length: 10 }, (_, at) => ({ x: at * 3, y: 0 })) },
  {
    case: "in a cluster beside others",
    points: Array.from({ length: 10 }, (_, at) => ({ x: (at % 3) * 8, y: at * 5 })),
  },
])("ten points $case all become readable", ({ points }) => {
  expect(smallestDistance(spreadApart(points, 36))).toBeGreaterThan(32);
});
