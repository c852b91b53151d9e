import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../checks/packed.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { copyHost, from } from "./install.ts";
import type { Versions } from "./repack.ts";
import { type Ended, run, tryToRun } from "./run.ts";

// Why: docs/decisions/releases.md#one-copy-of-the-kit-the-client-and-the-runtime
/** Packages of which a page must have one copy. */
const ONE_COPY = ["@claimkit/ui-kit", "@claimkit/widget-runtime", "@claimkit/claims-api"];

/** An upgrade of a host. */
export interface Upgrade {
  /** What is upgraded, such as `ui-kit, major, alone`. */
  what: string;
  /** Address of the registry that has the new versions. */
  registry: string;
  /** The versions that the host takes. */
  takes: Versions;
  /** Whether others have to follow, so that npm must refuse the upgrade, or warn and name them. */
  needsOthers: boolean;
}

/** What an installer did. */
export interface Upgraded {
  result: string;
  problems: readonly string[];
}

/** A host on the first versions, with the lockfiles of both installers. */
export async function lockedHost(fixture: string, registry: string): Promise<string> {
  const host = copyHost(fixture);
  const manifest = readFileSync(join(host, "package.json"), "utf8");
  writeFileSync(join(host, "package.json"), manifest.replaceAll('"latest"', '"^1.0.0"'));
  await run(host, "npm", "install", "--package-lock-only", ...from(registry));
  setRegistry(host, registry);
  await run(host, "pnpm", "install", "--lockfile-only");
  return host;
}

/** Upgrades the lockfile of a host with npm. */
export async function upgradeWithNpm(host: string, upgrade: Upgrade): Promise<Upgraded> {
  const folder = copyOf(host);
  const { ok, stderr } = await npmUpgrade(folder, upgrade, "--package-lock-only");
  if (upgrade.needsOthers && !namesOthers(stderr, upgrade))
    return { result: "npm names nothing", problems: [stderr] };
  if (!ok) return { result: "npm refuses", problems: upgrade.needsOthers ? [] : [stderr] };

  const { packages } = readJson<{ packages: Record<string, object> }>(folder, "package-lock.json");
  const copies = Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ""));
  const problems = wrongCounts(copies);
  if (upgrade.needsOthers) return { result: "npm warns", problems };
  const tree = await tryToRun(folder, "npm", "ls", "--package-lock-only");
  return { result: "npm: one copy", problems: tree.ok ? problems : [...problems, tree.stderr] };
}

/** Upgrades the lockfile of a host with pnpm, which refuses nothing, but warns if others have to follow. */
export async function upgradeWithPnpm(host: string, upgrade: Upgrade): Promise<Upgraded> {
  const folder = copyOf(host);
  setRegistry(folder, upgrade.registry);
  const options = [...specifiers(upgrade), "--lockfile-only"];
  const { ok, stdout, stderr } = await tryToRun(folder, "pnpm", "add", ...options);
  const warns = `${stdout}${stderr}`.includes("Issues with peer dependencies");
  const lock = readFileSync(join(folder, "pnpm-lock.yaml"), "utf8");
  const snapshots = lock.slice(lock.indexOf("\nsnapshots:"));
  const copies = [...snapshots.matchAll(/^ {2}'(@claimkit\/[\w-]+)@/gm)].map(
    ([, name = ""]) => name,
  );
  const problems = wrongCounts(copies);
  if (!ok) problems.push(`pnpm fails: ${stdout}${stderr}`);
  if (upgrade.needsOthers && !warns) problems.push("pnpm does not warn.");
  return { result: warns ? "pnpm warns" : "pnpm: one copy", problems };
}

/** Upgrades a host, and installs it. Returns its folder. */
export async function installUpgraded(host: string, upgrade: Upgrade): Promise<string> {
  const folder = copyOf(host);
  const { ok, stderr } = await npmUpgrade(folder, upgrade);
  if (!ok) throw new Error(stderr);
  return folder;
}

// Why: docs/decisions/releases.md#a-major-release-of-a-peer-is-installed-in-two-steps
/** Installs the versions with npm, after removing the old ones if there are several. */
async function npmUpgrade(folder: string, upgrade: Upgrade, ...options: string[]): Promise<Ended> {
  const all = [...options, ...from(upgrade.registry)];
  const names = Object.keys(upgrade.takes);
  if (names.length > 1) await run(folder, "npm", "uninstall", ...names, ...all);
  return tryToRun(folder, "npm", "install", ...specifiers(upgrade), ...all);
}

/** Whether npm names the upgraded package as the peer of another. */
function namesOthers(output: string, { takes }: Upgrade): boolean {
  const peers = Object.keys(takes).map((name) => `peer ${name}@"^1.0.0" from @claimkit/`);
  return output.includes("ERESOLVE") && peers.every((peer) => output.includes(peer));
}

function wrongCounts(copies: readonly string[]): string[] {
  return ONE_COPY.map((name) => ({ name, count: copies.filter((copy) => copy === name).length }))
    .filter(({ count }) => count !== 1)
    .map(({ name, count }) => `${name} is installed ${count} times.`);
}

function specifiers({ takes }: Upgrade): string[] {
  return Object.entries(takes).map(([name, version]) => `${name}@${version}`);
}

function copyOf(host: string): string {
  const folder = temporaryFolder("upgraded");
  cpSync(host, folder, { recursive: true });
  return folder;
}

/** pnpm has no option for the registry of a scope. */
function setRegistry(folder: string, registry: string): void {
  writeFileSync(join(folder, ".npmrc"), `@claimkit:registry=${registry}\n`);
}
