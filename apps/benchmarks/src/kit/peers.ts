import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { peersFolder } from "./libraries.ts";

const lockFile = resolve(peersFolder, "package-lock.json");
const installed = resolve(peersFolder, "node_modules/.package-lock.json");

/** Installs the peers if they are not installed, which takes half a gigabyte and about a minute. */
export function installPeers(): void {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs) return;
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: peersFolder,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("The peers could not be installed. npm's output is above.");
}
