import { optional } from "./optional.ts";
import { readOrDrop, type Schema, schema } from "./schema.ts";

/** An optional part of a response. It is left out if it is invalid, so that it never empties a section. */
export function optionalOrDropped<O>(wrapped: Schema<O>): Schema<O | undefined> {
  const inner = optional(wrapped);
  return schema("nullish", { wrapped }, (value) => readOrDrop(inner, value));
}
