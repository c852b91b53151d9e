import { type GenericSchema, safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { contract } from "../contract.ts";
import { endpoints, type ReadCallName } from "../endpoints.ts";

const calls = (Object.keys(endpoints) as ReadCallName[]).filter((call) => call !== "document");

/** Fields that servers send, but that the client ignores. */
const IGNORED = new Set(["emailAddress", "hasMultipleEstimate", "isSelected", "visibleAnswer"]);

describe.each(calls)("%s", (call) => {
  const { response, example } = contract[call];

  test("has an example that is accepted, and that the client reads without a warning", () => {
    expect(safeParse(response, example.response)).toMatchObject({ success: true });
    expect(safeParse(endpoints[call].response, example.response)).toMatchObject({
      success: true,
      issues: undefined,
    });
  });

  test("has only fields that the client reads", () => {
    const read = new Set(fieldsOf(endpoints[call].response));
    expect(fieldsOf(response).filter((field) => !read.has(field) && !IGNORED.has(field))).toEqual(
      [],
    );
  });
});

/** The names of the fields of a schema, at any depth. */
function fieldsOf(schema: GenericSchema): string[] {
  const {
    entries = {},
    item,
    wrapped,
    options = [],
  } = schema as Partial<{
    entries: Record<string, GenericSchema>;
    item: GenericSchema;
    wrapped: GenericSchema;
    options: GenericSchema[];
  }>;
  return [
    ...Object.entries(entries).flatMap(([name, field]) => [name].concat(fieldsOf(field))),
    ...[item, wrapped, ...options].flatMap((part) => (part ? fieldsOf(part) : [])),
  ];
}
