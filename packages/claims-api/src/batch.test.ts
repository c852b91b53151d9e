import { test } from "vitest";
import { createRedaction } from "./policy-redaction.ts";
const n = process.env["BATCH"];
test("batch", async () => {
  const { leaks, harmless } = await import(/* @vite-ignore */ `/tmp/b/batch${n}.ts`);
  const out = (t: string) => createRedaction([], () => {}).text("", t.replace(/\[\[.*?\]\]/g, "")) ?? "";
  const leaked = leaks.filter((t: string) => /[\p{L}\p{N}]/u.test(out(t)));
  const lost = harmless.filter((t: string) => out(t) !== t);
  console.log(`LEAKS ${leaked.length}/${leaks.length}\n${leaked.join("\n")}\nLOST ${lost.length}/${harmless.length}\n${lost.join("\n")}`);
});
