import { expect, test } from "vitest";
import { placeLabels } from "./place-labels.ts";

const size = { width: 200, height: 100 };
const label = (text: string, x: number, y: number) => ({ text, x, y, size: 10 });

test.each([
  { case: "free ones", labels: [label("A", 50, 50), label("B", 150, 50)], kept: "A B" },
  {
    case: "the first of two that overlap",
    labels: [label("A", 50, 50), label("B", 52, 52)],
    kept: "A",
  },
  { case: "none that is cut off", labels: [label("A", 2, 50), label("B", 50, 99)], kept: "" },
  {
    case: "one that only a dropped one would cover",
    labels: [label("A", 50, 50), label("B", 58, 50), label("C", 66, 50)],
    kept: "A C",
  },
])("keeps $case", ({ labels, kept }) => {
  expect(
    placeLabels(labels, size)
      .map(({ text }) => text)
      .join(" "),
  ).toBe(kept);
});
