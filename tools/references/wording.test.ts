import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { proseOf } from "./prose-of.ts";

const root = resolve(import.meta.dirname, "../..");

/** Words that read as old-fashioned, translated or private, and what to write instead. */
const WORDING = [
  { avoid: /\banew\b/i, write: "again" },
  { avoid: /\bwho(?:m|so)?ever\b/i, write: "anyone who, or the noun" },
  { avoid: /\bhears? of\b/i, write: "is called with, receives" },
  { avoid: /(?<!\b(?:there|if) )\b(?:is|are|was|were) none\b/i, write: "is not one" },
  { avoid: /\bstands?\b(?!-| for| in for| out)/i, write: "is" },
  { avoid: /\bone['’]s own\b/i, write: "custom" },
  { avoid: /\bgo(?:es)? round\b/i, write: "cycle, wrap around" },
  { avoid: /\bfor ears\b/i, write: "for screen readers" },
  { avoid: /\b(?:the|an old) house\b/i, write: "the repository, the company" },
  { avoid: /\bthe book\b/i, write: "Storybook" },
  { avoid: /\bdrawings\b|\ba (?:line )?drawing\b/i, write: "icon, image" },
  { avoid: /\b(?:is|are|was|were|like|unlike) (?:that|those) of\b/i, write: "the noun" },
  { avoid: /\b(?:has|have) not[.;]/i, write: "doesn't have one" },
  {
    avoid: /\bREADME\.md beside\b|\bbeside (?:it|its|the|a|this)\b/i,
    write: "next to, in this folder",
  },
  { avoid: /\b(?:colour|behaviour|centred?\b|neighbour)/i, write: "American spelling" },
];

/** Files with prose. This one lists the words, and releases write the changelogs. */
const paths = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\0")
  .filter((path) => /\.(?:css|[cm]?js|mdx?|tsx?)$/.test(path))
  .filter((path) => !/CHANGELOG|wording\.test/.test(path))
  .filter((path) => existsSync(resolve(root, path)));

test("no comment, page or name of a test has a word to avoid", () => {
  const found = paths.flatMap((path) =>
    problemsIn(path, readFileSync(resolve(root, path), "utf8")),
  );

  expect(found).toEqual([]);
});

test.each([
  { path: "a.ts", text: "/** Asks anew. */\n", problem: "a.ts:1: 'anew': write again" },
  {
    path: "a.ts",
    text: "// A link\n// is none.\n",
    problem: "a.ts:2: 'is none': write is not one",
  },
  {
    path: "a.test.ts",
    text: 'test.each([{ id: "anew" }])("stands", () => {});\n',
    problem: "a.test.ts:1: 'stands': write is",
  },
  {
    path: "a.css",
    text: "/* In colour. */\n",
    problem: "a.css:1: 'colour': write American spelling",
  },
  {
    path: "a.mdx",
    text: "Whoever reads\n",
    problem: "a.mdx:1: 'Whoever': write anyone who, or the noun",
  },
])("reports '$text'", ({ path, text, problem }) => {
  expect(problemsIn(path, text)).toEqual([problem]);
});

test.each([
  { path: "a.ts", text: 'const text = "anew"; // `anew`\n' },
  { path: "a.md", text: "```ts\nanew();\n```\n`anew` is a [function](anew.md).\n" },
  { path: "a.ts", text: "// If there is none, a stand-in stands for it.\n" },
])("accepts '$text'", ({ path, text }) => {
  expect(problemsIn(path, text)).toEqual([]);
});

function problemsIn(path: string, text: string): string[] {
  // Most files have none of the words, so they are not parsed.
  if (!WORDING.some(({ avoid }) => avoid.test(text))) return [];
  return proseOf({ path, text }).flatMap((line, index) =>
    WORDING.flatMap(({ avoid, write }) => {
      const [word] = avoid.exec(line) ?? [];
      return word === undefined ? [] : [`${path}:${index + 1}: '${word}': write ${write}`];
    }),
  );
}
