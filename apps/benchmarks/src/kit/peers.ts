import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { peersFolder } from "./libraries.ts";

const locked = resolve(peersFolder, "package-lock.json");
const installed = resolve(peersFolder, "node_modules/.package-lock.json");

/** Installs what we are compared with, unless it is there: half a gigabyte, a minute. */
export function installPeers(): void {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return;
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: peersFolder,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("The peers could not be installed: see npm's words above.");
}
