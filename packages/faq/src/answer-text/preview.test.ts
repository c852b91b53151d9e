import { afterEach, describe, expect, test, vi } from "vitest";
import { previewAnswer } from "./preview.ts";

afterEach(() => vi.unstubAllGlobals());

const a = (count: number): string => "a".repeat(count);
const family = "👨‍👩‍👧‍👦";

const rows = [
  { what: "129 characters", answer: a(129), text: a(129), isCut: false },
  { what: "130 characters", answer: a(130), text: a(130), isCut: false },
  { what: "131 characters", answer: a(131), text: a(130), isCut: true },
  { what: "a period after 130 characters", answer: `${a(130)}.`, text: `${a(130)}.`, isCut: false },
  { what: "a car over the end", answer: `${a(129)}🚗`, text: a(129), isCut: true },
  { what: "a car at the end", answer: `${a(128)}🚗b`, text: `${a(128)}🚗`, isCut: true },
  { what: "a family over the end", answer: `${a(125)}${family}`, text: a(125), isCut: true },
  { what: "a skin tone", answer: `${a(128)}👍🏽`, text: a(128), isCut: true },
  { what: "a combining accent", answer: `${a(129)}e\u0301`, text: a(129), isCut: true },
  { what: "a keycap", answer: `${a(129)}1\uFE0F\u20E3`, text: a(129), isCut: true },
  { what: "the first of two flags", answer: `${a(126)}🇺🇸🇲🇽`, text: `${a(126)}🇺🇸`, isCut: true },
  { what: "half a flag", answer: `${a(128)}🇺🇸🇲🇽`, text: a(128), isCut: true },
  {
    what: "one character of a thousand marks",
    answer: `a${"\u0301".repeat(1000)}`,
    text: `a${"\u0301".repeat(129)}`,
    isCut: true,
  },
  {
    what: "a list and bold words",
    answer: `Two <b>ways</b>:<ul><li>One</li><li>Two</li></ul>`,
    text: "Two ways: One Two",
    isCut: false,
  },
  { what: "markup that is not understood", answer: `<i>${a(130)}</i>`, text: a(130), isCut: false },
];

test.each(rows)("previews $what", ({ answer, text, isCut }) => {
  expect(previewAnswer(answer)).toEqual({ text, isCut });
});

describe("in a browser without Intl.Segmenter", () => {
  test.each(rows)("previews $what in the same way", ({ answer, text, isCut }) => {
    vi.stubGlobal("Intl", {});

    expect(previewAnswer(answer)).toEqual({ text, isCut });
  });
});
