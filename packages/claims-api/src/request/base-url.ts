import type { ClaimsClientOptions } from "../options.ts";
import { ClaimsError } from "../errors.ts";

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The address that all paths are appended to, without a slash at its end. */
export function resolveBaseUrl({
  baseUrl,
  environment,
  allowInsecureHttp,
}: Pick<ClaimsClientOptions, "baseUrl" | "environment" | "allowInsecureHttp">): string {
  const text =
    typeof baseUrl === "function" ? baseUrl(environment) : forEnvironment(baseUrl, environment);
  const url = parse(text ?? "");
  if (!url || url.username || url.password || url.search || url.hash) {
    throw new ClaimsError(
      `baseUrl has no address for this environment. Give an absolute https address without credentials, query or fragment.`,
      { code: "configuration" },
    );
  }
  const isPrivate =
    url.protocol === "https:" ||
    (url.protocol === "http:" && (allowInsecureHttp || LOOPBACK.test(url.hostname)));
  if (!isPrivate) {
    throw new ClaimsError(
      "baseUrl must be https. Plain http is for this machine, or set allowInsecureHttp.",
      { code: "configuration" },
    );
  }
  return url.href.replace(/\/+$/, "");
}

function forEnvironment(
  baseUrl: Exclude<ClaimsClientOptions["baseUrl"], (...args: never) => unknown>,
  environment: string,
): string | undefined {
  if (typeof baseUrl === "string") return baseUrl;
  return Object.hasOwn(baseUrl, environment) ? baseUrl[environment] : undefined;
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
