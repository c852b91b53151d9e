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
  const strict = schema["~run"].bind(schema);

  const run: v.GenericSchema<unknown, v.InferOutput<Item>[]>["~run"] = ({ value }, config) => {
    const read = strict({ value: asList(value) }, config);
    const items: unknown = read.value;
    if (!Array.isArray(items)) return read;

    // Issues of the type "dropped" are of lists within an item, which has survived them.
    const issues: v.BaseIssue<unknown>[] = [];
    const bad = new Set<unknown>();
    for (const issue of read.issues ?? []) {
      const [place] = issue.path ?? [];
      if (issue.type === DROPPED) issues.push(issue);
      else if (place && !bad.has(place.key)) {
        bad.add(place.key);
        issues.push({ ...issue, type: DROPPED, path: [place] });
      }
    }
    const [first, ...others] = issues;
    return {
      typed: true,
      value: items.filter((_, index) => !bad.has(index)),
      issues: first && [first, ...others],
    };
  };
  return Object.assign(schema, { "~run": run });
}

function asList(value: unknown): unknown {
  if (Array.isArray(value)) return value;
  return typeof value === "object" ? [value].filter((item) => item !== null) : value;
}
