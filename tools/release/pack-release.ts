import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

// Packs every package whose version is not on npm yet, each with a software bill of materials, into the folder
// of the first argument. Run after `build`, by the job of the release workflow that cannot publish.

const root = resolve(import.meta.dirname, "../..");

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
}

/** Packs one package like `pnpm publish`, and writes its dependencies as a CycloneDX document next to it. */
export function packWithBill(folder: string, destination: string): void {
  const { name } = readManifest(folder);
  mkdirSync(destination, { recursive: true });
  pnpm("--filter", name, "pack", "--pack-destination", destination);
  const bill = ["sbom", "--sbom-format", "cyclonedx", "--prod", "--split", "--out"];
  pnpm("--filter", name, ...bill, join(destination, "%s-%v.cdx.json"));
}

function pnpm(...args: string[]): void {
  execFileSync("pnpm", args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

async function isOnNpm({ name, version }: Manifest): Promise<boolean> {
  const { ok, status } = await fetch(`https://registry.npmjs.org/${name}/${version}`);
  if (!ok && status !== 404) throw new Error(`npm answered ${status} for ${name}.`);
  return ok;
}

if (import.meta.main) {
  const [destination = "release"] = process.argv.slice(2);
  const hasChangesets = globSync(".changeset/*.md", { cwd: root }).length > 0;
  const folders = hasChangesets ? [] : globSync(join(root, "packages/*"));
  for (const folder of folders) {
    const manifest = readManifest(folder);
    if (manifest.private || (await isOnNpm(manifest))) continue;
    packWithBill(folder, resolve(destination));
    console.log(`packed ${manifest.name}@${manifest.version}`);
  }
}
