import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, test } from "vitest";
import { type Sentence, sentences } from "./sentences.ts";

const kept = globSync(["claims/*.en-US.txt", "states/*.txt"], { cwd: import.meta.dirname })
  .toSorted()
  .map((path) => ({
    name: basename(path, ".txt").replace(".en-US", ""),
    text: readFileSync(resolve(import.meta.dirname, path), "utf8"),
  }));

function pagesWith({ quoted, reads }: Sentence): string[] {
  return kept
    .filter(({ text }) => (reads ? reads.test(text) : text.includes(quoted)))
    .map(({ name }) => name);
}

test.each(sentences.filter(({ elsewhere }) => !elsewhere))(
  "'$quoted' (spec 000, line $line) is on a claim's page",
  (sentence) => {
    expect(pagesWith(sentence)).not.toEqual([]);
  },
);

test("each quoted sentence is marked with the claim whose page has it", async () => {
  const rows = sentences.map((sentence) => {
    const [first = "", ...others] = pagesWith(sentence);
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    const where = sentence.elsewhere ? `– (${sentence.elsewhere})` : `${first}${more}`;
    return `| ${sentence.line} | ${sentence.quoted} | ${where} |`;
  });
  const head = ["| line of spec 000 | quoted | on the page of |", "| --: | --- | --- |"];

  await expect([...head, ...rows, ""].join("\n")).toMatchFileSnapshot("sentences.txt");
});
