import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { builtSizeOf } from "./size-of.ts";

const root = resolve(import.meta.dirname, "../..");

/** "`@claimkit/faq/all-faqs.css` has 6 KB instead of 16 KB": a sheet, its size, and the size of the whole sheets. */
const STATED =
  /`@claimkit\/(?<name>[\w-]+)\/(?<sheet>[\w-]+\.css)`\D*? has (?<own>[\d.]+) KB instead of (?:the )?(?<whole>[\d.]+) KB/g;

const stated = globSync("{packages/*/README.md,docs/**/*.md}", { cwd: root }).flatMap((file) =>
  Array.from(readFileSync(resolve(root, file), "utf8").matchAll(STATED), ({ groups = {} }) => {
    const { name = "", sheet = "", own = "", whole = "" } = groups;
    return { file, name, sheet, own, whole };
  }),
);

test.each(stated)("$file: $sheet has $own KB instead of $whole", (statement) => {
  const { name, sheet, own, whole } = statement;
  const kit = name === "ui-kit" ? 0 : sizeOf("ui-kit", "styles.css");

  expect(asStated(sizeOf(name, sheet), own)).toBe(own);
  expect(asStated(kit + sizeOf(name, "styles.css"), whole)).toBe(whole);
});

test("the limits that the documentation states are budgets", () => {
  const page = readFileSync(resolve(root, "docs/guides/before-you-decide.md"), "utf8");
  const budgets = readFileSync(resolve(root, "tools/checks/budgets.test.ts"), "utf8");

  const limits = [...page.matchAll(/\| ([\d.]+) KB +\|$/gm)].map(([, limit = ""]) => limit);

  expect(limits.length).toBeGreaterThan(5);
  expect(
    limits.filter(
      (limit) => !new RegExp(`(?<![\\d.])${limit.replace(".", "\\.")}(?![\\d.]*\\d)`).test(budgets),
    ),
  ).toEqual([]);
});

/** In KB. */
function sizeOf(name: string, sheet: string): number {
  return builtSizeOf(`${name}/dist/${sheet}`) / 1024;
}

/** A size with as many decimals as the text. */
function asStated(size: number, text: string): string {
  return size.toFixed(text.split(".")[1]?.length ?? 0);
}
