import type { ConversionConfig, JsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema, LazySchema, ObjectEntries, ObjectSchema } from "valibot";
import { jsonSchemaOf } from "./json-schema.ts";

/**
 * The JSON schema of a response, in every form that a client has to accept.
 * The client's schemas describe parsed values. In a response, text may be a number, a boolean may be text
 * or a number, and a list with one item may be the item itself.
 */
export function tolerantSchema(schema: GenericSchema): JsonSchema {
  const json = jsonSchemaOf(schema, asOnTheWire);
  if (!isObject(schema) || json.required?.length) return json;
  // A response needs at least one of its fields.
  return { ...json, anyOf: Object.keys(schema.entries).map((field) => ({ required: [field] })) };
}

const asOnTheWire: NonNullable<ConversionConfig["overrideSchema"]> = ({
  valibotSchema,
  jsonSchema,
}) => {
  switch (jsonSchema.type) {
    case "string":
      return { ...jsonSchema, type: ["string", "number"] };
    case "number":
      return { ...jsonSchema, type: ["number", "string"] };
    case "boolean":
      return { ...jsonSchema, type: ["boolean", "string", "number"] };
    case "array":
      return { anyOf: [jsonSchema, ...oneForMany(jsonSchema), { type: "null" }] };
    default:
      return isLazy(valibotSchema) ? eitherForm(valibotSchema) : undefined;
  }
};

/** A list with one object may be sent as the object itself. */
function oneForMany({ items }: JsonSchema): JsonSchema[] {
  return typeof items === "object" && !Array.isArray(items) && items.type === "object"
    ? [items]
    : [];
}

/** A schema that depends on the value: one schema for objects and lists, one for everything else. */
function eitherForm({ getter }: LazySchema<GenericSchema>): JsonSchema {
  return { anyOf: [[], ""].map((value) => jsonSchemaOf(getter(value), asOnTheWire)) };
}

function isObject(schema: GenericSchema): schema is ObjectSchema<ObjectEntries, undefined> {
  return schema.type === "object";
}

function isLazy(schema: GenericSchema): schema is LazySchema<GenericSchema> {
  return schema.type === "lazy";
}
