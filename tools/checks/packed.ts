import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { temporaryFolder } from "../temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");

/** One published package: where it is written, and where it has been unpacked as its users get it. */
export interface Packed {
  /** Its folder's name, `ui-kit`. */
  name: string;
  /** Its folder in the repository. */
  source: string;
  tarball: string;
  /** What is in the tarball. */
  folder: string;
}

/** The folder names of all published packages; those that are not built yet are private. */
export const packageNames: readonly string[] = globSync("packages/*/package.json", { cwd: root })
  .filter((manifest) => !readJson<{ private?: boolean }>(root, manifest).private)
  .map((manifest) => basename(dirname(manifest)))
  .toSorted();

/** Packs one package the way `pnpm publish` does, and unpacks it elsewhere. */
export function pack(name: string): Packed {
  const source = join(root, "packages", name);
  const destination = temporaryFolder(name);
  const said = execFileSync("pnpm", ["pack", "--json", "--pack-destination", destination], {
    cwd: source,
    encoding: "utf8",
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
  });
  const { filename } = JSON.parse(said) as { filename: string };
  const tarball = resolve(destination, filename);
  execFileSync("tar", ["-xf", tarball, "-C", destination]);
  return { name, source, tarball, folder: join(destination, "package") };
}

/** A JSON file of a packed package. */
export function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
}
