import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { temporaryFolder } from "../temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");

/** A published package: its sources, and its unpacked tarball. */
export interface Packed {
  /** Name of its folder, such as `ui-kit`. */
  name: string;
  /** Its folder in the repository. */
  source: string;
  tarball: string;
  /** Folder with the content of the tarball. */
  folder: string;
}

/** The folder names of all published packages. */
export const packageNames: readonly string[] = globSync("packages/*/package.json", { cwd: root })
  .filter((manifest) => !readJson<{ private?: boolean }>(root, manifest).private)
  .map((manifest) => basename(dirname(manifest)))
  .toSorted();

/** Packs a package like `pnpm publish`, and unpacks it. */
export function pack(name: string): Packed {
  const source = join(root, "packages", name);
  const destination = temporaryFolder(name);
  const output = execFileSync("pnpm", ["pack", "--json", "--pack-destination", destination], {
    cwd: source,
    encoding: "utf8",
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
  });
  const { filename } = JSON.parse(output) as { filename: string };
  const tarball = resolve(destination, filename);
  execFileSync("tar", ["-xf", tarball, "-C", destination]);
  return { name, source, tarball, folder: join(destination, "package") };
}

/** Reads a JSON file. */
export function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
}
