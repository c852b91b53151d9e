import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

// Changesets raise the versions in manifests. This writes them where the published code takes them from.

const packages = resolve(import.meta.dirname, "../../packages");

/** Packages whose code has its version. */
export const versioned = ["claims-api", "ui-kit", "widget-runtime"];

/** The module of a package that has its version: its path, and what it must contain. */
export function versionModule(name: string): { path: string; content: string } {
  const { version } = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8")) as {
    version: string;
  };
  const path = join(packages, name, "src/version.ts");
  const content = readFileSync(path, "utf8").replace(/VERSION = ".*"/, `VERSION = "${version}"`);
  return { path, content };
}

if (import.meta.main) {
  for (const { path, content } of versioned.map(versionModule)) writeFileSync(path, content);
}
