import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { type DescribedPackage, describedPackages, components } from "./components.ts";

const repository = resolve(import.meta.dirname, "../..");

interface UsagePage {
  of: DescribedPackage;
  /** Path in the sources of its package. */
  path: string;
  text: string;
}

const pages: readonly UsagePage[] = describedPackages.flatMap((of) =>
  globSync("*/*.mdx", { cwd: of.sources }).map((path) => ({
    of,
    path,
    text: readFileSync(resolve(of.sources, path), "utf8"),
  })),
);

const SECTIONS = [
  "When to use",
  "When not to use",
  "Example",
  "Accessibility",
  "Keyboard",
  "Content",
];

test.each(components)("$name is on a usage page in its folder", ({ folder, storiesFile }) => {
  const beside = pages.filter(({ of, path }) => resolve(of.sources, path, "..") === folder);

  const shown = beside.some(({ text }) => text.includes(`from "./${basename(storiesFile)}"`));
  expect(shown).toBe(true);
});

test.each(pages)("$path has every section in order", ({ text }) => {
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);

  expect(headings).toEqual(SECTIONS);
});

test.each(pages)("$path is called Usage", ({ text }) => {
  expect(text).toMatch(/^<Meta of=\{Stories\} name="Usage" \/>$/m);
});

test("links between usage pages are valid", () => {
  const ids = new Set(pages.map(idOf));
  const links = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id]) => ({ path, id })),
  );

  expect(links.filter(({ id = "" }) => !ids.has(id))).toEqual([]);
});

test("examples import the public package and compile", () => {
  const folder = resolve(repository, "apps/storybook/node_modules/.cache/examples");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { of: described, path, text } of pages) {
    const [, code = ""] = /^```tsx\n(.*?)^```$/ms.exec(text) ?? [];
    // From the package or one of its entry points.
    expect(code, path).toMatch(new RegExp(`from "${described.name}["/]`));
    writeFileSync(resolve(folder, `${basename(path, ".mdx")}.tsx`), code);
  }
  const options = {
    extends: relative(folder, resolve(repository, "tsconfig.base.json")),
    compilerOptions: { noEmit: true },
    include: ["*"],
    exclude: [],
  };
  writeFileSync(resolve(folder, "tsconfig.json"), JSON.stringify(options));

  expect(typeErrorsIn(folder)).toEqual([]);
});

/** The id of a page in Storybook, such as `kit-radio--usage` or `kit-chip-input-chip--usage`. */
function idOf({ of: { idPrefix }, path }: UsagePage): string {
  const [folder = "", file = ""] = path.replace(".mdx", "").split("/");
  return folder === file ? `${idPrefix}-${folder}--usage` : `${idPrefix}-${folder}-${file}--usage`;
}

function typeErrorsIn(folder: string): string[] {
  try {
    execFileSync("tsc", ["--project", folder], {
      cwd: repository,
      encoding: "utf8",
      stdio: "pipe",
    });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.trim().split("\n");
  }
}
