import { expect, test } from "vitest";
import { takeChips } from "./take-chips.ts";

const isShort = (chip: string): boolean => chip.length < 9;

test.each([
  { text: "Ann", added: ["Ann"] },
  { text: " Ann ", added: ["Ann"] },
  { text: "Ann, Bo,,", added: ["Ann", "Bo"] },
  { text: "Ann\nBo\r\nCy\tDee", added: ["Ann", "Bo", "Cy", "Dee"] },
  { text: "Ann Bo", added: ["Ann Bo"] },
  { text: "", added: [] },
  { text: " , ", added: [] },
])("takes $added from '$text'", ({ text, added }) => {
  expect(takeChips([], text, isShort)).toEqual({ added, duplicate: "", wrong: [] });
});

test("refuses what is in the list already, in whatever case, or comes twice", () => {
  expect(takeChips(["Ann"], "ANN", isShort)).toEqual({ added: [], duplicate: "ANN", wrong: [] });
  expect(takeChips([], "Bo, bo", isShort)).toEqual({ added: ["Bo"], duplicate: "bo", wrong: [] });
});

test("sets aside what is no good", () => {
  expect(takeChips([], "Ann, Bartholomew, Bo", isShort)).toEqual({
    added: ["Ann", "Bo"],
    duplicate: "",
    wrong: ["Bartholomew"],
  });
});
