import { execFileSync } from "node:child_process";

/** The commit that the working tree is compared to. */
export interface Base {
  /** The given ref, such as `HEAD~1`, or a description of the default. */
  name: string;
  sha: string;
}

/**
 * Resolves a Git ref. The default is the merge base with `main`.
 *
 * @throws if the ref does not exist
 */
export function resolveBase(root: string, ref: string | undefined): Base {
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  if (ref !== undefined) return { name: ref, sha: git("rev-parse", "--verify", `${ref}^{commit}`) };

  const main =
    git("for-each-ref", "--format=%(refname:short)", "refs/remotes/origin/main") || "main";
  return { name: `the merge base with ${main}`, sha: git("merge-base", "HEAD", main) };
}
