import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";

/** One version of a package. */
export interface Release {
  manifest: { name: string; version: string; peerDependencies?: Record<string, string> };
  tarball: string;
}

/** Registries on this machine, which installers use for this repository's packages. */
export interface Registries {
  /** Publishes releases, oldest first, in a registry of their own. Returns its address. */
  publish(registry: string, releases: readonly Release[]): string;
  stop(): void;
}

/** Before the age that pnpm requires of a version. */
const PUBLISHED = "2026-01-01T00:00:00.000Z";

// Why: docs/decisions/testing.md#fixtures-outside-the-workspace
/** Starts a server for the registries. */
export async function startRegistries(): Promise<Registries> {
  /** Content by path. */
  const published = new Map<string, Buffer | string>();
  const server = createServer((request, response) => {
    const content = published.get(decodeURIComponent(request.url ?? ""));
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    publish(registry, releases) {
      for (const { tarball } of releases) {
        published.set(`/${registry}/-/${basename(tarball)}`, readFileSync(tarball));
      }
      for (const name of new Set(releases.map(({ manifest }) => manifest.name))) {
        const versions = releases.filter(({ manifest }) => manifest.name === name);
        published.set(`/${registry}/${name}`, describe(name, versions, `${origin}/${registry}`));
      }
      return `${origin}/${registry}/`;
    },
    stop: () => void server.close(),
  };
}

/** What a registry says about a package. */
function describe(name: string, releases: readonly Release[], registry: string): string {
  const entries = releases.map(({ manifest, tarball }): [string, object] => {
    const hash = createHash("sha512").update(readFileSync(tarball)).digest("base64");
    const dist = { tarball: `${registry}/-/${basename(tarball)}`, integrity: `sha512-${hash}` };
    return [manifest.version, { ...manifest, dist }];
  });
  return JSON.stringify({
    name,
    "dist-tags": { latest: releases.at(-1)?.manifest.version },
    versions: Object.fromEntries(entries),
    time: Object.fromEntries(entries.map(([version]) => [version, PUBLISHED])),
  });
}
