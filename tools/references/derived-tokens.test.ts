import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

// Why: docs/decisions/styles.md#derived-tokens-are-computed-at-each-component

const repository = resolve(import.meta.dirname, "../..");
const DERIVED = "packages/ui-kit/src/shared/derived-tokens.css";

const sheets = globSync("packages/*/src/**/*.css", { cwd: repository })
  .filter((file) => file !== DERIVED)
  .map((file) => ({ file, text: readFileSync(resolve(repository, file), "utf8") }));

const derived = readFileSync(resolve(repository, DERIVED), "utf8");

test.each([...new Set(derived.match(/(?<=var\(\s*)--ck-[\w-]+(?=,)/g))])(
  "no style sheet reads %s, which has no value unless the host sets it",
  (token) => {
    const readers = sheets.filter(({ text }) =>
      new RegExp(`var\\(\\s*${token}\\b(?!-)`).test(text),
    );

    expect(readers.map(({ file }) => file)).toEqual([]);
  },
);

test("--_shade has a value in each style sheet that reads it", () => {
  const [, selectors = ""] = /:where\((.*)\) \{\s*--_shade/.exec(derived) ?? [];
  const readers = sheets.filter(({ text }) => text.includes("var(--_shade)"));
  const without = readers.filter(
    ({ text }) => !selectors.split(", ").some((selector) => text.includes(selector)),
  );

  expect(readers).not.toEqual([]);
  expect(without.map(({ file }) => file)).toEqual([]);
});

test("no style sheet has text, lines or rings in the accent itself", () => {
  const misuse =
    /^\s*(?:color|border(?!-color)[\w-]*|outline[\w-]*|box-shadow): [^;]*--ck-color-accent\)/gm;
  // A fill with an edge of the same color, and parts in the accent on a background of `--_on-accent`.
  const exceptions = ["switch.css", "marker.css", "logo.css"];
  const found = sheets
    .filter(({ file }) => !exceptions.some((name) => file.endsWith(`/${name}`)))
    .flatMap(({ file, text }) =>
      (text.match(misuse) ?? []).map((line) => `${file}: ${line.trim()}`),
    );

  expect(found).toEqual([]);
});
