import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { removeFolder, temporaryFolder } from "../temporary-folder.ts";
import { missingMajors } from "./missing-majors.ts";
import { readJson } from "./packed.ts";

const repository = resolve(import.meta.dirname, "../..");

/** A package that Changesets would release. */
export interface Planned {
  /** Name, such as `@claimkit/ui-kit`. */
  name: string;
  type: ReleaseType;
  newVersion: string;
}

/** A kind of release. */
export type ReleaseType = "major" | "minor" | "patch";

/** The manifests of this repository's published packages. */
export const manifests = globSync("packages/*/package.json", { cwd: repository }).map((file) =>
  readJson<{ name: string; peerDependencies?: Record<string, string> }>(repository, file),
);

/** The changeset of a change, with the major releases that it needs. */
export function changesetOf(type: ReleaseType, ...names: readonly string[]): string {
  const released = names.map((name) => `"@claimkit/${name}": ${type}`);
  const followers = missingMajors([released.join("\n")], manifests).map(
    (name) => `"${name}": major`,
  );
  return ["---", ...released, ...followers, "---", "", "Changed something."].join("\n");
}

/** What Changesets would release for a changeset if every package was at 1.0.0. */
export function planRelease(changeset: string): Planned[] {
  const copy = copyOfManifests();
  try {
    writeFileSync(join(copy, ".changeset/one.md"), changeset);
    const name = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
    const commit = ["commit", "--quiet", "--allow-empty", "--message=start"];
    run(copy, "git", "init", "--quiet", "--initial-branch=main");
    run(copy, "git", ...name, ...commit);
    const program = join(repository, "node_modules/.bin/changeset");
    run(copy, program, "status", "--output=plan.json");
    const { releases } = readJson<{ releases: { name: string; type: string }[] }>(
      copy,
      "plan.json",
    );
    return releases.filter((release): release is Planned => release.type !== "none");
  } finally {
    removeFolder(copy);
  }
}

function copyOfManifests(): string {
  const copy = temporaryFolder("changesets");
  for (const file of ["package.json", "pnpm-workspace.yaml", ".changeset/config.json"])
    cpSync(join(repository, file), join(copy, file));
  for (const manifest of globSync("{packages/*,apps/*,tools}/package.json", { cwd: repository })) {
    const text = readFileSync(join(repository, manifest), "utf8");
    mkdirSync(join(copy, manifest, ".."), { recursive: true });
    writeFileSync(join(copy, manifest), text.replace(/"version": "[^"]+"/, '"version": "1.0.0"'));
  }
  // Not the whole folder, because a package manager that prunes the copy would prune the repository's.
  mkdirSync(join(copy, "node_modules"));
  symlinkSync(join(repository, "node_modules/@changesets"), join(copy, "node_modules/@changesets"));
  return copy;
}

function run(folder: string, program: string, ...args: string[]): void {
  execFileSync(program, args, { cwd: folder, stdio: "pipe" });
}
