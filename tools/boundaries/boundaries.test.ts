import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { boundaryViolations, readSources } from "./boundaries.ts";

const root = resolve(import.meta.dirname, "../..");
const sources = readSources(root);

const manifests = [...sources].filter(([file]) => /\.(json|md)$/.test(file));

/** The violations of these files together with the real manifests. */
const violationsWith = (files: Readonly<Record<string, string>>): string =>
  boundaryViolations(new Map([...manifests, ...Object.entries(files)])).join("\n");

/** The manifest of a package with an additional dependency. */
function dependingOn(
  folder: string,
  kind: "dependencies" | "devDependencies" | "peerDependencies",
  name: string,
): Record<string, string> {
  const file = `${folder}/package.json`;
  const manifest = JSON.parse(sources.get(file) ?? "{}");
  return { [file]: JSON.stringify({ ...manifest, [kind]: { ...manifest[kind], [name]: "*" } }) };
}

test("this repository has no violations", () => {
  expect(boundaryViolations(sources)).toEqual([]);
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

test.each(forbidden)("rejects $from → $to as an import", ({ from, to }) => {
  expect(violationsWith({ [`packages/${from}/src/fixture.ts`]: `import "${to}";` })).toContain(to);
});

test.each(forbidden)("rejects $from → $to as a dependency", ({ from, to }) => {
  expect(violationsWith(dependingOn(`packages/${from}`, "dependencies", to))).toContain(to);
});

test.each(forbidden)("rejects $from → $to as a dependency of its tests", ({ from, to }) => {
  expect(violationsWith(dependingOn(`packages/${from}`, "devDependencies", to))).toContain(to);
});

test.each([
  { how: "by name", code: `import "@claimkit/ui-kit/src/index.ts";` },
  { how: "by path", code: `import "../../ui-kit/src/index.ts";` },
  { how: "in an export", code: `export * from "@claimkit/ui-kit/src/index.ts";` },
  { how: "lazily", code: `export const kit = () => import("@claimkit/ui-kit/src/index.ts");` },
])("rejects an import from another package's src $how", ({ code }) => {
  const violations = violationsWith({ "packages/claims-widgets/src/fixture.ts": code });

  expect(violations).toContain("ui-kit/src/index.ts");
});

test("rejects the sandbox in published code, and allows it in tests", () => {
  const code = `import "@claimkit/sandbox";`;

  expect(violationsWith({ "packages/claims-widgets/src/fixture.ts": code })).toContain("sandbox");
  expect(violationsWith({ "packages/claims-widgets/src/fixture.test.ts": code })).toBe("");
});

test.each([
  { from: "claims-widgets", to: "@claimkit/ui-kit" },
  { from: "faq", to: "@claimkit/widget-runtime" },
  { from: "sandbox", to: "@claimkit/claims-api" },
])("rejects $from → $to as a dependency, and allows it as a peer", ({ from, to }) => {
  const folder = `packages/${from}`;

  expect(violationsWith(dependingOn(folder, "dependencies", to))).toContain(to);
  expect(violationsWith(dependingOn(folder, "peerDependencies", to))).toBe("");
});

test("rejects a peer of the self-contained elements", () => {
  for (const name of ["react", "@claimkit/claims-api"])
    expect(violationsWith(dependingOn("packages/elements", "peerDependencies", name))).toContain(
      name,
    );
});

test("rejects an undeclared library, and a peer without a rule", () => {
  const violations = violationsWith({
    "packages/ui-kit/src/fixture.ts": `import "left-pad";`,
    ...dependingOn("packages/claims-widgets", "peerDependencies", "vue"),
  });

  expect(violations).toContain("left-pad");
  expect(violations).toContain("vue");
});

test("rejects an app that imports a package by path, and a package without a rule", () => {
  const violations = violationsWith({
    "apps/host-page/src/fixture.ts": `import "../../../packages/ui-kit/src/index.ts";`,
    "packages/new-family/package.json": "{}",
  });

  expect(violations).toContain("apps/host-page/src/fixture.ts imports a file outside its package");
  expect(violations).toContain("packages/new-family has no rule");
});

test("rejects a diagram in ARCHITECTURE.md that differs from the rules", () => {
  const text = sources.get("ARCHITECTURE.md") ?? "";

  expect(
    violationsWith({ "ARCHITECTURE.md": text.replace("--> ui-kit", "--> sandbox") }),
  ).toContain("pnpm boundaries --write");
});

test("the command exits with 0", () => {
  const { status, stdout } = spawnSync(process.execPath, ["tools/boundaries/boundaries.ts"], {
    cwd: root,
    encoding: "utf8",
  });

  expect(stdout).toContain("Every dependency follows the rules.");
  expect(status).toBe(0);
});
