import * as v from "valibot";
import { readOrDrop } from "./dropped.ts";

/**
 * A list that reads what servers send for one: a list, one object for a list of one, or null.
 * An item that does not fit is left out, so that it never blanks a section.
 */
export function list<const Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<unknown, v.InferOutput<Item>[]> {
  const schema = v.array(item);
  const refuse = schema["~run"].bind(schema);

  const run: v.GenericSchema<unknown, v.InferOutput<Item>[]>["~run"] = ({ value }, config) => {
    const wire = asList(value);
    if (!Array.isArray(wire)) return refuse({ value: wire }, config);

    const items: v.InferOutput<Item>[] = [];
    const issues: v.BaseIssue<unknown>[] = [];
    wire.forEach((each: unknown, key) => {
      const read = readOrDrop(item, each, config);
      if (read.value !== undefined) items.push(read.value);
      const place = { type: "array", origin: "value", input: wire, key, value: each } as const;
      for (const issue of read.issues ?? []) {
        issues.push({ ...issue, path: [place, ...(issue.path ?? [])] });
      }
    });
    const [first, ...others] = issues;
    return { typed: true, value: items, issues: first && [first, ...others] };
  };
  return Object.assign(schema, { "~run": run });
}

function asList(value: unknown): unknown {
  if (Array.isArray(value)) return value;
  return typeof value === "object" ? [value].filter((item) => item !== null) : value;
}
