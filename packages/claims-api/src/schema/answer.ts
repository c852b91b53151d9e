import { type Entries, type Fields, object } from "./object.ts";
import { isBlank, read, type Read, type Schema, schema, typeIssue } from "./schema.ts";

/** Envelopes and errors have a field of this name too, so it is not enough to recognize a response. */
const COMMON_FIELD = "status";

/** Fields of errors. */
const ERRORS = ["error", "errors", "fault", "exception"];

/**
 * A response: an object with at least one of the fields, besides `status`. An object with none of them is invalid,
 * because it may be, for example, an envelope or the error of a proxy. So is an empty one that says it is an error.
 */
export function answer<const E extends Entries>(entries: E): Schema<Fields<E>> & { entries: E } {
  const fields = object(entries);
  const names = Object.keys(entries).filter((name) => name !== COMMON_FIELD);
  // Why: docs/decisions/reading-responses.md#a-response-without-known-fields-is-an-error
  return schema("object", { entries }, (value): Read<Fields<E>> => {
    const body = Object(value) as Readonly<Record<string, unknown>>;
    if (!names.some((name) => Object.hasOwn(body, name))) return typeIssue("object", names[0]);
    const result = read(fields, value);
    const failure = result.typed && isBlank(result.value) && failureIn(body);
    return failure ? typeIssue("object", failure) : result;
  });
}

/** The field in which a response says that it is an error, if it does. */
function failureIn(body: Readonly<Record<string, unknown>>): string | undefined {
  const { status, success, ok, meta } = body;
  if (Number(status) >= 400 || /^(?:error|fail)/i.test(String(status))) return "status";
  if (success === false) return "success";
  if (ok === false) return "ok";
  if (ERRORS.some((name) => saysSomething(Object(meta)[name]))) return "meta";
  return ERRORS.find((name) => saysSomething(body[name]));
}

function saysSomething(value: unknown): boolean {
  return typeof value === "object" && value !== null
    ? Object.keys(value).length > 0
    : Boolean(value) && value !== "0" && value !== "false";
}
