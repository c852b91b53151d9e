import * as v from "valibot";
import { Problem } from "../problem.ts";
import type { SandboxContext } from "../route.ts";

/** The body of a request, or a 400 that says with `detail` what it should have been. */
export async function readBody<Schema extends v.GenericSchema>(
  c: SandboxContext,
  schema: Schema,
  detail: string,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  return read(schema, body, { errorCode: "INVALID_BODY", detail });
}

/** The query of a request, or a 400 that says with `detail` what it should have been. */
export function readQuery<Schema extends v.GenericSchema>(
  c: SandboxContext,
  schema: Schema,
  detail: string,
): v.InferOutput<Schema> {
  return read(schema, c.req.query(), { errorCode: "INVALID_QUERY", detail });
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
  facts: { errorCode: string; detail: string },
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, sent);
  if (success) return output;
  throw new Problem(400, {
    ...facts,
    errors: issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", message: issue.message })),
  });
}
