import { read, type Schema, schema } from "./schema.ts";

/** What may be missing or null, and is the fallback then. */
export function optional<O>(wrapped: Schema<O>): Schema<O | undefined>;
export function optional<O>(wrapped: Schema<O>, fallback: O): Schema<O>;
export function optional<O>(wrapped: Schema<O>, fallback?: O): Schema<O | undefined> {
  // A function, because valibot leaves out a missing field whose default is undefined.
  return schema("nullish", { wrapped, default: () => fallback }, (value) =>
    value === undefined || value === null ? { typed: true, value: fallback } : read(wrapped, value),
  );
}
