import type { Faq } from "@claimkit/claims-api";
import { describe, expect, test } from "vitest";
import { noVocabulary } from "../../testing/no-vocabulary.ts";
import { english } from "./english.ts";
import { FaqIndex } from "./faq-index.ts";
import { searchIndex } from "./search-index.ts";
import { spanish } from "./spanish.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Questions by their texts: `question | answer`. Each has its number as its id. */
function indexOf(texts: readonly string[], vocabulary = noVocabulary): FaqIndex {
  const faqs = texts.map((text, place): Faq => {
    const [question = "", answer = ""] = text.split(" | ");
    return { faqId: `${place + 1}`, question, answer, category: "REPORT", ranking: undefined };
  });
  const index = new FaqIndex(faqs, vocabulary);
  index.advance(faqs.length);
  return index;
}

const found = (texts: readonly string[], query: string, vocabulary?: Vocabulary): string =>
  searchIndex(indexOf(texts, vocabulary), query)
    .faqs.map(({ faqId }) => faqId)
    .join(" ");

describe("ranks", () => {
  test.each([
    {
      what: "question over answer",
      texts: ["a | towing", "towing | b"],
      query: "towing",
      ids: "2 1",
    },
    {
      what: "part in a question over whole word in an answer",
      texts: ["a | tow", "towing | b"],
      query: "tow",
      ids: "2 1",
    },
    {
      what: "whole word over beginning over part",
      texts: ["airbags | a", "bags | b", "bag | c"],
      query: "bag",
      ids: "3 2 1",
    },
    {
      what: "whole word over beginning over part in answers too",
      texts: ["a | airbags", "b | bags", "c | bag"],
      query: "bag",
      ids: "3 2 1",
    },
    {
      what: "rare words over common ones",
      texts: ["pay the tax | a", "pay the shop | b", "pay the bill | c"],
      query: "pay the bill or the shop",
      ids: "2 3",
    },
    {
      what: "equal matches in the server's order",
      texts: ["rental b | a", "rental a | b"],
      query: "rental",
      ids: "1 2",
    },
    {
      what: "a whole word with a typo over a beginning with one",
      texts: ["appointments | a", "appointment | b"],
      query: "appoitnment",
      ids: "2 1",
    },
  ])("$what", ({ texts, query, ids }) => {
    expect(found(texts, query)).toBe(ids);
  });
});

describe("finds", () => {
  test.each([
    { text: "Análisis", query: "analisis" },
    { text: "Analisis", query: "análisis" },
    { text: "ana\u0301lisis", query: "análisis" },
    { text: "STRASSE", query: "straße" },
    { text: "ﬁnance", query: "FINANCE" },
    { text: "the driver’s car", query: "drivers" },
    { text: "the drivers car", query: "driver's" },
    { text: "İstanbul", query: "istanbul" },
    { text: "hit-and-run", query: "and" },
    { text: "It costs $1,500", query: "500" },
    { text: "修理の見積もり", query: "見積もり" },
  ])("'$text' by '$query'", ({ text, query }) => {
    expect(found([text], query)).toBe("1");
    expect(found([`a | ${text}`], query)).toBe("1");
  });

  test("words of an answer, but not its tags and addresses", () => {
    const texts = ['a | <b>Bold</b> <a href="https://insurer.example.com">link</a>'];

    expect(found(texts, "bold link")).toBe("1");
    expect(found(texts, "href")).toBe("");
    expect(found(texts, "insurer")).toBe("");
  });

  test("questions with some words of the query", () => {
    expect(found(["Who pays for towing?"], "tow truck")).toBe("1");
  });

  test("an unfinished query, letter by letter", () => {
    for (const typed of ["t", "to", "tot", "tota", "total", "total ", "total l", "total lo"]) {
      expect(found(["What is a total loss?"], typed)).toBe("1");
    }
  });
});

