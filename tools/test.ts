import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { ensureChromium } from "./browsers/chromium.ts";

const reports = resolve("node_modules/.cache/claimkit");
const silence = {
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  NODE_NO_WARNINGS: "1",
};

interface Outcome {
  what: string;
  passed: number;
  failed: number;
  seconds: number;
}

function run(command: readonly string[]): { ok: boolean; seconds: number } {
  const [program = "", ...args] = command;
  console.log(`\n> ${command.join(" ")}`);
  const began = performance.now();
  const { status } = spawnSync(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...silence },
  });
  return { ok: status === 0, seconds: (performance.now() - began) / 1000 };
}

/** A check that only says yes or no: it counts as one. */
function check(what: string, ...command: string[]): Outcome {
  const { ok, seconds } = run(command);
  return { what, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds };
}

/** Some of the projects of vitest.config.ts: every test counts. */
function tests(what: string, ...projects: string[]): Outcome {
  const report = resolve(reports, `${projects.join("-")}.json`);
  rmSync(report, { force: true });
  const { ok, seconds } = run([
    "vitest",
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const { passed, failed } = counted(report);
  // A file that does not even load, or a rejection that nobody handled, fails a run in which no test failed.
  return { what, passed, failed: failed === 0 && !ok ? 1 : failed, seconds };
}

function counted(report: string): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function summary(outcomes: readonly Outcome[]): boolean {
  console.log();
  for (const { what, passed, failed, seconds } of outcomes) {
    const verdict = failed === 0 ? "ok    " : "FAILED";
    console.log(
      `${verdict} ${what.padEnd(32)} ${passed} passed, ${failed} failed  ${seconds.toFixed(0)} s`,
    );
  }
  const sum = (of: "passed" | "failed"): number =>
    outcomes.reduce((total, outcome) => total + outcome[of], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0;
}

try {
  console.log(`Chromium: ${ensureChromium()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
mkdirSync(reports, { recursive: true });

const outcomes = [
  check("format", "oxfmt", "--check", "."),
  check("lint", "oxlint", "--deny-warnings"),
  check("types", "tsc", "--noEmit"),
  check("boundaries", process.execPath, "tools/boundaries/boundaries.ts"),
  tests("rules, in Node", "node"),
  tests("components, in Chromium", "browser"),
  tests("stories, in Chromium with axe", "stories"),
];
const build = check("build", "turbo", "run", "build", "--output-logs=errors-only");
outcomes.push(build);
if (build.failed === 0) {
  outcomes.push(tests("packages and budgets", "packages"), tests("journeys, over HTTP", "e2e"));
}
process.exit(summary(outcomes) ? 0 : 1);
