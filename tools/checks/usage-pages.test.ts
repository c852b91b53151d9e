import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { type DescribedPackage, describedPackages, parts } from "./parts.ts";

const house = resolve(import.meta.dirname, "../..");

interface UsagePage {
  of: DescribedPackage;
  /** In the sources of its package. */
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

test.each(parts)("$name is shown on a usage page beside it", ({ folder, storiesFile }) => {
  const beside = pages.filter(({ of, path }) => resolve(of.sources, path, "..") === folder);

  const shown = beside.some(({ text }) => text.includes(`from "./${basename(storiesFile)}"`));
  expect(shown).toBe(true);
});

test.each(pages)("$path has every section, in their order", ({ text }) => {
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);

  expect(headings).toEqual(SECTIONS);
});

test.each(pages)("$path is called Usage", ({ text }) => {
  expect(text).toMatch(/^<Meta of=\{Stories\} name="Usage" \/>$/m);
});

test("links of usage pages lead to usage pages", () => {
  const ids = new Set(pages.map(idOf));
  const links = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id]) => ({ path, id })),
  );

  expect(links.filter(({ id = "" }) => !ids.has(id))).toEqual([]);
});

test("examples are what an integrator can type", () => {
  const folder = resolve(house, "apps/storybook/node_modules/.cache/examples");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { of: described, path, text } of pages) {
    const [, code = ""] = /^```tsx\n(.*?)^```$/ms.exec(text) ?? [];
    // Or from one of its other entry points.
    expect(code, path).toMatch(new RegExp(`from "${described.name}["/]`));
    writeFileSync(resolve(folder, `${basename(path, ".mdx")}.tsx`), code);
  }
  const options = {
    extends: relative(folder, resolve(house, "tsconfig.base.json")),
    compilerOptions: { noEmit: true },
    include: ["*"],
    exclude: [],
  };
  writeFileSync(resolve(folder, "tsconfig.json"), JSON.stringify(options));

  expect(faultsIn(folder)).toEqual([]);
});

/** As Storybook names a page: `kit-radio--usage`, `kit-chip-input-chip--usage`. */
function idOf({ of: { chapter }, path }: UsagePage): string {
  const [folder = "", file = ""] = path.replace(".mdx", "").split("/");
  return folder === file ? `${chapter}-${folder}--usage` : `${chapter}-${folder}-${file}--usage`;
}

function faultsIn(folder: string): string[] {
  try {
    execFileSync("tsc", ["--project", folder], { cwd: house, encoding: "utf8", stdio: "pipe" });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.trim().split("\n");
  }
}
