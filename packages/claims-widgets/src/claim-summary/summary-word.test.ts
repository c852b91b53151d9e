import { expect, test } from "vitest";
import { summaryWord } from "./summary-word.ts";

test.each([
  { word: "IN_PROGRESS", language: "en", shown: "In Progress" },
  { word: "in progress", language: "en-US", shown: "In Progress" },
  { word: "Daños materiales", language: "es-US", shown: "Daños materiales" },
  { word: "daños en Illinois", language: "es-US", shown: "Daños en Illinois" },
  { word: "EN_CURSO", language: "es", shown: "En curso" },
  { word: "DAÑOS", language: "es", shown: "Daños" },
  { word: "", language: "es", shown: "" },
])("shows '$word' in $language as '$shown'", ({ word, language, shown }) => {
  expect(summaryWord(word, language)).toBe(shown);
});
