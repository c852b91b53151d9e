import type { CallName, Question } from "../endpoint.ts";
import { ClaimsError } from "../errors.ts";
import { required } from "../required.ts";

/** Path and query of a question, after the base URL. Each value stays within its own segment. */
export function relativeUrl(call: CallName, template: string, question: Question): string {
  const params = new Map(Object.entries(question.params ?? {}));
  const path = template
    .replace(/^\/+/, "")
    .replace(/\{(\w+)\}/g, (_, name: string) => segment(call, name, params.get(name)));

  const query = Object.entries(question.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(required(call, name, String(value)))}`);
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}

function segment(call: CallName, name: string, value: string | undefined): string {
  const text = required(call, name, value);
  // These two would climb the path; everything else that could, encoding disarms.
  if (text === "." || text === "..") {
    throw new ClaimsError(`the ${name} cannot stand in a path.`, { code: "configuration", call });
  }
  return encodeURIComponent(text);
}
