import { expect, test } from "vitest";
import { becomesZipCode, isZipCode, zipCodeOf } from "./zip-code.ts";

test.each([
  { text: "43215", zipCode: "43215" },
  { text: "02201", zipCode: "02201" },
  { text: "00000", zipCode: "00000" },
  { text: " 43215 ", zipCode: "43215" },
  { text: "43215-1234", zipCode: "43215" },
  { text: "4321", zipCode: undefined },
  { text: "432156", zipCode: undefined },
  { text: "12.34", zipCode: undefined },
  { text: "-1234", zipCode: undefined },
  { text: "1e444", zipCode: undefined },
  { text: "0x1FF", zipCode: undefined },
  { text: "43215-12", zipCode: undefined },
  { text: "4321５", zipCode: undefined },
])("'$text' searches by $zipCode", ({ text, zipCode }) => {
  expect(zipCodeOf(text)).toBe(zipCode);
});

test.each([
  { text: "43215", nothingToSuggest: true },
  { text: "43215-", nothingToSuggest: true },
  { text: "43215-12", nothingToSuggest: true },
  { text: "4321", nothingToSuggest: false },
  { text: "43215 High St", nothingToSuggest: false },
])("'$text' needs no suggestions: $nothingToSuggest", ({ text, nothingToSuggest }) => {
  expect(isZipCode(text)).toBe(nothingToSuggest);
});

test.each([
  { before: "4321", text: "43215", searches: true },
  { before: "", text: "43215-1234", searches: true },
  { before: "43215", text: "43215-", searches: false },
  { before: "43215-123", text: "43215-1234", searches: false },
  { before: "43215-1", text: "43215", searches: false },
  { before: "43215", text: "60654", searches: true },
  { before: "43215", text: "43215", searches: false },
  { before: "432156", text: "43215", searches: true },
  { before: "432", text: "4321", searches: false },
])("'$before', then '$text' searches: $searches", ({ before, text, searches }) => {
  expect(becomesZipCode(before, text)).toBe(searches);
});
