import { readFileSync, writeFileSync } from "node:fs";
import { type PackageRule, sharedPackages } from "./rules.ts";

type Rules = Readonly<Record<string, PackageRule>>;

const START = "<!-- Written by `pnpm boundaries --write` from tools/boundaries/rules.ts. -->";
const END = "<!-- End of the written part. -->";

/** Formats the dependency rules as Markdown: a Mermaid diagram and a table. */
export function formatRules(rules: Rules): string {
  const arrows = Object.keys(rules).flatMap((name) =>
    directOnly(name, rules).map((target) => `  ${name} --> ${target}`),
  );
  const rows = Object.entries(rules).map(([name, rule]) => [
    `\`${name}\``,
    list(rule.packages),
    list(rule.libraries) + (rule.isSelfContained ? ", all bundled" : ""),
    list([...sharedPackages(rule), ...(rule.peers ?? [])]),
    list(rule.inTests),
    rule.about,
  ]);
  return [
    START,
    "",
    "```mermaid",
    "graph BT",
    ...arrows,
    "```",
    "",
    ...table([
      ["package", "may import", "libraries", "peers", "in tests also", "what it is"],
      ...rows,
    ]),
    "",
    END,
  ].join("\n");
}

/** Replaces the generated part of a Markdown file. */
export function writeRules(file: string, rules: Rules): void {
  const text = readFileSync(file, "utf8");
  const [before = "", rest = ""] = text.split(START);
  const [, after = ""] = rest.split(END);
  writeFileSync(file, before + formatRules(rules) + after);
}

/** Removes dependencies that others imply, to keep the diagram readable. */
function directOnly(name: string, rules: Rules): readonly string[] {
  const { packages = [] } = rules[name] ?? {};
  const reachable = (from: string): string[] => {
    const next = rules[from]?.packages ?? [];
    return [...next, ...next.flatMap(reachable)];
  };
  return packages.filter((target) => !packages.some((other) => reachable(other).includes(target)));
}

const list = (values: readonly string[] = []): string =>
  values.length > 0 ? values.map((value) => `\`${value}\``).join(", ") : "–";

/** Pads the cells like the formatter. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)];
}
