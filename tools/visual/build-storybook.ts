import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const SILENT = { STORYBOOK_DISABLE_TELEMETRY: "1" };

/** Builds the Storybook of the working tree into `folder`. */
export function buildStorybook(root: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  console.log("Building the Storybook of the working tree.");
  build(root, folder);
  return folder;
}

/**
 * Builds the Storybook of a commit, or returns the cached one. The commit is checked out into a separate worktree
 * with its own dependencies, so that its lockfile is respected.
 */
export function buildStorybookOf(root: string, sha: string, cache: string): string {
  const lockfile = execFileSync("git", ["show", `${sha}:pnpm-lock.yaml`], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 100 * 1024 * 1024,
  });
  if (lockfile !== readFileSync(join(root, "pnpm-lock.yaml"), "utf8")) {
    console.log(
      "Its lockfile differs. It is built with its own versions, so a changed dependency can change stories.",
    );
  }
  const folder = join(cache, sha);
  if (existsSync(folder)) return folder;

  const checkout = join(cache, `${sha}-checkout`);
  run(root, "git", "worktree", "add", "--force", "--detach", checkout, sha);
  try {
    console.log("Building its Storybook; the result is cached.");
    run(checkout, "pnpm", "install", "--frozen-lockfile", "--prefer-offline");
    build(checkout, `${checkout}-built`);
    renameSync(`${checkout}-built`, folder);
  } finally {
    run(root, "git", "worktree", "remove", "--force", checkout);
  }
  return folder;
}

function build(tree: string, folder: string): void {
  const config = "apps/storybook/.storybook";
  run(
    tree,
    join(tree, "node_modules/.bin/storybook"),
    "build",
    "--quiet",
    "-c",
    config,
    "-o",
    folder,
  );
}

function run(cwd: string, command: string, ...args: string[]): void {
  // Otherwise, the package manager would use the folder of the outer command.
  const { npm_config_local_prefix: _, INIT_CWD: __, ...env } = process.env;
  try {
    execFileSync(command, args, { cwd, env: { ...env, ...SILENT }, stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`, { cause: error });
  }
}
