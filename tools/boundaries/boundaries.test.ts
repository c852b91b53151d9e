import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { boundaryFaults, readSources } from "./boundaries.ts";

const root = resolve(import.meta.dirname, "../..");
const sources = readSources(root);

const manifests = [...sources].filter(([file]) => /\.(json|md)$/.test(file));

/** What the check says of the packages here with other manifests, and of these modules alone. */
const faultsWith = (files: Readonly<Record<string, string>>): string =>
  boundaryFaults(new Map([...manifests, ...Object.entries(files)])).join("\n");

/** The manifest of a package with one more dependency. */
function dependingOn(
  folder: string,
  kind: "dependencies" | "devDependencies" | "peerDependencies",
  name: string,
): Record<string, string> {
  const file = `${folder}/package.json`;
  const manifest = JSON.parse(sources.get(file) ?? "{}");
  return { [file]: JSON.stringify({ ...manifest, [kind]: { ...manifest[kind], [name]: "*" } }) };
}

test("finds no fault in this repository", () => {
  expect(boundaryFaults(sources)).toEqual([]);
});

const forbidden = [
  { from: "claims-api", to: "react" },
  { from: "ui-kit", to: "@claimkit/claims-api" },
  { from: "claims-widgets", to: "@claimkit/faq" },
  { from: "claims-widgets", to: "@claimkit/shop-finder" },
  { from: "faq", to: "@claimkit/claims-widgets" },
  { from: "faq", to: "@claimkit/shop-finder" },
  { from: "shop-finder", to: "@claimkit/claims-widgets" },
  { from: "shop-finder", to: "@claimkit/faq" },
  { from: "claims-widgets", to: "@claimkit/map-view" },
  { from: "claims-api", to: "@claimkit/sandbox" },
  { from: "claims-widgets", to: "@claimkit/host-page" },
  { from: "elements", to: "@claimkit/storybook" },
  { from: "elements", to: "@claimkit/tools" },
  { from: "ui-kit", to: "@claimkit/widget-runtime" },
  { from: "claims-api", to: "@claimkit/ui-kit" },
  { from: "map-view", to: "@claimkit/claims-api" },
  { from: "widget-runtime", to: "@claimkit/claims-widgets" },
];

test.each(forbidden)("refuses $from → $to as an import", ({ from, to }) => {
  expect(faultsWith({ [`packages/${from}/src/fixture.ts`]: `import "${to}";` })).toContain(to);
});

test.each(forbidden)("refuses $from → $to as a dependency", ({ from, to }) => {
  expect(faultsWith(dependingOn(`packages/${from}`, "dependencies", to))).toContain(to);
});

test.each(forbidden)("refuses $from → $to as a dependency of its tests", ({ from, to }) => {
  expect(faultsWith(dependingOn(`packages/${from}`, "devDependencies", to))).toContain(to);
});

test.each([
  { how: "by name", code: `import "@claimkit/ui-kit/src/index.ts";` },
  { how: "by path", code: `import "../../ui-kit/src/index.ts";` },
  { how: "in an export", code: `export * from "@claimkit/ui-kit/src/index.ts";` },
  { how: "lazily", code: `export const kit = () => import("@claimkit/ui-kit/src/index.ts");` },
])("refuses to reach into another package's src $how", ({ code }) => {
  const faults = faultsWith({ "packages/claims-widgets/src/fixture.ts": code });

  expect(faults).toContain("ui-kit/src/index.ts");
});

test("refuses the sandbox in what a package publishes, and allows it in its tests", () => {
  const code = `import "@claimkit/sandbox";`;

  expect(faultsWith({ "packages/claims-widgets/src/fixture.ts": code })).toContain("sandbox");
  expect(faultsWith({ "packages/claims-widgets/src/fixture.test.ts": code })).toBe("");
});

test("refuses a library that nothing declares, and a peer that no rule names", () => {
  const faults = faultsWith({
    "packages/ui-kit/src/fixture.ts": `import "left-pad";`,
    ...dependingOn("packages/claims-widgets", "peerDependencies", "vue"),
  });

  expect(faults).toContain("left-pad");
  expect(faults).toContain("vue");
});

test("refuses an app that reaches into a package, and a package without a rule", () => {
  const faults = faultsWith({
    "apps/host-page/src/fixture.ts": `import "../../../packages/ui-kit/src/index.ts";`,
    "packages/new-family/package.json": "{}",
  });

  expect(faults).toContain("apps/host-page/src/fixture.ts reaches outside its package");
  expect(faults).toContain("packages/new-family has no rule");
});

test("refuses a picture in ARCHITECTURE.md that is not of the rules", () => {
  const text = sources.get("ARCHITECTURE.md") ?? "";

  expect(faultsWith({ "ARCHITECTURE.md": text.replace("--> ui-kit", "--> sandbox") })).toContain(
    "pnpm boundaries --write",
  );
});

test("ends with success here, as a command", () => {
  const { status, stdout } = spawnSync(process.execPath, ["tools/boundaries/boundaries.ts"], {
    cwd: root,
    encoding: "utf8",
  });

  expect(stdout).toContain("Every dependency follows the rules.");
  expect(status).toBe(0);
});
