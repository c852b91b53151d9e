import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";

/**
 * What each package may depend on when it is installed (ARCHITECTURE.md, "Arrows between packages").
 * `turbo boundaries` sees to it that nothing is imported which is not depended on.
 */
const MAY_DEPEND_ON: Record<string, readonly string[]> = {
  "ui-kit": [],
  "claims-api": ["valibot"],
  "widget-runtime": ["@claimkit/claims-api", "@claimkit/ui-kit", "swr"],
  "map-view": ["@claimkit/ui-kit", "maplibre-gl", "react-map-gl"],
  "claims-widgets": [
    "@claimkit/claims-api",
    "@claimkit/ui-kit",
    "@claimkit/widget-runtime",
    "pdfjs-dist",
  ],
  faq: ["@claimkit/claims-api", "@claimkit/ui-kit", "@claimkit/widget-runtime"],
  "shop-finder": [
    "@claimkit/claims-api",
    "@claimkit/map-view",
    "@claimkit/ui-kit",
    "@claimkit/widget-runtime",
  ],
  elements: [
    "@claimkit/claims-api",
    "@claimkit/claims-widgets",
    "@claimkit/faq",
    "@claimkit/shop-finder",
    "@claimkit/widget-runtime",
  ],
  sandbox: [
    "@claimkit/claims-api",
    "@hono/node-server",
    "@valibot/to-json-schema",
    "hono",
    "valibot",
  ],
};

/** What only some users of a package need, and bring themselves. */
const OPTIONAL_PEERS: Record<string, readonly string[]> = {
  "map-view": ["pmtiles"],
  "widget-runtime": ["@testing-library/react"],
};

/** Packages without React, in any form. */
const WITHOUT_REACT = new Set(["claims-api", "sandbox"]);

/** The only package of the house that tests and stories may add to the above, and who may not. */
const SANDBOX = "@claimkit/sandbox";
const WITHOUT_SANDBOX = new Set(["claims-api", "ui-kit", "map-view", "sandbox"]);

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const names = (dependencies: Record<string, string> | undefined): string[] =>
  Object.keys(dependencies ?? {});

function manifestFaults(folder: string): string[] {
  const name = basename(folder);
  const allowed = MAY_DEPEND_ON[name];
  if (!allowed) return [`packages/${name} has no row in scripts/boundaries.ts`];

  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const peers = WITHOUT_REACT.has(name)
    ? []
    : ["react", "react-dom", ...(OPTIONAL_PEERS[name] ?? [])];
  const inTests = WITHOUT_SANDBOX.has(name) ? [] : [SANDBOX];
  const houseDevDependencies = names(manifest.devDependencies).filter(
    (dependency) => dependency.startsWith("@claimkit/") || dependency.startsWith("react"),
  );

  return [
    ...names(manifest.dependencies).filter((dependency) => !allowed.includes(dependency)),
    ...names(manifest.peerDependencies).filter((peer) => !peers.includes(peer)),
    ...houseDevDependencies.filter((dependency) => ![...allowed, ...inTests].includes(dependency)),
  ].map((dependency) => `packages/${name} → ${dependency}: not an arrow of ARCHITECTURE.md`);
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;

function importFaults(root: string): string[] {
  return globSync("{packages,apps}/*/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  }).flatMap((file) => {
    const isForTests = /\.(test|stories)\.tsx?$|\/testing\//.test(file);
    const isPublished = file.startsWith("packages/") && !isForTests;
    return [...readFileSync(resolve(root, file), "utf8").matchAll(IMPORT)]
      .map(([, specifier = ""]) => specifier)
      .flatMap((specifier) => {
        if (/^@claimkit\/[^/]+\/src(\/|$)/.test(specifier))
          return [`${file} reaches into a package's src: ${specifier}`];
        if (isPublished && specifier.startsWith(SANDBOX))
          return [`${file} imports the sandbox: only tests and stories may`];
        return [];
      });
  });
}

/**
 * Every arrow between packages that should not be there, as sentences.
 *
 * @param root the folder of the workspace to check
 */
export function boundaryFaults(root: string): string[] {
  const turbo = spawnSync("turbo", ["boundaries", "--no-color"], { cwd: root, encoding: "utf8" });
  return [
    ...globSync("packages/*", { cwd: root }).flatMap((folder) =>
      manifestFaults(resolve(root, folder)),
    ),
    ...importFaults(root),
    ...(turbo.status === 0 ? [] : [turbo.stdout + turbo.stderr]),
  ];
}

if (import.meta.main) {
  const faults = boundaryFaults(process.cwd());
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  console.log("Every arrow between packages is one of ARCHITECTURE.md's.");
}
