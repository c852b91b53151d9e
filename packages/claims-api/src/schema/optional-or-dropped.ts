import { optional } from "./optional.ts";
import { readOrDrop, type Schema, schema } from "./schema.ts";

/** A part of an answer that may be missing, and is left out when it does not fit, so that it never blanks a section. */
export function optionalOrDropped<O>(wrapped: Schema<O>): Schema<O | undefined> {
  const known = optional(wrapped);
  return schema("nullish", { wrapped }, (value) => readOrDrop(known, value));
}
