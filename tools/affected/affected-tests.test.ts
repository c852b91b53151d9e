import { expect, test } from "vitest";
import { affectedTests } from "./affected-tests.ts";
import { readModuleGraph } from "./module-graph.ts";

const tests = [
  "packages/kit/src/button/button.test.tsx",
  "packages/kit/src/badge/badge.test.tsx",
  "packages/kit/src/badge/badge.stories.tsx",
  "packages/widgets/src/payout/payout.test.tsx",
];

const importedBy = new Map([
  ["packages/kit/src/button/button.tsx", new Set([tests[0] ?? "", "packages/kit/src/bar.tsx"])],
  ["packages/kit/src/bar.tsx", new Set([tests[3] ?? ""])],
]);

test.each([
  { changed: "packages/kit/src/button/button.tsx", affected: [tests[0], tests[3]] },
  { changed: "packages/kit/src/badge/badge.css", affected: [tests[1], tests[2]] },
  { changed: "packages/kit/src/badge/claims/kept.txt", affected: [tests[1], tests[2]] },
  { changed: "packages/kit/src/badge/badge.test.tsx", affected: [tests[1]] },
  { changed: "docs/guides/testing.md", affected: [] },
  { changed: "packages/kit/package.json", affected: "all" },
])("finds the tests that a change of $changed can affect", ({ changed, affected }) => {
  expect(affectedTests([changed], tests, importedBy)).toEqual(affected);
});

test("does not follow a description of all endpoints beyond its own package", () => {
  const description = "packages/sandbox/src/openapi/openapi.ts";
  const [own, other] = [
    "packages/sandbox/src/app.test.ts",
    "packages/kit/src/badge/badge.test.tsx",
  ];
  const importers = new Map([
    ["packages/api/src/claims.ts", new Set([description])],
    [description, new Set(["packages/sandbox/src/app.ts"])],
    ["packages/sandbox/src/app.ts", new Set([own, other])],
  ]);

  expect(affectedTests(["packages/api/src/claims.ts"], [own, other], importers)).toEqual([own]);
  expect(affectedTests(["packages/sandbox/src/app.ts"], [own, other], importers)).toEqual([
    own,
    other,
  ]);
});

test("follows a name through an index file to the module that defines it", () => {
  const graph = readModuleGraph(new URL("../..", import.meta.url).pathname);
  const importers = (file: string): string => [...(graph.get(file) ?? [])].join("\n");

  expect(importers("packages/ui-kit/src/button/button.tsx")).toContain("modal/modal");
  expect(importers("packages/ui-kit/src/index.ts")).not.toContain("claims-widgets/src");
  expect(importers("packages/claims-api/src/endpoints/payout-details.ts")).toContain(
    "claims-widgets/src/payout/payout.tsx",
  );
});
