import type { Endpoint, RequestParts } from "../endpoint.ts";
import { required } from "../required.ts";

/** Path and query of a call, relative to the base URL. A value cannot leave its path segment. */
export function relativeUrl<I, O>(
  { name: call }: Endpoint<I, O>,
  template: string,
  input: I,
  { query = {} }: RequestParts,
): string {
  const fields = new Map<string, unknown>(Object.entries(input ?? {}));
  // Why: docs/decisions/requests.md#paths-are-templates
  const path = template.replace(/^\/+/, "").replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name);
    // `.` and `..` are not changed by encoding, and would change the path.
    return encodeURIComponent(required(call, name, value === "." || value === ".." ? "" : value));
  });
  const parameters = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(required(call, name, String(value)))}`);
  if (parameters.length === 0) return path;
  return path + (path.includes("?") ? "&" : "?") + parameters.join("&");
}
