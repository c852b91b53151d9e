import { test } from "vitest";
import { harmlessTexts, leakingRows, leakingTexts, keptLabels } from "../testing/third-party-texts.ts";
import { createRedaction } from "./policy-redaction.ts";
test("measure", () => {
  const r = createRedaction([], () => {});
  const leaks = leakingTexts.filter((t) => {
    const kept = [...t.matchAll(/\[\[(.*?)\]\]/g)].map((m) => m[1]!);
    let out = r.text("", t.replace(/\[\[|\]\]/g, "")) ?? "";
    r.reset();
    for (const k of kept) out = out.replace(k, "");
    return /[\p{L}\p{N}]/u.test(out);
  });
  const rows = leakingRows.filter((rs) => { r.reset(); return r.rows("", rs.map(([displayKey, displayValue]) => ({ displayKey, displayValue }))).some((x) => !keptLabels.includes(x.displayKey))});
  const lost = harmlessTexts.filter((t) => {r.reset(); return r.text("", t) !== t});
  console.log("LEAKS", leaks.length, "of", leakingTexts.length, "\n"+leaks.join("\n"), "\nROWS", JSON.stringify(rows), "of", leakingRows.length, "\nLOST", lost.length, "of", harmlessTexts.length, "\n"+ lost.join("\n"));
});
