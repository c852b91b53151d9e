import {
  addWithin,
  type Issue,
  readOrDrop,
  refused,
  type Schema,
  schema,
  whole,
} from "./schema.ts";

/**
 * A list that reads what servers send for one: a list, one object for a list of one, or null.
 * An item that does not fit is left out, so that one bad item never blanks a section.
 */
export function list<O>(item: Schema<O>): Schema<O[]> {
  return schema("array", { item }, (value) => {
    const wire = asList(value);
    if (!Array.isArray(wire)) return refused("array");
    const items: O[] = [];
    const issues: Issue[] = [];
    // By index: an answer can have a million items, and entries() makes an array of each.
    for (let key = 0; key < wire.length; key += 1) {
      const result = readOrDrop(item, wire[key]);
      if (result.value !== undefined) items.push(result.value);
      addWithin(issues, key, result);
    }
    return whole(items, issues);
  });
}

function asList(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== "object") return value;
  return value === null ? [] : [value];
}
