import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { bundle } from "./bundle.ts";
import { type Part, PARTS } from "./cases.ts";

/** A library that is compared. */
export interface Library {
  name: string;
  /** File of its cases, with one component for each part. */
  cases: string;
}

/** The other libraries have their own installation, because few developers need it. */
const peersFolder = resolve(import.meta.dirname, "../../../../fixtures/kit-peers");

const own = (name: string, file: string): Library => ({
  name,
  cases: resolve(import.meta.dirname, "cases", file),
});
const peer = (name: string, file: string): Library => ({ name, cases: resolve(peersFolder, file) });

/** React on native elements with the same accessible names and descriptions: the baseline. */
export const native = own("native", "native.tsx");
export const claimkit = own("Claimkit", "claimkit.tsx");
export const peers = [peer("Base UI", "base-ui.tsx"), peer("MUI", "mui.tsx")];
export const libraries = [native, claimkit, ...peers];

/** Installs the peers, unless the versions of their manifest are installed. */
export function installPeers(): void {
  const installed = resolve(peersFolder, "node_modules/.package-lock.json");
  const wanted = resolve(peersFolder, "package.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  const options = ["--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", ["install", ...options], {
    cwd: peersFolder,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("The peers could not be installed. npm's output is above.");
}

/** The parts that a library has, each with the exports that its page needs: the part, and its wrapper if it has one. */
export type PartExports = ReadonlyMap<Part, readonly string[]>;

/** Reads a library's parts from the exports of its case file. */
export async function partExportsOf({ cases }: Library): Promise<PartExports> {
  const { exported } = await bundle(`export * from ${JSON.stringify(cases)};`, {
    packages: "external",
  });
  const has = (name: string): boolean => exported.includes(name);
  return new Map(
    PARTS.filter(has).map((part) => {
      const page = `${part}Page`;
      return [part, has(page) ? [part, page] : [part]];
    }),
  );
}
