import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";

/** Paths of the files that differ from `ref`, committed or not, and of new files that Git does not ignore. */
export function changedFiles(root: string, ref: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  return [
    ...git("diff", "--name-only", "-z", ref),
    ...git("ls-files", "--others", "--exclude-standard", "-z"),
  ];
}

/** Paths of all tests and stories, except those that need a build. */
export function findTests(root: string): string[] {
  return globSync(
    [
      "packages/**/*.{test,stories}.{ts,tsx}",
      "apps/storybook/src/**/*.stories.tsx",
      "tools/**/*.test.ts",
    ],
    {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|dist)$|^tools\/checks$/.test(path),
    },
  );
}
