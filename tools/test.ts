import { existsSync, mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { changedFiles, findTests } from "./affected/changed-files.ts";
import { affectedTests, closestTests } from "./affected/affected-tests.ts";
import { readModuleGraph } from "./affected/module-graph.ts";
import { ensureChromium } from "./browsers/chromium.ts";
import { check, type Outcome, printSummary, reports, runTests } from "./run-checks.ts";

// `pnpm test` runs every check and prints a summary. `pnpm test --changed [ref]` runs the tests and stories that
// the changes since `ref` (by default the last commit) can affect, the closest ones, without a build.

const root = new URL("..", import.meta.url).pathname;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: "boolean", default: false } },
});

try {
  console.log(`Chromium: ${ensureChromium()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const componentProjects = ["browser", "browser-own-page", "elements"];
mkdirSync(reports, { recursive: true });

const outcomes = values.changed ? await testChanges(positionals[0] ?? "HEAD") : await testAll();
process.exit(printSummary(outcomes) ? 0 : 1);

/**
 * Runs the static checks one after the other.
 *
 * @param files paths of the files whose format and lint to check; by default all
 */
async function checkStatically(files: readonly string[] = ["."]): Promise<Outcome[]> {
  return [
    await check("format", "oxfmt", "--check", "--no-error-on-unmatched-pattern", ...files),
    await check("lint", "oxlint", "--deny-warnings", "--no-error-on-unmatched-pattern", ...files),
    await check("types", "tsc", "--noEmit"),
    await check(
      "unused code",
      "knip",
      "--cache",
      "--no-progress",
      "--treat-config-hints-as-errors",
    ),
  ];
}

async function checkAndBuild(): Promise<{ statics: Outcome[]; build: Outcome }> {
  const statics = await checkStatically();
  return {
    statics,
    build: await check("build", "turbo", "run", "build", "--output-logs=errors-only"),
  };
}

/**
 * Node tests use one core, so they run in parallel with the static checks and the build. Browser projects use
 * two, so they run one after the other.
 */
async function testAll(): Promise<Outcome[]> {
  const [nodeTests, { statics, build }] = await Promise.all([
    runTests("tests in Node", ["node"]),
    checkAndBuild(),
  ]);
  const components = await runTests("components, in Chromium", componentProjects);
  const stories = await runTests("stories, in Chromium with axe", ["stories"]);
  const built =
    build.failed > 0
      ? []
      : await Promise.all([
          runTests("packages and budgets", ["packages"]),
          runTests("journeys, over HTTP", ["e2e"]),
        ]);
  return [...statics, nodeTests, build, components, stories, ...built];
}

async function testChanges(ref: string): Promise<Outcome[]> {
  const changed = changedFiles(root, ref);
  const affected = affectedTests(changed, findTests(root), readModuleGraph(root));
  if (affected === "all") {
    console.log("The configuration changed, which can affect everything.");
    return testAll();
  }
  const { closest, rest } = closestTests(affected, changed);
  console.log(
    `${changed.length} files changed since ${ref}; they can affect ${affected.length} files of tests and stories. Running:`,
  );
  for (const file of closest) console.log(`  ${file}`);
  const more = rest.length > 0 ? `the other ${rest.length}, ` : "";
  console.log(`Run \`pnpm test\` for ${more}packages, budgets and journeys.`);

  /** Stops after a few failures, which can wait for seconds each, so that they are soon known. */
  const runClosest = async (): Promise<Outcome[]> => {
    const soFar: Outcome[] = [];
    for (const { what, projects, ending } of [
      { what: "tests in Node", projects: ["node"], ending: ".test.ts" },
      { what: "components, in Chromium", projects: componentProjects, ending: ".test.tsx" },
      { what: "stories, in Chromium with axe", projects: ["stories"], ending: ".stories.tsx" },
    ]) {
      const files = closest.filter((file) => file.endsWith(ending));
      if (files.length > 0 && soFar.every(({ failed }) => failed === 0)) {
        soFar.push(await runTests(what, projects, ["--bail=3", ...files]));
      }
    }
    return soFar;
  };
  const [statics, tests] = await Promise.all([
    checkStatically(changed.filter((file) => existsSync(file))),
    runClosest(),
  ]);
  return [...statics, ...tests];
}
