import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeFolder, temporaryFolder } from "../temporary-folder.ts";
import { missingMajors } from "./missing-majors.ts";
import { readJson } from "./packed.ts";

const repository = resolve(import.meta.dirname, "../..");
let copy: string;

const run = (command: string, ...args: string[]): unknown =>
  execFileSync(command, args, { cwd: copy, stdio: "pipe" });

beforeEach(() => {
  copy = temporaryFolder("changesets");
  for (const file of ["package.json", "pnpm-workspace.yaml", ".changeset/config.json"])
    cpSync(join(repository, file), join(copy, file));
  for (const manifest of globSync("{packages/*,apps/*,tools}/package.json", { cwd: repository }))
    cpSync(join(repository, manifest), join(copy, manifest));
  // Not the whole folder, because a package manager that prunes the copy would prune the repository's.
  mkdirSync(join(copy, "node_modules"));
  symlinkSync(join(repository, "node_modules/@changesets"), join(copy, "node_modules/@changesets"));
  run("git", "init", "--quiet", "--initial-branch=main");
});

afterEach(() => removeFolder(copy));

interface Plan {
  releases: { name: string; type: string }[];
}

// Why: docs/decisions/releases.md#one-copy-of-the-kit-the-client-and-the-runtime
test.each([
  {
    change: "claims-widgets minor",
    releases: ["claims-widgets minor", "elements patch"],
  },
  {
    change: "ui-kit minor",
    releases: ["elements patch", "ui-kit minor"],
  },
])("$change releases $releases", ({ change, releases: expected }) => {
  const [name, type] = change.split(" ");
  for (const manifest of globSync("packages/*/package.json", { cwd: copy })) {
    const text = readFileSync(join(copy, manifest), "utf8");
    writeFileSync(join(copy, manifest), text.replace(/"version": "[^"]+"/, '"version": "1.0.0"'));
  }
  writeFileSync(
    join(copy, ".changeset/one.md"),
    `---\n"@claimkit/${name}": ${type}\n---\n\nChanged something.\n`,
  );
  run(
    "git",
    "-c",
    "user.name=test",
    "-c",
    "user.email=test@example.com",
    "commit",
    "--quiet",
    "--allow-empty",
    "--message=start",
  );

  run(join(repository, "node_modules/.bin/changeset"), "status", "--output=plan.json");

  const { releases } = readJson<Plan>(copy, "plan.json");
  const released = releases.filter((release) => release.type !== "none");
  expect(
    released
      .map((release) => `${release.name.replace("@claimkit/", "")} ${release.type}`)
      .toSorted(),
  ).toEqual(expected);
});

const manifests = globSync("packages/*/package.json", { cwd: repository }).map((file) =>
  readJson<{ name: string; peerDependencies?: Record<string, string> }>(repository, file),
);

test("a major release of a peer needs one of each package that uses it", () => {
  const major = (name: string): string => `---\n"@claimkit/${name}": major\n---\n\nChanged.\n`;

  expect(missingMajors([major("widget-runtime")], manifests)).toEqual([
    "@claimkit/claims-widgets",
    "@claimkit/faq",
    "@claimkit/shop-finder",
  ]);
  const all = ["widget-runtime", "claims-widgets", "faq", "shop-finder"];
  expect(missingMajors(all.map(major), manifests)).toEqual([]);
});

test("no changeset of this repository lacks a major release", () => {
  const changesets = globSync(".changeset/*.md", { cwd: repository }).map((file) =>
    readFileSync(join(repository, file), "utf8"),
  );

  expect(missingMajors(changesets, manifests)).toEqual([]);
});