describe("one typo", () => {
  test.each([
    { typo: "two letters transposed", query: "peoch" },
    { typo: "the first two transposed", query: "opche" },
    { typo: "the last two transposed", query: "poceh" },
    { typo: "a missing letter", query: "poce" },
    { typo: "a missing first letter", query: "oche" },
    { typo: "a doubled letter", query: "pocche" },
    { typo: "another letter too many", query: "poxche" },
    { typo: "a letter too many at the end", query: "pochex" },
    { typo: "a wrong letter", query: "poche", word: "pocha" },
    { typo: "a wrong first letter", query: "xoche" },
  ])("is tolerated: $typo", ({ query, word = "poche" }) => {
    expect(found([word], query)).toBe("1");
  });

  test.each([
    { why: "two of them", query: "apopintmetn", text: "appointment" },
    { why: "a missing letter and one too many", query: "pcxhe", text: "poche" },
    { why: "a word of four letters", query: "crae", text: "care" },
    { why: "a word of four letters with one too many", query: "carre", text: "care" },
    { why: "the last letter of an unfinished word", query: "refun", text: "refuse" },
  ])("is not tolerated: $why", ({ query, text }) => {
    expect(found([text], query)).toBe("");
  });

  test("is tolerated in each word of a query", () => {
    expect(found(["The insurance of the driver"], "insurence drvier")).toBe("1");
  });

  test("is tolerated in a word that is still being typed", () => {
    expect(found(["appointment"], "appoit")).toBe("1");
    expect(found(["appointment"], "apointm")).toBe("1");
  });

  test("is ignored if a word begins as typed", () => {
    expect(found(["cover it", "lovers"], "cover")).toBe("1");
  });
});

describe("with the words of a language", () => {
  const texts = [
    "What is a total loss? | a",
    "Can I use ride shares? | b",
    "Will the deductible go up? | c",
    "Where is my child seat? | d",
    "¿Quién conducía? | e",
  ];

  test.each([
    { what: "another form of a word", query: "my car was totaled", ids: "1" },
    { what: "another form with a typo", query: "totalled loses", ids: "1" },
    { what: "a synonym of a phrase", query: "uber", ids: "2" },
    { what: "a synonym in another form", query: "taking cabs", ids: "2" },
    { what: "a synonym with a typo", query: "boosterr", ids: "4" },
    { what: "a phrase written as one word", query: "carseat", ids: "4" },
    { what: "nothing by stop words beside others", query: "what is my windshield", ids: "" },
    { what: "stop words if there is nothing else", query: "what is", ids: "1" },
  ])("finds $what: '$query'", ({ query, ids }) => {
    expect(found(texts, query, new Vocabulary(english, ""))).toBe(ids);
  });

  test("finds other forms in Spanish, and another spelling of the same sound", () => {
    const vocabulary = new Vocabulary(spanish, "");

    expect(found(texts, "conduciendo", vocabulary)).toBe("5");
    expect(found(texts, "kondusia", vocabulary)).toBe("5");
  });

  test.each(["gizmo, ride share", "widget, thing; gizmo, ride share", "widget\ngizmo, ride share"])(
    "finds synonyms of the host: '%s'",
    (synonyms) => {
      expect(found(texts, "gizmos", new Vocabulary(english, synonyms))).toBe("2");
    },
  );
});

describe("leaves out", () => {
  test.each([
    { what: "everything without a query", query: "" },
    { what: "everything for spaces and punctuation", query: " ?! \u0301 …" },
    { what: "questions without a word of the query", query: "windshield" },
    { what: "questions that match only after 200 characters", query: `${" ".repeat(200)}total` },
    {
      what: "questions that match only the thirteenth word",
      query: "b c d e f g h i j k l m total",
    },
  ])("$what", ({ query }) => {
    expect(found(["What is a total loss? | A vehicle that costs too much."], query)).toBe("");
  });

  test("questions with only the common words of a query", () => {
    const texts = ["Who pays for the car?", "Who pays for the towing?", "Who pays for it?"];

    expect(found(texts, "who pays for towing")).toBe("2");
  });

  test("longer words for a short word that is complete", () => {
    expect(found(["Nueve meses | a", "Dime | b"], "me ")).toBe("");
    expect(found(["Nueve meses | a", "Dime | b"], "me")).toBe("1");
  });
});

test.each([
  "a".repeat(100_000),
  "a ".repeat(50_000),
  "é\u0301".repeat(50_000),
  "<b>".repeat(30_000),
])("searches and finds '%.8s' with 100,000 characters", (text) => {
  expect(found([`towing | ${text}`], "towing")).toBe("1");
  expect(found([`${text} | towing`], "towing")).toBe("1");
  expect(found(["a | b", "towing"], `towing ${text}`)).toContain("2");
});
