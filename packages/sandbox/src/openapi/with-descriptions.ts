import type { JsonSchema } from "@valibot/to-json-schema";

/** A tolerant schema with the descriptions of a strict one, by the names of fields, so that each is written once. */
export function withDescriptions(tolerant: JsonSchema, strict: JsonSchema): JsonSchema {
  const described = fieldsOf(strict);
  return {
    ...tolerant,
    ...(tolerant.properties && {
      properties: mapValues(tolerant.properties, (field, name) => {
        const meant = described.get(name);
        return typeof field === "boolean" || !meant
          ? field
          : { description: meant.description, ...withDescriptions(field, meant) };
      }),
    }),
    ...(isSchema(tolerant.items) && { items: withDescriptions(tolerant.items, strict) }),
    ...(tolerant.anyOf && {
      anyOf: tolerant.anyOf.map((option) =>
        isSchema(option) ? withDescriptions(option, strict) : option,
      ),
    }),
  } as JsonSchema;
}

/** The fields of an object, of the items of a list, or of any alternative. */
function fieldsOf({ properties = {}, items, anyOf = [] }: JsonSchema): Map<string, JsonSchema> {
  const fields = new Map<string, JsonSchema>();
  for (const [name, field] of Object.entries(properties)) {
    if (isSchema(field)) fields.set(name, field);
  }
  for (const part of [items, ...anyOf].filter(isSchema)) {
    for (const [name, field] of fieldsOf(part)) fields.set(name, field);
  }
  return fields;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value, name)]),
  );
}
