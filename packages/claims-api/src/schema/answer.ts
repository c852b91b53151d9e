import * as v from "valibot";
import { tolerant } from "./tolerant.ts";

/**
 * An answer: an object that has at least one of the fields.
 * One that has none is not an empty answer but another one, such as a proxy's apology.
 */
export function answer<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, undefined> {
  return tolerant(v.object(entries), (value) =>
    Object.keys(entries).some((field) => Object.hasOwn(Object(value), field)) ? value : undefined,
  );
}
