import { dirname } from "node:path";
import type { ImportedBy } from "./module-graph.ts";

/** Changes after which any test can fail. */
const CONFIGURATION =
  /(^|\/)(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig[^/]*\.json|vitest\.config\.ts)$|^patches\/|\/\.storybook\//;

/**
 * Modules that load all endpoints only to describe them, with the folder whose tests check the description.
 * Otherwise, every endpoint would affect every test that uses the sandbox.
 */
const DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ["packages/sandbox/src/openapi/openapi.ts", "packages/sandbox/"],
]);

/**
 * Finds the tests and stories that a change can affect.
 *
 * @param changed paths of changed files, from the root
 * @param tests paths of all tests and stories
 * @returns their paths, or `"all"` if configuration has changed
 */
export function affectedTests(
  changed: readonly string[],
  tests: readonly string[],
  importedBy: ImportedBy,
): readonly string[] | "all" {
  if (changed.some((file) => CONFIGURATION.test(file))) return "all";

  const affected = new Set<string>();
  const visited = new Set<string>();
  const visit = (file: string, within = ""): void => {
    const visitOfFile = `${file} ${within}`;
    if (visited.has(visitOfFile)) return;
    visited.add(visitOfFile);
    affected.add(file);
    const folder = DESCRIPTIONS.get(file) ?? within;
    for (const importer of importedBy.get(file) ?? []) {
      if (importer.startsWith(folder)) visit(importer, folder);
    }
  };
  for (const file of changed) {
    visit(file);
    // No module imports style sheets, snapshots and usage pages, so run the tests in the same folder.
    if (!/\.tsx?$/.test(file)) for (const test of nearestTests(file, tests)) visit(test);
  }
  return tests.filter((test) => affected.has(test));
}

function nearestTests(file: string, tests: readonly string[]): readonly string[] {
  const folder = dirname(file);
  if (folder === "." || /^(packages|apps)\/[^/]+$/.test(folder)) return [];
  const beside = tests.filter((test) => dirname(test) === folder);
  return beside.length > 0 ? beside : nearestTests(folder, tests);
}
