import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

/** Folder of the machine-readable test reports. */
export const reports = resolve("node_modules/.cache/claimkit");

const quietEnvironment = {
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  NODE_NO_WARNINGS: "1",
};

/** Result of a check or a group of tests. */
export interface Outcome {
  what: string;
  passed: number;
  failed: number;
  seconds: number;
}

/** Runs a command that passes or fails; counts as one test. */
export async function check(what: string, ...command: string[]): Promise<Outcome> {
  const { ok, seconds } = await run(what, command);
  return { what, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds };
}

/**
 * Runs projects of vitest.config.ts and counts their tests.
 *
 * @param files paths of the files to run; by default all
 */
export async function runTests(
  what: string,
  projects: readonly string[],
  files: readonly string[] = [],
): Promise<Outcome> {
  const report = resolve(reports, `${projects.join("-")}.json`);
  rmSync(report, { force: true });
  const { ok, seconds } = await run(what, [
    "vitest",
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...files,
  ]);
  const { passed, failed } = readCounts(report);
  // Without a failed test, a run fails if a file does not load or a rejection is unhandled.
  return { what, passed, failed: failed === 0 && !ok ? 1 : failed, seconds };
}

// Why: docs/decisions/testing.md#one-runner
/** Prints a line per outcome and the totals. Returns whether everything passed. */
export function printSummary(outcomes: readonly Outcome[]): boolean {
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

/** Runs a command. Prefixes its output with `what`, because several commands run at the same time. */
async function run(
  what: string,
  command: readonly string[],
): Promise<{ ok: boolean; seconds: number }> {
  const [program = "", ...args] = command;
  const print = (line: string): void => console.log(`${what} | ${line}`);
  print(`> ${command.slice(0, 8).join(" ")}`);
  const start = performance.now();
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...quietEnvironment },
  });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", print);
  const [status] = await once(child, "close");
  const seconds = (performance.now() - start) / 1000;
  print(`${status === 0 ? "ok" : "FAILED"} after ${seconds.toFixed(0)} s`);
  return { ok: status === 0, seconds };
}

function readCounts(report: string): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
