import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** Shorter ones, such as "See the guide.", say nothing that could become wrong in one place. */
const MIN_WORDS = 8;

/** The sentences of a page, without code, tables and headings, and links as their text. */
function sentencesIn(page: string): string[] {
  const markdown = readFileSync(join(root, page), "utf8");
  return markdown
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, "")
    .replaceAll(/^(?:\||#).*$/gm, "")
    .split(/\n\s*\n|^ *(?:-|\d+\.) /m)
    .flatMap((paragraph) =>
      paragraph
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replaceAll(/\s+/g, " ")
        .split(/(?<=[.!?]) /),
    )
    .map((sentence) => sentence.replaceAll("*", "").trim())
    .filter((text) => /[.!?]$/.test(text) && text.split(" ").length >= MIN_WORDS);
}

test("no sentence is in two places", () => {
  // Parts are listed by a script.
  const pages = globSync("{README.md,packages/*/README.md,docs/{guides,reference}/!(parts).md}", {
    cwd: root,
  });
  const pagesOf = new Map<string, string[]>();
  for (const page of pages) {
    for (const sentence of sentencesIn(page)) {
      pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), page]);
    }
  }

  const repeated = [...pagesOf].filter(([, all]) => all.length > 1);

  expect(pagesOf.size).toBeGreaterThan(1000);
  expect(repeated).toEqual([]);
});
