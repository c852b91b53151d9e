import type * as v from "valibot";

/**
 * Makes a schema read a value that servers send in other forms too: `prepare` brings it into the
 * form that the schema asks for, or leaves it as it is for the schema to refuse.
 */
export function tolerant<Schema extends v.GenericSchema>(
  schema: Schema,
  prepare: (value: unknown) => unknown,
): Schema {
  const run = schema["~run"].bind(schema);
  const tolerantRun: typeof run = (dataset, config) =>
    run({ value: prepare(dataset.value) }, config);
  return Object.assign(schema, { "~run": tolerantRun });
}
