import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const guide = readFileSync(join(root, "docs/guides/testing.md"), "utf8");
/** A block with the content of a file. */
const FILE = /^(?<fence>```\w+ file=(?<file>\S+)\n)(?:.*?\n)??```$/gms;

const pages = globSync("{README.md,packages/*/README.md,docs/guides/*.md}", { cwd: root }).filter(
  (page) => readFileSync(join(root, page), "utf8").search(FILE) >= 0,
);

// `vitest run -u --project node tools/consumers/guides.test.ts` writes the files into the pages.
test.each(pages)("%s has the current content of its files", async (page) => {
  const text = readFileSync(join(root, page), "utf8");

  const current = text.replace(FILE, (_, fence: string, file: string) => {
    return `${fence}${readFileSync(join(root, file), "utf8")}\`\`\``;
  });

  await expect(current).toMatchFileSnapshot(join(root, page));
});

test("every file that test:consumers runs for a page is on one", () => {
  const files = globSync(
    [
      "fixtures/consumers/{first-claim/*/**,readmes/src}/*.*",
      "fixtures/consumers/{vitest,happy-dom,jest}/*.config.*",
    ],
    { cwd: root },
  );
  const shown = new Set(
    pages.flatMap((page) =>
      Array.from(
        readFileSync(join(root, page), "utf8").matchAll(FILE),
        ({ groups }) => groups?.["file"],
      ),
    ),
  );

  expect(files.filter((file) => !shown.has(file))).toEqual([]);
});

test.each(["vitest", "jest"])("lists all dependencies of %s", (consumer) => {
  const manifest = readFileSync(join(root, "fixtures/consumers", consumer, "package.json"), "utf8");
  const { devDependencies, scripts } = JSON.parse(manifest) as {
    devDependencies: Record<string, string>;
    scripts: { test: string };
  };
  const install = guide
    .split("\n")
    .find((line) => line.startsWith(`npm install --save-dev ${consumer} `));

  // TypeScript is optional for hosts.
  const needed = Object.keys(devDependencies).filter(
    (name) => !/^(@types\/|typescript$)/.test(name),
  );
  expect(install?.split(" ").slice(3).toSorted()).toEqual(needed.toSorted());
  if (consumer === "jest") expect(guide).toContain(`"test": ${JSON.stringify(scripts.test)}`);
});

test("has an adapter of at most 120 lines", () => {
  const adapter = readFileSync(join(root, "fixtures/consumers/backend/src/adapter.ts"), "utf8");

  expect(adapter.trimEnd().split("\n").length).toBeLessThanOrEqual(120);
});
