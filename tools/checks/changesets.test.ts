import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeFolder, temporaryFolder } from "../temporary-folder.ts";
import { readJson } from "./packed.ts";

const house = resolve(import.meta.dirname, "../..");
let copy: string;

const run = (command: string, ...args: string[]): unknown =>
  execFileSync(command, args, { cwd: copy, stdio: "pipe" });

beforeEach(() => {
  copy = temporaryFolder("changesets");
  for (const file of ["package.json", "pnpm-workspace.yaml", ".changeset/config.json"])
    cpSync(join(house, file), join(copy, file));
  for (const manifest of globSync("{packages/*,apps/*,tools}/package.json", { cwd: house }))
    cpSync(join(house, manifest), join(copy, manifest));
  // Only what the command resolves from here; a package manager that tidies this folder must not reach the house's.
  mkdirSync(join(copy, "node_modules"));
  symlinkSync(join(house, "node_modules/@changesets"), join(copy, "node_modules/@changesets"));
  run("git", "init", "--quiet", "--initial-branch=main");
});

afterEach(() => removeFolder(copy));

interface Plan {
  releases: { name: string; type: string }[];
}

// Why: docs/decisions/releases.md#each-package-has-its-own-version
test("a changeset for one family releases it and its dependent elements, and nothing else", () => {
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

  run(join(house, "node_modules/.bin/changeset"), "status", "--output=plan.json");

  const { releases } = readJson<Plan>(copy, "plan.json");
  const released = releases.filter(({ type }) => type !== "none");
  expect(released.map(({ name, type }) => `${name} ${type}`).toSorted()).toEqual([
    "@claimkit/claims-widgets minor",
    "@claimkit/elements patch",
  ]);
});
