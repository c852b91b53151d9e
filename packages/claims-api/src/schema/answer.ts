import * as v from "valibot";

/**
 * An answer: an object that has at least one of the fields.
 * One that has none is not an empty answer but another one, such as a proxy's apology.
 */
export function answer<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, undefined> {
  const schema = v.object(entries);
  const run = schema["~run"].bind(schema);

  return Object.assign(schema, {
    "~run": (...[dataset, config]: Parameters<typeof run>) =>
      run(isAnswer(dataset.value, entries) ? dataset : { value: undefined }, config),
  });
}

function isAnswer(value: unknown, entries: v.ObjectEntries): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(entries).some((field) => Object.hasOwn(value, field))
  );
}
