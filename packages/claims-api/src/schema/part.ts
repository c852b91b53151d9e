import * as v from "valibot";
import { readOrDrop } from "./dropped.ts";

/** A part of an answer that may be missing, and is left out when it does not fit, so that it never blanks a section. */
export function part<const Part extends v.GenericSchema>(
  schema: Part,
): v.GenericSchema<unknown, v.InferOutput<Part> | undefined> {
  const optional = v.nullish(schema, () => undefined);
  const run: v.GenericSchema<unknown, v.InferOutput<Part> | undefined>["~run"] = (
    { value },
    config,
  ) => readOrDrop(optional, value, config);
  return { ...optional, "~run": run };
}
