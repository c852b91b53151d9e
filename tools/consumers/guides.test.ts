import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const guide = readFileSync(join(root, "docs/guides/testing.md"), "utf8");
const backend = readFileSync(join(root, "docs/guides/backend.md"), "utf8");
const FILE = /^```\w+ file=(\S+)\n(.*?)^```$/gms;
const blocks = [...guide.matchAll(FILE), ...backend.matchAll(FILE)];

test("has the setup of every consumer that tests a claim page", () => {
  expect(blocks.map(([, file]) => file)).toEqual(
    expect.arrayContaining(
      ["vitest/vitest.config.ts", "happy-dom/vitest.config.ts", "jest/jest.config.js"].map(
        (file) => `fixtures/consumers/${file}`,
      ),
    ),
  );
});

test.each(blocks.map(([, file = "", code]) => ({ file, code })))(
  "has the current content of $file",
  ({ file, code }) => {
    expect(code).toBe(readFileSync(join(root, file), "utf8"));
  },
);

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
