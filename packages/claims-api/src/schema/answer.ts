import { type Entries, type Fields, object } from "./object.ts";
import type { Schema } from "./schema.ts";
import { tolerant } from "./tolerant.ts";

/**
 * A response: an object with at least one of the fields. An object with none of them is invalid, because
 * it may be, for example, the error of a proxy.
 */
export function answer<const E extends Entries>(entries: E): Schema<Fields<E>> & { entries: E } {
  // Why: docs/decisions/reading-responses.md#a-response-without-known-fields-is-an-error
  return tolerant(object(entries), (value) =>
    Object.keys(entries).some((name) => Object.hasOwn(Object(value), name)) ? value : undefined,
  );
}
