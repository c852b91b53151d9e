import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** Every regular expression in published code. */
function patterns(): Pattern[] {
  const files = execFileSync("git", ["ls-files", "packages"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file))
    .filter((file) => !/\.(test|stories)\./.test(file));
  const found = new Map<string, Pattern>();
  for (const file of files) {
    const { program } = parseSync(file, readFileSync(resolve(root, file), "utf8"));
    JSON.stringify(program, (_, node: unknown) => {
      if (typeof node === "bigint" || node instanceof RegExp) return null;
      const { regex } = Object(node) as { regex?: { pattern: string; flags: string } };
      if (regex) {
        const { pattern: source, flags } = regex;
        found.set(`/${source}/${flags}`, { file, source, flags });
      }
      return node;
    });
  }
  return [...found.values()];
}

/** Characters of each kind, and those in the pattern. */
function units(source: string): string[] {
  const literals = [...new Set(source.replace(/\\[a-z]/gi, "").replace(/[\\^$*+?()|{}[\]]/g, ""))];
  const alphabet = [...new Set([" ", "0", "a", ".", ",", "-", "/", "\n", "<", "$", ...literals])];
  const pairs = literals.slice(0, 8).flatMap((one) => [`${one} `, ` ${one}`, `${one}0`, `a${one}`]);
  return [...alphabet, "a ", "0 ", "a0", ...pairs];
}

/** Text that a pattern may require before its repeating part. */
const BEGINNINGS = ["", "10:00", "a", "$"];

/** Milliseconds of processor time of this thread, which other work on the machine does not change. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Measures all matches of a text. Returns the fastest of several runs, because interruptions only add time. */
function matchingTime(pattern: RegExp, text: string, runs: number): number {
  let fastest = Infinity;
  for (let run = 0; run < runs; run += 1) {
    pattern.lastIndex = 0;
    const start = threadTime();
    while (pattern.test(text) && pattern.global && pattern.lastIndex < text.length) {
      // An empty match does not advance `lastIndex`.
      pattern.lastIndex += 1;
    }
    fastest = Math.min(fastest, threadTime() - start);
  }
  return fastest;
}

/** A pattern is superlinear only if all tries are slow: other work on the machine can still empty caches. */
const TRIES = 6;

/**
 * Eight times the text should take eight times as long; for a quadratic pattern, it takes 64 times as long.
 * The limit of 24 leaves a margin. Shorter texts are tried first, because quadratic patterns take minutes on long
 * ones.
 */
function isSuperlinear(pattern: RegExp, textOf: (length: number) => string): boolean {
  return [2000, 12_500].some((length) => {
    const long = textOf(8 * length);
    // Too fast to be quadratic. Below this, steps of the clock (4 ms on some machines) would decide the ratio.
    if (matchingTime(pattern, long, 1) < 60) return false;
    const text = textOf(length);
    const isSlow = (): boolean =>
      matchingTime(pattern, long, 2) / matchingTime(pattern, text, 2) > 24;
    return Array.from({ length: TRIES }).every(isSlow);
  });
}

/** Beside a build, all tries at one moment can be slow, which has happened once. A quadratic pattern is always slow. */
const LATER = { timeout: 60_000, retry: 2 };

test("every regular expression of the packages takes linear time", LATER, () => {
  const all = patterns();
  const superlinear = all.flatMap(({ file, source, flags }) => {
    const pattern = new RegExp(source, flags);
    const worst = units(source).flatMap((unit) =>
      BEGINNINGS.filter((beginning) =>
        isSuperlinear(
          pattern,
          (length) => `${beginning}${unit.repeat(length / unit.length)}\u0001`,
        ),
      ).map((beginning) => `${file}: /${source}/${flags} on ${JSON.stringify(beginning + unit)}…`),
    );
    return worst.slice(0, 1);
  });

  expect(all.length).toBeGreaterThan(50);
  expect(superlinear).toEqual([]);
});

test("detects a quadratic regular expression", { timeout: 30_000 }, () => {
  const quadratic = /^(\d+\.?\d*)$/;
  expect(isSuperlinear(quadratic, (length) => `${"0".repeat(length)}!`)).toBe(true);
});
