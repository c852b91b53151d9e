import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeFolder, temporaryFolder } from "../temporary-folder.ts";
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

// Why: docs/decisions/releases.md#each-package-has-its-own-version
test("a changeset for one package releases only it and its dependent elements", () => {
  writeFileSync(
    join(copy, ".changeset/one.md"),
    '---\n"@claimkit/claims-widgets": minor\n---\n\nAdded a widget.\n',
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
  const released = releases.filter(({ type }) => type !== "none");
  expect(released.map(({ name, type }) => `${name} ${type}`).toSorted()).toEqual([
    "@claimkit/claims-widgets minor",
    "@claimkit/elements patch",
  ]);
});
