import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, test } from "vitest";
import { recordedPages } from "./recorded-pages.ts";
import { type Sentence, sentences } from "./sentences.ts";

const reference = resolve(import.meta.dirname, "../../../../docs/reference");

const states = globSync("states/*.txt", { cwd: import.meta.dirname })
  .toSorted()
  .map((path) => ({
    name: basename(path, ".txt"),
    text: readFileSync(resolve(import.meta.dirname, path), "utf8"),
  }));

const pages = recordedPages()
  .filter(({ language }) => language === "en-US")
  .map(({ claimNumber, persona, text }) => ({ name: `${claimNumber}.${persona}`, text }));

const recorded = [...pages, ...states];

function pagesWith({ quoted, reads }: Sentence): string[] {
  return recorded
    .filter(({ text }) => (reads ? reads.test(text) : text.includes(quoted)))
    .map(({ name }) => name);
}

test.each(sentences)("'$quoted' is quoted in docs/reference/$rule", ({ rule, quoted }) => {
  const [page = ""] = rule.split("#");
  expect(readFileSync(resolve(reference, page), "utf8")).toContain(quoted);
});

test.each(sentences.filter(({ isHidden }) => !isHidden))(
  "'$quoted' is on a claim's page",
  (sentence) => {
    expect(pagesWith(sentence)).not.toEqual([]);
  },
);

test("each quoted sentence is listed with the claim whose page has it", async () => {
  const rows = sentences.map((sentence) => {
    const [first = "", ...others] = pagesWith(sentence);
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    const where = sentence.isHidden ? "hidden" : `${first}${more}`;
    return `| docs/reference/${sentence.rule} | ${sentence.quoted} | ${where} |`;
  });
  const head = ["| rule | quoted | on the page of |", "| --- | --- | --- |"];

  await expect([...head, ...rows, ""].join("\n")).toMatchFileSnapshot("sentences.txt");
});
