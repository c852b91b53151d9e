import type * as v from "valibot";
import { type Issue, read, refused, type Schema, schema, whole, within } from "./schema.ts";

/** The fields of an object, by name. */
export type Entries = Readonly<Record<string, Schema<unknown>>>;

/** What is read of them. */
export type Fields<E extends Entries> = { [Name in keyof E]: v.InferOutput<E[Name]> };

/** An object with these fields. Others are not looked at, and what it inherits does not count. */
export function object<const E extends Entries>(entries: E): Schema<Fields<E>> & { entries: E } {
  return schema("object", { entries }, (value) => {
    if (typeof value !== "object" || value === null) return refused("object");
    const fields = new Map<string, unknown>(Object.entries(value));
    const output: Record<string, unknown> = {};
    const issues: Issue[] = [];
    for (const [name, entry] of Object.entries(entries)) {
      const result = read(entry, fields.get(name));
      output[name] = result.value;
      issues.push(...within(name, result));
    }
    // The loop has given it all the fields.
    return whole(output as Fields<E>, issues);
  });
}
