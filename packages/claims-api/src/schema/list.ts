import {
  addWithin,
  type Issue,
  readOrDrop,
  typeIssue,
  type Schema,
  schema,
  withIssues,
} from "./schema.ts";

/**
 * A list that reads what servers send for one: a list, one object for a list of one, or null.
 * An item that does not fit is left out, so that one bad item never blanks a section.
 */
export function list<O>(item: Schema<O>): Schema<O[]> {
  return schema("array", { item }, (value) => {
    const wire = asList(value);
    if (!Array.isArray(wire)) return typeIssue("array");
    const items: O[] = [];
    const issues: Issue[] = [];
    // By index: an answer can have a million items, and entries() makes an array of each.
    for (let key = 0; key < wire.length; key += 1) {
      const result = readOrDrop(item, wire[key]);
      if (result.value !== undefined) items.push(result.value);
      addWithin(issues, key, result);
    }
    return withIssues(items, issues);
  });
}

function asList(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== "object") return value;
  return value === null ? [] : [value];
}
