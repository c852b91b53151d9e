import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readJson } from "./packed.ts";

const house = resolve(import.meta.dirname, "..");
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "claimkit-changesets-"));
  for (const file of ["package.json", "pnpm-workspace.yaml", ".changeset/config.json"])
    cpSync(join(house, file), join(copy, file));
  for (const manifest of globSync("{packages,apps}/*/package.json", { cwd: house }))
    cpSync(join(house, manifest), join(copy, manifest));
  symlinkSync(join(house, "node_modules"), join(copy, "node_modules"));
  execFileSync("git", ["init", "--quiet", "--initial-branch=main"], { cwd: copy });
});

afterEach(() => rmSync(copy, { recursive: true }));

const versions = (): Record<string, string> =>
  Object.fromEntries(
    globSync("packages/*", { cwd: copy }).map((folder) => [
      basename(folder),
      readJson<{ version: string }>(join(copy, folder), "package.json").version,
    ]),
  );

test("a changeset for faq alone bumps faq and its dependent elements, and nothing else", () => {
  const before = versions();
  writeFileSync(
    join(copy, ".changeset/one.md"),
    '---\n"@claimkit/faq": minor\n---\n\nAdded a question.\n',
  );

  execFileSync("changeset", ["version"], { cwd: copy, stdio: "pipe" });

  const after = versions();
  const bumped = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(bumped.toSorted()).toEqual(["elements", "faq"]);
});
