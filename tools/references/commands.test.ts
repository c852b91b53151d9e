import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** Commands of pnpm itself, and those without a fixed name. */
const OTHERS = /^(install|exec|test:\$)/;

const inWorkflows = globSync(".github/workflows/*.yml", { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/npx --yes pnpm@12 (?:--silent )?(\S+)/g)].map(([, command = ""]) => ({
    file,
    command,
  })),
);

const inTables = [...read("CONTRIBUTING.md").matchAll(/^\| (`.*?) +\|/gm)].flatMap(
  ([, cell = ""]) =>
    [...cell.matchAll(/`([\w:-]+)[^`]*`/g)].map(([, command = ""]) => ({
      file: "CONTRIBUTING.md",
      command,
    })),
);

test.each([...inWorkflows, ...inTables].filter(({ command }) => !OTHERS.test(command)))(
  "$file uses $command, which is a script",
  ({ command }) => {
    expect(Object.keys(scripts)).toContain(command);
  },
);
