import type * as v from "valibot";
import {
  addWithin,
  type Issue,
  isBlank,
  read,
  typeIssue,
  type Schema,
  schema,
  unreadable,
  withIssues,
} from "./schema.ts";

/** The fields of an object, by name. */
export type Entries = Readonly<Record<string, Schema<unknown>>>;

/** The parsed fields. */
export type Fields<E extends Entries> = { [Name in keyof E]: v.InferOutput<E[Name]> };

/**
 * An object with these fields. Other and inherited fields are ignored. An object with content of which nothing can be
 * read is invalid.
 */
export function object<const E extends Entries>(entries: E): Schema<Fields<E>> & { entries: E } {
  const named = Object.entries(entries);
  return schema("object", { entries }, (value) => {
    if (typeof value !== "object" || value === null) return typeIssue("object");
    const fields = value as Readonly<Record<string, unknown>>;
    const output: Record<string, unknown> = {};
    const issues: Issue[] = [];
    let isEmpty = true;
    for (const [name, entry] of named) {
      const result = read(entry, Object.hasOwn(fields, name) ? fields[name] : undefined);
      output[name] = result.value;
      isEmpty &&= isBlank(result.value);
      addWithin(issues, name, result);
    }
    if (isEmpty && (issues.length > 0 || isOfOthers(fields, entries))) {
      return unreadable("object", issues);
    }
    // The loop has set all fields.
    return withIssues(output as Fields<E>, issues);
  });
}

/** Whether an object has fields, but none of the known ones. */
function isOfOthers(fields: object, entries: Entries): boolean {
  const names = Object.keys(fields);
  return names.length > 0 && !names.some((name) => Object.hasOwn(entries, name));
}
