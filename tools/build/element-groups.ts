import type { OutputChunk } from "rolldown";

/** The file that every element needs. */
export const CORE = "core";

/** What most elements share is in the core; what few share is in one of these. */
const SHARED = "shared";

const TRACKER = "claim-tracker";

/** Elements that `<claim-tracker>` does not contain, so it must not load their files for a module that both need. */
const APART: ReadonlySet<string> = new Set([
  "all-faqs",
  "app-claim-list",
  "interactive-faqs",
  "repair-shop-finder",
]);

// Why: docs/decisions/packages.md#each-element-has-its-own-file
/**
 * Groups modules into few files, from a build that has one for each set of elements that need the same modules: what
 * `<claim-summary>` shares with others is the core, because a page may have only that; what one element needs, alone or
 * within `<claim-tracker>`, is that element's file; and what several others need is in files that they share.
 *
 * @param tagOf the element of a chunk, or `undefined` for chunks of several
 * @returns the group of each module. Modules of maps and documents have none.
 */
export function groupModules(
  chunks: readonly OutputChunk[],
  core: string,
  tagOf: ReadonlyMap<string, string>,
): Map<string, string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = closure(byName, core);
  const users = new Map<string, Set<string>>();
  for (const [file, tag] of tagOf)
    for (const each of closure(byName, file)) {
      const known = users.get(each) ?? new Set();
      users.set(each, known.add(tag));
    }
  const groups = new Map<string, string>();
  for (const { fileName, moduleIds } of chunks) {
    const group = first.has(fileName) ? CORE : groupOf(users.get(fileName));
    if (group) for (const id of moduleIds) groups.set(id, group);
  }
  return groups;
}

/** A chunk and everything that it imports statically. */
export function closure(
  chunks: ReadonlyMap<string, OutputChunk>,
  file: string,
  seen: Set<string> = new Set(),
): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || seen.has(file)) return seen;
  seen.add(file);
  for (const each of chunk.imports) closure(chunks, each, seen);
  return seen;
}

function groupOf(users: ReadonlySet<string> | undefined): string | undefined {
  if (!users) return undefined;
  const [first = TRACKER, ...others] = [...users].filter((tag) => tag !== TRACKER).toSorted();
  if (others.length === 0) return users.has(TRACKER) && APART.has(first) ? SHARED : first;
  if (users.has("claim-summary")) return CORE;
  return [first, ...others].every((tag) => tag.endsWith("-faqs")) ? "faqs" : SHARED;
}
