import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";

/** The JSON Schema (2020-12) of values that a valibot schema accepts, in one piece. */
export function jsonSchemaOf(
  schema: GenericSchema,
  overrideSchema?: ConversionConfig["overrideSchema"],
): JsonSchema {
  const {
    $schema: _,
    $defs: definitions,
    ...json
  } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    ...(overrideSchema && { overrideSchema }),
  });
  // Inlined, because `#/$defs` would refer to the root of the OpenAPI document.
  const inline = (key: string, value: unknown): unknown =>
    Object.entries(definitions ?? {}).find(([name]) => isReferenceTo(name, value))?.[1] ?? value;
  return JSON.parse(JSON.stringify(json, inline)) as JsonSchema;
}

function isReferenceTo(name: string, value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "$ref" in value &&
    value.$ref === `#/$defs/${name}`
  );
}
