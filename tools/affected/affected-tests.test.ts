import { expect, test } from "vitest";
import { affectedTests, closestTests } from "./affected-tests.ts";
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

test("sorts them by the number of imports between them and the change", () => {
  const [near, nearer, nearest] = ["a/near.test.tsx", "b/nearer.test.tsx", "c/nearest.test.tsx"];
  const importers = new Map([
    ["kit/changed.tsx", new Set(["kit/user.tsx", nearest])],
    ["kit/user.tsx", new Set(["kit/page.tsx", nearer])],
    ["kit/page.tsx", new Set([near])],
  ]);

  expect(affectedTests(["kit/changed.tsx"], [near, nearer, nearest], importers)).toEqual([
    nearest,
    nearer,
    near,
  ]);
});

test("leaves slow and distant tests to the whole suite", () => {
  const numbered = (folder: string, ending: string, length = 4): string[] =>
    Array.from({ length }, (_, at) => `${folder}/${at}.${ending}`);
  const beside = numbered("packages/kit/src/button", "stories.tsx");
  const inPackage = numbered("packages/kit/src/modal", "test.tsx");
  const elsewhere = numbered("packages/widgets/src/payout", "test.tsx");
  const stories = numbered("packages/kit/src/modal", "stories.tsx");
  const inNode = numbered("packages/widgets/src/payout", "test.ts", 17);
  const slow = [
    "packages/widgets/testing/transcripts/transcripts.test.tsx",
    "packages/widgets/src/claim-tracker/one-glance.test.tsx",
    "packages/kit/src/component-sheets.test.tsx",
    "packages/kit/src/conformance.test.tsx",
  ];

  const { closest, rest } = closestTests(
    [...slow, ...stories, ...elsewhere, ...inNode, ...inPackage, ...beside],
    ["packages/kit/src/button/button.tsx"],
  );

  expect(closest).toEqual([
    ...inNode.slice(0, 15),
    ...beside,
    ...inPackage,
    ...elsewhere.slice(0, 2),
  ]);
  expect(rest).toEqual([...elsewhere.slice(2), ...inNode.slice(15), ...stories, ...slow]);
  expect(closestTests(slow, ["packages/widgets/src/payout/payout.tsx"])).toEqual({
    closest: [],
    rest: slow,
  });
});

test("follows a few imports only", () => {
  const chain = [1, 2, 3, 4].map((imports) => `kit/${imports}.test.tsx`);
  const importers = new Map(
    chain.map((file, at) => [`kit/${at}.tsx`, new Set([file, `kit/${at + 1}.tsx`])]),
  );

  expect(affectedTests(["kit/0.tsx"], chain, importers)).toEqual(chain.slice(0, 3));
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
