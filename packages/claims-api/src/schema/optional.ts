import { read, type Schema, schema } from "./schema.ts";

/** A value that may be missing or null. The result is then the fallback. */
export function optional<O>(wrapped: Schema<O>): Schema<O | undefined>;
export function optional<O>(wrapped: Schema<O>, fallback: O): Schema<O>;
export function optional<O>(wrapped: Schema<O>, fallback?: O): Schema<O | undefined> {
  // A function, because valibot omits a missing field whose default is undefined.
  return schema("nullish", { wrapped, default: () => fallback }, (value) =>
    value === undefined || value === null ? { typed: true, value: fallback } : read(wrapped, value),
  );
}
