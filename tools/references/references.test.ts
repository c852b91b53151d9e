import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { brokenReferences, type SourceFile } from "./broken-references.ts";

const root = resolve(import.meta.dirname, "../..");
const TEXT = /\.(?:css|html|js|json|md|mdx|mjs|ts|tsx|txt|yml|yaml)$/;

/** Every path of the repository, including new files. */
const paths = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\0")
  .filter((path) => path !== "" && existsSync(resolve(root, path)));

/** All text files except this one, whose examples are broken on purpose. */
const files: readonly SourceFile[] = paths
  .filter((path) => TEXT.test(path) && path !== "tools/references/references.test.ts")
  .map((path) => ({ path, text: readFileSync(resolve(root, path), "utf8") }));

test("the target of every reference exists", () => {
  expect(brokenReferences(files, paths)).toEqual([]);
});

const page = {
  path: "docs/reference/claims.md",
  text: "# Claims\n\n## Rental headline\n\n## `ck:ready`, once\n\n## Rental headline\n",
};

test.each([
  { file: "src/a.ts", text: "/** See docs/reference/claims.md#rental-headline. */" },
  { file: "src/a.ts", text: "// docs/reference/claims.md" },
  { file: "docs/a.md", text: "[the second](reference/claims.md#rental-headline-1)" },
  { file: "docs/a.md", text: "[an event](./reference/claims.md#ckready-once)" },
  {
    file: "docs/a.md",
    text: "# Own\n[own](#own), [folder](reference/), [web](https://a.example/x.md)",
  },
  { file: "docs/a.md", text: "```md\n[example](gone.md)\n```\n`[example](gone.md)`" },
])("accepts '$text'", ({ file, text }) => {
  expect(brokenReferences([page, { path: file, text }], [page.path, file])).toEqual([]);
});

test.each([
  {
    file: "src/a.ts",
    text: "// docs/reference/claims.md#rental",
    reference: "docs/reference/claims.md#rental",
  },
  { file: "src/a.ts", text: "// See GONE.md, section 2.", reference: "GONE.md" },
  {
    file: "docs/a.md",
    text: "`docs/reference/claims.md#gone`",
    reference: "docs/reference/claims.md#gone",
  },
  {
    file: "src/a.ts",
    text: 'warn("See https://github.com/claimkit/claimkit/blob/main/docs/guides/gone.md")',
    reference: "docs/guides/gone.md",
  },
  { file: "src/a.css", text: "/* docs/reference/gone.md */", reference: "docs/reference/gone.md" },
  {
    file: "src/a.ts",
    text: "// Why: docs/decisions/forms.md#gone",
    reference: "docs/decisions/forms.md#gone",
  },
  {
    file: "docs/a.md",
    text: "[gone](reference/claims.md#rental)",
    reference: "reference/claims.md#rental",
  },
  { file: "docs/a.md", text: "[gone](#nowhere)", reference: "#nowhere" },
  {
    file: "README.md",
    text: "[gone](https://github.com/claimkit/claimkit/blob/main/docs/gone.md)",
    reference: "https://github.com/claimkit/claimkit/blob/main/docs/gone.md",
  },
  { file: "README.md", text: '<img alt="" src="docs/gone.webp">', reference: "docs/gone.webp" },
])("reports '$text'", ({ file, text, reference }) => {
  expect(brokenReferences([page, { path: file, text }], [page.path, file])).toEqual([
    { file, reference },
  ]);
});
