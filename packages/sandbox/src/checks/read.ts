import * as v from "valibot";
import { Problem } from "../problem.ts";
import type { SandboxContext } from "../route.ts";

/** Parses the body of a request. Throws a 400 if it is invalid; `detail` describes a valid body. */
export async function readBody<Schema extends v.GenericSchema>(
  c: SandboxContext,
  schema: Schema,
  detail: string,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  return parse(schema, body, { errorCode: "INVALID_BODY", detail });
}

/** Parses the query of a request. Throws a 400 if it is invalid; `detail` describes a valid query. */
export function readQuery<Schema extends v.GenericSchema>(
  c: SandboxContext,
  schema: Schema,
  detail: string,
): v.InferOutput<Schema> {
  return parse(schema, c.req.query(), { errorCode: "INVALID_QUERY", detail });
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  problem: { errorCode: string; detail: string },
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, input);
  if (success) return output;
  throw new Problem(400, {
    ...problem,
    errors: issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", message: issue.message })),
  });
}
