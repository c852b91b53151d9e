import { type Entries, type Fields, object } from "./object.ts";
import type { Schema } from "./schema.ts";
import { tolerant } from "./tolerant.ts";

/**
 * An answer: an object that has at least one of the fields.
 * One that has none is not an empty answer but another one, such as a proxy's apology.
 */
export function answer<const E extends Entries>(entries: E): Schema<Fields<E>> & { entries: E } {
  // Why: docs/decisions/reading-responses.md#a-response-without-known-fields-is-an-error
  return tolerant(object(entries), (value) =>
    Object.keys(entries).some((name) => Object.hasOwn(Object(value), name)) ? value : undefined,
  );
}
