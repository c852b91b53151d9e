import { read, type Schema, schema } from "./schema.ts";

/**
 * The same schema for a value that servers send in other forms too: `prepare` brings it into the
 * form that the schema asks for, or leaves it as it is for the schema to refuse.
 */
export function tolerant<S extends Schema<unknown>>(
  strict: S,
  prepare: (value: unknown) => unknown,
): S {
  return schema(strict.type, strict, (value) => read(strict, prepare(value)));
}
