import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

const filler = (length: number): string => "word ".repeat(length / 5);

/** An excerpt with its ranges in brackets. The texts mark a match in the same way. */
function excerpt(text: string): string {
  const start = text.indexOf("[");
  const end = text.indexOf("]") - 1;
  const ranges = start < 0 ? [] : [{ start, end }];
  const shown = excerptOf(text.replace(/[[\]]/g, ""), ranges);
  return shown.ranges.reduceRight(
    (rest, { start: from, end: to }) =>
      `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`,
    shown.text,
  );
}

test.each([
  { what: "a short answer in full", text: "One\n[two]\nthree", shown: "One [two] three" },
  { what: "the beginning without a match", text: filler(200), shown: `${filler(160)}…` },
  {
    what: "the beginning, if the match is there",
    text: `One [two] ${filler(200)}`,
    shown: `One [two] ${filler(150)}wo…`,
  },
  {
    what: "the text around a later match",
    text: `${filler(300)}[here] ${filler(300)}`,
    shown: `…${filler(45)}[here] ${filler(110)}…`,
  },
  {
    what: "the end, if the match is there",
    text: `${filler(300)}[here]`,
    shown: `…${filler(45)}[here]`,
  },
  {
    what: "a match in a text without spaces",
    text: `${"x".repeat(300)}[here]${"x".repeat(300)}`,
    shown: `…[here]${"x".repeat(156)}…`,
  },
  {
    what: "as much of a long match as fits",
    text: `${filler(300)}[${"y".repeat(300)}]`,
    shown: `…${filler(45)}[${"y".repeat(115)}]…`,
  },
  { what: "no half of an emoji", text: `${"x".repeat(159)}🚗`, shown: `${"x".repeat(159)}…` },
])("shows $what", ({ text, shown }) => {
  expect(excerpt(text)).toBe(shown);
});
