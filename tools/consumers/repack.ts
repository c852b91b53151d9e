import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Packed, readJson } from "../checks/packed.ts";
import type { Release } from "./registry.ts";

/** Versions by package, such as `{ "@claimkit/ui-kit": "1.0.1" }`. */
export type Versions = Readonly<Record<string, string>>;

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const done = new Map<string, Release>();

/** Packs a package again, as if all packages had these versions when it was released. */
export function repack({ folder, tarball }: Packed, versions: Versions): Release {
  const packed = readJson<Manifest>(folder, "package.json");
  const manifest = { ...packed, version: versions[packed.name] ?? packed.version };
  for (const field of ["dependencies", "peerDependencies"] as const) {
    const ranges = packed[field];
    if (ranges) manifest[field] = withVersions(ranges, versions);
  }
  const content = JSON.stringify(manifest, undefined, 2);
  const release = done.get(content) ?? writeTarball(folder, tarball, manifest, content);
  done.set(content, release);
  return release;
}

/** Raises ranges like pnpm, which writes the version at the time of packing after the `^` of `workspace:^`. */
function withVersions(ranges: Record<string, string>, versions: Versions): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => {
      const version = versions[name];
      return [name, version === undefined ? range : range.replace(/\d.*/, version)];
    }),
  );
}

function writeTarball(
  folder: string,
  original: string,
  manifest: Manifest,
  content: string,
): Release {
  const before = readJson<Manifest>(folder, "package.json");
  const tarball = original.replace(/[^/]+$/, `${done.size}-${manifest.version}.tgz`);
  writeFileSync(join(folder, "package.json"), content);
  execFileSync("tar", ["-czf", tarball, "-C", join(folder, ".."), "package"]);
  writeFileSync(join(folder, "package.json"), JSON.stringify(before));
  return { manifest, tarball };
}
