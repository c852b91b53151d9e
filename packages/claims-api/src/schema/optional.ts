import { readOrDrop, type Schema, schema } from "./schema.ts";

/**
 * A value that may be missing or null. The result is then the fallback, and also for an invalid value, which adds a
 * warning: a field that can't be read costs only that field.
 */
export function optional<O>(wrapped: Schema<O>): Schema<O | undefined>;
export function optional<O>(wrapped: Schema<O>, fallback: O): Schema<O>;
export function optional<O>(wrapped: Schema<O>, fallback?: O): Schema<O | undefined> {
  // A function, because valibot omits a missing field whose default is undefined.
  return schema("nullish", { wrapped, default: () => fallback }, (value) => {
    if (value === undefined || value === null) return { typed: true, value: fallback };
    const result = readOrDrop(wrapped, value);
    return result.value === undefined ? { ...result, value: fallback } : result;
  });
}
