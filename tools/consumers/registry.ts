import { cpSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pack, packageNames } from "../checks/packed.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { run, start } from "./run.ts";

const HOST = "localhost:4873";
const fixtures = resolve(import.meta.dirname, "../../fixtures/consumers");

// Why: docs/decisions/testing.md#fixtures-outside-the-workspace
/** Starts a local registry for this repository's packages. Returns a function that stops it. */
export async function startRegistry(): Promise<() => void> {
  const folder = temporaryFolder("registry");
  cpSync(join(fixtures, "registry"), folder, { recursive: true });
  run(folder, "npm", "install", "--no-audit", "--no-fund");
  const config = {
    storage: join(folder, "storage"),
    packages: { "@claimkit/*": { access: "$all", publish: "$all" } },
    log: { type: "stdout", level: "warn" },
  };
  writeFileSync(join(folder, "config.yaml"), JSON.stringify(config));
  const args = ["--config", "config.yaml", "--listen", "4873"];
  const verdaccio = join(folder, "node_modules/.bin/verdaccio");
  const { stop } = await start(folder, verdaccio, args, /http address/);
  return stop;
}

/** Publishes all packages to the local registry, as in a release. */
export function publishAll(): void {
  for (const name of packageNames) {
    const { tarball } = pack(name);
    // npm requires a login; the local registry accepts any.
    const anybody = `--//${HOST}/:_authToken=anybody`;
    run(tmpdir(), "npm", "publish", tarball, `--registry=http://${HOST}/`, anybody);
    console.log(`published @claimkit/${name}`);
  }
}

/** Copies a host of fixtures/consumers, and installs the published packages. */
export function installed(fixture: string): string {
  const consumer = temporaryFolder(`consumer-${fixture}`);
  cpSync(join(fixtures, fixture), consumer, { recursive: true });
  const ours = `--@claimkit:registry=http://${HOST}/`;
  run(consumer, "npm", "install", ours, "--no-audit", "--no-fund");
  const twice = installedTwice(consumer);
  if (twice.length > 0)
    throw new Error(`${fixture} has more than one copy of ${twice.join(", ")}.`);
  return consumer;
}

/** Packages of this repository that a host has several copies of. */
function installedTwice(consumer: string): string[] {
  const copies = JSON.parse(run(consumer, "npm", "query", '[name^="@claimkit/"]')) as {
    name: string;
  }[];
  const names = copies.map(({ name }) => name);
  return names.filter((name, index) => names.indexOf(name) !== index);
}
