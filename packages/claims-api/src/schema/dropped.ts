import type * as v from "valibot";

/** Type of the issues that tell of what was left out; they leave the answer usable. */
export const DROPPED = "dropped";

/** Reads a value that may be left out: when it does not fit, there is nothing, and one issue that says so. */
export function readOrDrop<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  config: v.Config<v.BaseIssue<unknown>>,
): v.OutputDataset<v.InferOutput<Schema> | undefined, v.BaseIssue<unknown>> {
  const read = schema["~run"]({ value }, config);
  // Issues of the type "dropped" are of what is within the value, which has survived them.
  const fault = read.issues?.find(({ type }) => type !== DROPPED);
  return fault
    ? { typed: true, value: undefined, issues: [{ ...fault, type: DROPPED, path: undefined }] }
    : read;
}
