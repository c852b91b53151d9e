import { dirname } from "node:path";
import type { ImportedBy } from "./module-graph.ts";

/** Changes after which any test can fail. */
const CONFIGURATION =
  /(^|\/)(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig[^/]*\.json|vitest\.config\.ts)$|^patches\/|\/\.storybook\//;

/** A test that is farther from a change than this rarely fails without a closer one. */
const MAX_IMPORTS_BETWEEN = 3;

/**
 * Tests of the whole claim page, of that page in every brand and beside every host's sheet, and those in the root of
 * a package, which are about all its components. Together, they take several minutes.
 */
const SLOW_TESTS =
  /\/testing\/|\/(claim-tracker|brands|resets)\/[^/]+$|^packages\/[^/]+\/src\/[^/]+\.test\.tsx$/;

/** Rank of slow tests. */
const SLOW = 4;

/** Together with the static checks, about as many as run in a minute on two cores. */
const MAX_FILES = { inNode: 15, inBrowser: 10 };

/**
 * Finds the tests and stories that a change can affect through a few imports.
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

  /** Affected files, with the number of imports between them and a change. */
  const affected = new Map(changed.map((file) => [file, 0]));
  for (const file of changed) {
    // No module imports style sheets, snapshots and usage pages, so run the tests in the same folder.
    if (!/\.tsx?$/.test(file)) for (const test of nearestTests(file, tests)) affected.set(test, 0);
  }
  // Grows while it is read: importers come after the files that they import.
  for (const [file, imports] of affected) {
    if (imports === MAX_IMPORTS_BETWEEN) continue;
    for (const importer of importedBy.get(file) ?? []) {
      if (!affected.has(importer)) affected.set(importer, imports + 1);
    }
  }
  const all = new Set(tests);
  return [...affected.keys()].filter((file) => all.has(file));
}

/**
 * Divides affected tests into those that run during development and the rest.
 *
 * @param affected paths, those with the fewest imports between them and a changed file first
 * @returns of those that run in Node and of those that run in a browser, the files closest to the changes: next to
 * them, then tests of their packages, other tests, and other stories, without slow ones
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
  const sorted = affected.toSorted((one, other) => rank(one) - rank(other));
  const fast = sorted.filter((file) => rank(file) < SLOW);
  const closest = [
    ...fast.filter((file) => !isInBrowser(file)).slice(0, MAX_FILES.inNode),
    ...fast.filter(isInBrowser).slice(0, MAX_FILES.inBrowser),
  ];
  return { closest, rest: sorted.filter((file) => !closest.includes(file)) };
}

function isInBrowser(file: string): boolean {
  return file.endsWith(".tsx");
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
