import { expect, test } from "vitest";
import {
  harmlessTexts,
  keptLabels,
  leakingRows,
  leakingTexts,
} from "../testing/third-party-texts.ts";
import { createRedaction } from "./policy-redaction.ts";

/** The redaction of a response of its own. */
const redaction = () => createRedaction([], () => {});

/** What remains of a text besides what may stay. */
function leakOf(marked: string): string {
  const allowed = [...marked.matchAll(/\[\[(.*?)\]\]/g)].map(([, part = ""]) => part);
  const shown = redaction().text("", marked.replace(/\[\[|\]\]/g, "")) ?? "";
  const rest = allowed.reduce((text, part) => text.replace(part, ""), shown);
  return /[\p{L}\p{N}]/u.test(rest) ? rest : "";
}

test("nothing about a policy remains", () => {
  const rows = leakingRows.flatMap((list) =>
    redaction()
      .rows(
        "",
        list.map(([displayKey, displayValue]) => ({ displayKey, displayValue })),
      )
      .filter(({ displayKey }) => !keptLabels.includes(displayKey)),
  );
  expect(leakingTexts.map(leakOf).filter(Boolean)).toEqual([]);
  expect(rows).toEqual([]);
});

test("of harmless texts, at most 5 % are lost", () => {
  const lost = harmlessTexts.filter((text) => redaction().text("", text) !== text);
  expect(lost.length / harmlessTexts.length, lost.join("\n")).toBeLessThanOrEqual(0.05);
});
