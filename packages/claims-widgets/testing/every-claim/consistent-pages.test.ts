import { claims } from "@claimkit/sandbox";
import { describe, expect, test } from "vitest";
import { recordedPages } from "./recorded-pages.ts";

// Texts of the sandbox and of the widgets are on the same page and must not contradict each other.

const today = (): string => "2026-11-20";

const recorded = recordedPages();

const pages = claims.flatMap((seed) => {
  const { claimNumber, scenario, claimState } = seed(today);
  return recorded
    .filter((page) => page.claimNumber === claimNumber)
    .map(({ persona, language, text }) => ({
      name: `${claimNumber}, ${persona}, ${language}`,
      scenario,
      claimState,
      persona,
      text,
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
    ({ scenario, persona }) => scenario === "TOTAL_LOSS" && persona === "member",
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
