import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** The file next to the built files that has the licenses of what they contain. */
export const LICENSES_FILE = "THIRD-PARTY-LICENSES.txt";

/** The packages whose geography the embedded map contains, by a file of each. */
export function geographyOf(mapView: string): string[] {
  return ["us-atlas", "world-atlas"].map((name) =>
    resolve(mapView, "node_modules", name, "README.md"),
  );
}

/** Folder of the package that a module belongs to. */
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Names and folders of the third-party packages that the modules belong to. */
function packagesOf(modules: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>();
  for (const module of modules) {
    const [folder, name = ""] = PACKAGE.exec(module) ?? [];
    if (folder !== undefined && !name.startsWith("@claimkit/")) packages.set(name, folder);
  }
  return packages;
}

/** A comment that names the third-party packages in a file, for minified files, whose own notices are removed. */
export function noticeFor(modules: readonly string[]): string {
  const names = [...packagesOf(modules).keys()].toSorted();
  return names.length > 0 ? `/*! With ${names.join(", ")}. See ${LICENSES_FILE}. */` : "";
}

/** The full license texts of the third-party packages that the modules belong to. */
export function licensesOf(modules: readonly string[]): string {
  const packages = [...packagesOf(modules)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const texts = packages.flatMap(([name, folder]) =>
    [licenseOf(name, folder)].concat(furtherLicenses(folder, modules)),
  );
  return texts.join("\n");
}

/** Licenses that a package has next to modules and that are named after them: `LICENSE_JBIG2` for `jbig2.wasm`. */
function furtherLicenses(folder: string, modules: readonly string[]): string[] {
  const names = [...new Set(modules)].filter((module) => dirname(module).startsWith(folder));
  const files = names.flatMap((module) => {
    const [name = ""] = basename(module).split(/[._]/);
    const cwd = dirname(module);
    return globSync(`LICENSE_{,*_}${name.toUpperCase()}`, { cwd }).map((file) => join(cwd, file));
  });
  return [...new Set(files)].toSorted().map((file) => {
    const text = readFileSync(file, "utf8").trim();
    return `${basename(file)}\n\n${text}\n\n${"-".repeat(80)}\n`;
  });
}

function licenseOf(name: string, folder: string): string {
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    version: string;
    license: string;
  };
  const [file] = globSync("{LICENSE,LICENCE,license}*", { cwd: folder });
  if (!file) throw new Error(`${name} has no license text.`);
  const text = readFileSync(join(folder, file), "utf8").trim();
  return `${name} ${version}, ${license}\n\n${text}\n\n${"-".repeat(80)}\n`;
}
