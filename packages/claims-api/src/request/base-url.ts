import { ClaimsError } from "../errors.ts";
import type { ClaimsClientOptions } from "../options.ts";

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

const ADVICE =
  "baseUrl needs https, or http on this machine, or allowInsecureHttp; no credentials, no query.";

/** The URL that paths are appended to, without a trailing slash. */
export function resolveBaseUrl(options: ClaimsClientOptions, environment: string): string {
  let cause: unknown;
  try {
    const url = new URL(addressOf(options, environment) ?? "");
    const { origin, pathname, username, password, search, hash } = url;
    if (isPrivate(url, options) && !username && !password && !search && !hash) {
      // Not `href`, which keeps the `?` or `#` of an empty query or fragment.
      return (origin + pathname).replace(/(?<!\/)\/+$/, "");
    }
  } catch (thrown) {
    cause = thrown;
  }
  throw new ClaimsError({ code: "configuration" }, { advice: ADVICE, cause });
}

function addressOf({ baseUrl }: ClaimsClientOptions, environment: string): string | undefined {
  if (typeof baseUrl === "function") return baseUrl(environment);
  return typeof baseUrl === "string" ? baseUrl : new Map(Object.entries(baseUrl)).get(environment);
}

function isPrivate({ protocol, hostname }: URL, options: ClaimsClientOptions): boolean {
  if (protocol === "https:") return true;
  return protocol === "http:" && (options.allowInsecureHttp || LOOPBACK.test(hostname));
}
