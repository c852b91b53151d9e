import type { Context } from "hono";
import * as v from "valibot";
import { ClaimsProblem } from "../problem.ts";

/** Fields of a query or a body. */
export type Fields = Readonly<Record<string, unknown>>;

type FieldsSchema = v.GenericSchema<unknown, Fields>;

/** Parses the body of a request. Throws a 400 if it is invalid. */
export async function readBody(c: Context, schema: FieldsSchema): Promise<Fields> {
  const body: unknown = await c.req.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
  return parse(schema, body, "INVALID_BODY", "The body");
}

/** Parses the query of a request. Throws a 400 if it is invalid. */
export function readQuery(c: Context, schema: FieldsSchema): Fields {
  return parse(schema, c.req.query(), "INVALID_QUERY", "The query");
}

function parse(schema: FieldsSchema, input: unknown, errorCode: string, what: string): Fields {
  const { success, output, issues } = v.safeParse(schema, input, { abortPipeEarly: true });
  if (success) return output;
  const errors = issues.map((issue) => ({
    path: v.getDotPath(issue) ?? "",
    // Without the value that was received, which may be personal.
    message: `must be ${issue.expected ?? "another value"}`,
  }));
  const list = errors.map(({ path, message }) => `${path} ${message}`.trim()).join(", ");
  throw new ClaimsProblem(400, { errorCode, detail: `${what} is invalid: ${list}.`, errors });
}
