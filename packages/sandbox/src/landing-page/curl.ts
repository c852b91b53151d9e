import { sandboxToken } from "../sandbox-token.ts";
import { headerNames } from "../header-names.ts";
import type { Example } from "../examples.ts";

/** A shell command that sends a request with all required headers. */
export function curl(origin: string, { path, body, headers = {} }: Example): string {
  const all = {
    Authorization: `Bearer ${sandboxToken}`,
    [headerNames.clientId]: "me",
    [headerNames.messageId]: "1",
    "Content-Type": "application/json",
    ...headers,
  };
  return [
    `curl '${origin}${path}'`,
    ...Object.entries(all).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body ? [`-d '${JSON.stringify(body)}'`] : []),
  ].join(" ");
}
