import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** In the host page, which depends on every package. */
const cache = join(root, "apps/host-page/node_modules/.cache");

/** The options of this repository, and its types of style sheets. */
const config = {
  extends: join(root, "tsconfig.base.json"),
  compilerOptions: { noEmit: true, types: ["vite/client"] },
  include: ["**/*", join(root, "packages/elements/src/sheets.d.ts")],
  exclude: [],
};

/**
 * Type-checks code of a host with the sources of the packages.
 *
 * @param name name of the folder that the code is written to
 * @param files code by path
 * @returns messages of the compiler, with the same paths
 */
export function typeErrors(name: string, files: ReadonlyMap<string, string>): string[] {
  const folder = join(cache, name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of [...files, ["tsconfig.json", JSON.stringify(config)] as const]) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  try {
    // Each checker would infer the types of the packages again.
    execFileSync("tsc", ["--checkers", "1"], { cwd: folder, encoding: "utf8", stdio: "pipe" });
    return [];
  } catch (error) {
    // Indented lines continue a message.
    return (error as { stdout: string }).stdout.trim().split(/\n(?! )/);
  }
}
