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
 * Tests of the whole claim page, of that page in every brand, and of every style sheet of a package. Together, they
 * take several minutes.
 */
const SLOW_TESTS = /\/testing\/|\/(claim-tracker|brands)\/[^/]+$|\/component-sheets\.test\.tsx$/;

/** Rank of slow tests. */
const SLOW = 4;

/** About as many as run in a minute on two cores. */
const MAX_FILES_IN_BROWSER = 15;

/**
 * Finds the tests and stories that a change can affect.
 *
 * @param changed paths of changed files, from the root
 * @param tests paths of all tests and stories
 * @returns their paths, first those with the fewest imports between them and a changed file, or `"all"` if
 * configuration has changed
 */
export function affectedTests(
  changed: readonly string[],
  tests: readonly string[],
  importedBy: ImportedBy,
): readonly string[] | "all" {
  if (changed.some((file) => CONFIGURATION.test(file))) return "all";

  const affected = new Set<string>();
  const visits: { file: string; within: string }[] = [];
  const visited = new Set<string>();
  const visit = (file: string, within = ""): void => {
    const visitOfFile = `${file} ${within}`;
    if (visited.has(visitOfFile)) return;
    visited.add(visitOfFile);
    affected.add(file);
    visits.push({ file, within: DESCRIPTIONS.get(file) ?? within });
  };
  for (const file of changed) {
    visit(file);
    // No module imports style sheets, snapshots and usage pages, so run the tests in the same folder.
    if (!/\.tsx?$/.test(file)) for (const test of nearestTests(file, tests)) visit(test);
  }
  // Grows while it is read: importers come after the files that they import.
  for (const { file, within } of visits) {
    for (const importer of importedBy.get(file) ?? []) {
      if (importer.startsWith(within)) visit(importer, within);
    }
  }
  const all = new Set(tests);
  return [...affected].filter((file) => all.has(file));
}

/**
 * Divides affected tests into those that run during development and the rest.
 *
 * @param affected paths, those with the fewest imports between them and a changed file first
 * @returns all tests that run in Node, and of those that run in a browser the files closest to the changes:
 * next to them, then tests of their packages, other tests, and other stories, without slow ones
 */
export function closestTests(
  affected: readonly string[],
  changed: readonly string[],
): { closest: string[]; rest: string[] } {
  const folders = new Set(changed.map((file) => dirname(file)));
  const packages = new Set(changed.map(packageOf));
  const rank = (file: string): number => {
    if (folders.has(dirname(file))) return 0;
    if (SLOW_TESTS.test(file)) return SLOW;
    if (file.endsWith(".stories.tsx")) return 3;
    return packages.has(packageOf(file)) ? 1 : 2;
  };
  const inBrowser = affected
    .filter((file) => file.endsWith(".tsx"))
    .toSorted((one, other) => rank(one) - rank(other));
  const inNode = affected.filter((file) => !file.endsWith(".tsx"));
  const isClose = (file: string, index: number): boolean =>
    index < MAX_FILES_IN_BROWSER && rank(file) < SLOW;
  return {
    closest: [...inNode, ...inBrowser.filter(isClose)],
    rest: inBrowser.filter((file, index) => !isClose(file, index)),
  };
}

/** Such as `packages/ui-kit`. */
function packageOf(file: string): string {
  return file.split("/", 2).join("/");
}

function nearestTests(file: string, tests: readonly string[]): readonly string[] {
  const folder = dirname(file);
  if (folder === "." || /^(packages|apps)\/[^/]+$/.test(folder)) return [];
  const beside = tests.filter((test) => dirname(test) === folder);
  return beside.length > 0 ? beside : nearestTests(folder, tests);
}
