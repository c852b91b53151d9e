import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const repository = resolve(import.meta.dirname, "../..");
const GUARD = "@supports (color: light-dark(#fff, #000))";

/** The declarations of a sheet with light-dark() outside of the condition that bundlers respect. */
function unguarded(css: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  const pieces = css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g);
  for (const [, text = "", end] of pieces) {
    if (end === "{") around.push(text.trim());
    else if (text.includes("light-dark(") && !around.some((each) => each.startsWith(GUARD)))
      found.push(text.trim());
    if (end === "}") around.pop();
  }
  return found;
}

// Why: docs/decisions/styles.md#tokens-are-guarded-by-supports
test.each(globSync("packages/*/src/**/*.css", { cwd: repository }))(
  "%s has light-dark() only where bundlers leave it alone",
  (file) => {
    expect(unguarded(readFileSync(resolve(repository, file), "utf8"))).toEqual([]);
  },
);

test.each(globSync(["docs/**/*.md", "packages/*/README.md"], { cwd: repository }))(
  "%s shows light-dark() only with the color-scheme that bundlers need in the same sheet",
  (file) => {
    const text = readFileSync(resolve(repository, file), "utf8");
    const sheets = [...text.matchAll(/^```css\n(.*?)^```/gms)].map(([, sheet = ""]) => sheet);
    expect(
      sheets.filter((each) => each.includes("light-dark(") && !each.includes("color-scheme:")),
    ).toEqual([]);
  },
);
