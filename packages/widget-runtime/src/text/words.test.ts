import { expect, test } from "vitest";
import { defineText } from "./define-text.ts";
import { wordsOf } from "./words.ts";

const text = defineText("report", {
  heading: "Report",
  failed: "It didn't load.",
  rows: (count: number) => `${count} rows`,
});

test("gives the words in English where no catalogue has them", () => {
  expect(wordsOf(text, {})).toEqual(text.english);
});

test("takes what a catalogue has, word by word", () => {
  const words = wordsOf(text, { report: { heading: "Reporte" } });

  expect(words.heading).toBe("Reporte");
  expect(words.failed).toBe("It didn't load.");
});

test("takes words that are functions", () => {
  const words = wordsOf(text, { report: { rows: (count: number) => `${count} filas` } });

  expect(words.rows(2)).toBe("2 filas");
});

test.each([
  { what: "words it does not know", report: { colour: "red" } },
  { what: "words of another kind", report: { heading: 5, rows: "rows", failed: null } },
  { what: "inherited words", report: Object.create({ heading: "Inherited" }) as object },
  { what: "a prototype", report: JSON.parse('{ "__proto__": { "heading": "x" } }') as object },
  {
    what: "a constructor",
    report: JSON.parse('{ "constructor": { "prototype": { "heading": "x" } } }') as object,
  },
])("leaves out $what", ({ report }) => {
  expect(wordsOf(text, { report })).toEqual(text.english);
  expect(Object.getPrototypeOf(wordsOf(text, { report }))).toBe(Object.prototype);
});

test("never looks for a group among what every object has", () => {
  const odd = defineText("constructor", { name: "English" });

  expect(wordsOf(odd, {}).name).toBe("English");
});
