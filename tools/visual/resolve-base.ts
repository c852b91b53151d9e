import { execFileSync } from "node:child_process";

/** The commit that the working tree is compared with. */
export interface Base {
  /** How it was named: `HEAD~1`, or what was chosen because nothing was named. */
  name: string;
  sha: string;
}

/**
 * Resolves a Git ref. Without one it is the merge base with `main`, or the last commit on `main` itself.
 *
 * @throws if Git does not know the ref
 */
export function resolveBase(root: string, ref: string | undefined): Base {
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  if (ref !== undefined) return { name: ref, sha: git("rev-parse", "--verify", `${ref}^{commit}`) };

  const main =
    git("for-each-ref", "--format=%(refname:short)", "refs/remotes/origin/main") || "main";
  return { name: `the merge base with ${main}`, sha: git("merge-base", "HEAD", main) };
}
