import { sandboxToken } from "../sandbox-token.ts";
import { headerNames } from "../header-names.ts";
import type { Example } from "../examples.ts";
import type { Route } from "../routes.ts";

/** A shell command that sends a request with all required headers. */
export function curl(
  origin: string,
  { path, body, headers = {} }: Example,
  method?: Route["method"],
): string {
  const all = {
    Authorization: `Bearer ${sandboxToken}`,
    [headerNames.clientId]: "me",
    [headerNames.messageId]: "1",
    "Content-Type": "application/json",
    ...headers,
  };
  return [
    `curl '${origin}${path}'`,
    // Otherwise it is GET, or POST with a body.
    ...(method === "PUT" ? [`-X 'PUT'`] : []),
    ...Object.entries(all).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body ? [`-d '${JSON.stringify(body)}'`] : []),
  ].join(" ");
}
