import * as v from "valibot";

/** Type of the issues that tell of a dropped item; they leave the answer usable. */
export const DROPPED = "dropped";

/**
 * A list that reads what servers send for one: a list, one object for a list of one, or null.
 * An item that does not fit is dropped, and told of by an issue of the type {@link DROPPED},
 * so that one bad item never blanks a section.
 */
export function list<const Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<unknown, v.InferOutput<Item>[]> {
  const schema = v.array(item);
  const refuse = schema["~run"].bind(schema);

  const run: v.GenericSchema<unknown, v.InferOutput<Item>[]>["~run"] = (dataset, config) => {
    const input = asList(dataset.value);
    if (!input) return refuse(dataset, config);

    const kept: v.InferOutput<Item>[] = [];
    const issues: v.BaseIssue<unknown>[] = [];
    input.forEach((value, key) => {
      const read = item["~run"]({ value }, config);
      const path: v.ArrayPathItem = { type: "array", origin: "value", input, key, value };
      if (read.typed) {
        kept.push(read.value);
        for (const issue of read.issues ?? []) {
          issues.push({ ...issue, path: [path, ...(issue.path ?? [])] });
        }
      } else {
        issues.push({ ...read.issues[0], type: DROPPED, path: [path] });
      }
    });
    const [first, ...others] = issues;
    return { typed: true, value: kept, ...(first && { issues: [first, ...others] }) };
  };
  return Object.assign(schema, { "~run": run });
}

function asList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (value === null || value === undefined) return [];
  return typeof value === "object" ? [value] : undefined;
}
