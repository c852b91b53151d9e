import { claims } from "@claimkit/sandbox";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";

// The sandbox's texts and the widgets' own sentences are on one page, and must not contradict each other.

const today = (): string => "2026-11-20";

const pages = claims.flatMap((seed) => {
  const { claimNumber, scenario, claimState } = seed(today);
  return globSync(`claims/${claimNumber}.*.txt`, { cwd: import.meta.dirname }).map((path) => ({
    name: path.slice("claims/".length, -".txt".length),
    scenario,
    claimState,
    text: readFileSync(resolve(import.meta.dirname, path), "utf8"),
  }));
});

/** The steps of a page's timeline that are inspections. */
const inspections = (text: string): string[] => linesWith(/listitem: .*inspec/i, text);

describe("an inspection", () => {
  const finished = pages.filter(({ claimState, text }) => {
    const steps = inspections(text);
    const areDone = steps.length > 0 && steps.every((step) => /Complete|Completado/.test(step));
    return claimState === "closed" || areDone;
  });

  test.each(finished)("is not requested when it is over: $name", ({ text }) => {
    expect(linesWith(/inspection is needed|se necesita una inspección/i, text)).toEqual([]);
  });
});

describe("a total loss", () => {
  const lost = pages.filter(
    ({ scenario, name }) => scenario === "TOTAL_LOSS" && !name.includes("third-party"),
  );

  test.each(lost)("is not repaired: $name", ({ text }) => {
    expect(linesWith(/your vehicle repairs|las? reparaci(ón|ones) de su vehículo/i, text)).toEqual(
      [],
    );
  });
});

function linesWith(pattern: RegExp, text: string): string[] {
  return text.split("\n").filter((line) => pattern.test(line));
}
