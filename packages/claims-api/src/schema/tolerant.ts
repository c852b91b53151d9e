import { read, type Schema, schema } from "./schema.ts";

/**
 * The same schema, for values that servers also send in other forms. `prepare` converts a value to the form
 * that the schema expects, or leaves it unchanged, so that the schema rejects it.
 */
export function tolerant<S extends Schema<unknown>>(
  strict: S,
  prepare: (value: unknown) => unknown,
): S {
  return schema(strict.type, strict, (value) => read(strict, prepare(value)));
}
