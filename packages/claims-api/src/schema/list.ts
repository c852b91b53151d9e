import {
  addWithin,
  type Issue,
  read,
  readOrDrop,
  typeIssue,
  type Schema,
  schema,
  unreadable,
  withIssues,
} from "./schema.ts";

/**
 * A list. Servers may also send one object instead of a list with one item, or null.
 * Invalid items are left out, so that one of them never empties a section. If all are invalid, so is the list: what
 * can't be read is not nothing.
 */
// Why: docs/decisions/reading-responses.md#unreadable-is-never-none
export function list<O>(item: Schema<O>): Schema<O[]> {
  return schema("array", { item }, (value) => {
    const wire = asList(value);
    if (!Array.isArray(wire)) return typeIssue("array");
    const items: O[] = [];
    const issues: Issue[] = [];
    // By index, because `entries()` creates an array per item, and a list can have a million items.
    for (let key = 0; key < wire.length; key += 1) {
      const result = readOrDrop(item, wire[key]);
      if (result.value !== undefined) items.push(result.value);
      addWithin(issues, key, result);
    }
    if (items.length > 0 || wire.length === 0) return withIssues(items, issues);
    const first: Issue[] = [];
    addWithin(first, 0, read(item, wire[0]));
    return unreadable("array", first);
  });
}

function asList(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== "object") return value;
  return value === null ? [] : [value];
}
