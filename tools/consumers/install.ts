import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "../temporary-folder.ts";
import { run } from "./run.ts";

/** Hosts outside the workspace. */
export const fixtures = resolve(import.meta.dirname, "../../fixtures/consumers");

/** Copies a host of fixtures/consumers to a folder outside the workspace. */
export function copyHost(fixture: string): string {
  const folder = temporaryFolder(`consumer-${fixture}`);
  cpSync(join(fixtures, fixture), folder, { recursive: true });
  return folder;
}

/**
 * Copies a host, and installs this repository's packages from a registry. Returns its folder.
 *
 * @param versions versions of other packages that replace or add to the host's
 */
export async function installHost(
  fixture: string,
  registry: string,
  versions: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = copyHost(fixture);
  pinVersions(join(folder, "package.json"), versions);
  await run(folder, "npm", "install", ...from(registry));
  const twice = await installedTwice(folder);
  if (twice.length > 0)
    throw new Error(`${fixture} has more than one copy of ${twice.join(", ")}.`);
  return folder;
}

function pinVersions(manifest: string, versions: Readonly<Record<string, string>>): void {
  const host = JSON.parse(readFileSync(manifest, "utf8")) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(versions)) {
    delete host.devDependencies[name];
    host.dependencies[name] = version;
  }
  writeFileSync(manifest, JSON.stringify(host, null, 2));
}

/** npm's options for installing this repository's packages from a registry. */
export function from(registry: string): string[] {
  return [`--@claimkit:registry=${registry}`, "--no-audit", "--no-fund"];
}

/** Packages of this repository that a host has several copies of. */
async function installedTwice(folder: string): Promise<string[]> {
  const copies = JSON.parse(await run(folder, "npm", "query", '[name^="@claimkit/"]')) as {
    name: string;
  }[];
  const names = copies.map(({ name }) => name);
  return names.filter((name, index) => names.indexOf(name) !== index);
}
