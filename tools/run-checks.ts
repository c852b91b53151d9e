import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { relative, resolve } from "node:path";
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
  /** The tests that failed, with their file and the first line of the error, or that passed only when run again. */
  notes?: readonly string[] | undefined;
}

/** Runs a command that passes or fails; counts as one test. */
export async function check(what: string, ...command: string[]): Promise<Outcome> {
  const { ok, seconds } = await run(what, command);
  return { what, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds };
}

/**
 * Runs projects of vitest.config.ts and counts their tests.
 *
 * @param args further arguments of Vitest, such as paths of the files to run; by default it runs all
 */
export async function runTests(
  what: string,
  projects: readonly string[],
  args: readonly string[] = [],
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
    ...args,
  ]);
  const { passed, failed, notes } = readReport(report);
  // Without a failed test, a run fails if a file does not load or a rejection is unhandled.
  return { what, passed, failed: failed === 0 && !ok ? 1 : failed, seconds, notes };
}

// Why: docs/decisions/testing.md#one-runner
/** Prints the failed tests, a line per outcome and the totals. Returns whether everything passed. */
export function printSummary(outcomes: readonly Outcome[]): boolean {
  console.log();
  for (const { notes = [] } of outcomes) for (const note of notes) console.log(note);
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

/** The part of Vitest's JSON report that the summary needs. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

function readReport(path: string): Pick<Outcome, "passed" | "failed" | "notes"> {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return { passed: 0, failed: 0 };
  }
  const notes = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults.filter(({ failureMessages = [] }) => failureMessages.length > 0);
    // A file that does not load has no tests.
    if (tests.length === 0 && status === "failed") return [describe("FAILED", file, message)];
    return tests.map((test) => {
      const verdict = test.status === "failed" ? "FAILED" : "ok when run again:";
      return describe(verdict, `${file} > ${test.fullName}`, test.failureMessages?.[0]);
    });
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, notes };
}

/** Describes a test in one line, and its error in the next. */
function describe(verdict: string, test: string, error = ""): string {
  return `${verdict} ${test}\n       ${error.split("\n", 1)[0]}`;
}
