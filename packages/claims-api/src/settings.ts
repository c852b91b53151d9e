import type { CallSettings } from "./endpoint.ts";
import { ClaimsError } from "./errors.ts";
import type { CachePolicy, ClaimsClientOptions, HeaderNames, RetryPolicy } from "./options.ts";
import { resolveBaseUrl } from "./request/base-url.ts";

const TEN_MINUTES = 600_000;
const FIFTEEN_SECONDS = 15_000;

const HEADER_NAMES: HeaderNames = {
  clientId: "client_id",
  messageId: "X-Message-Id",
  serverId: "X-Server-Id",
  serverEnv: "X-Server-Env",
  documentToken: "X-Document-Token",
};

const RETRY: RetryPolicy = {
  retries: 2,
  baseDelayMs: 300,
  maxDelayMs: 3000,
  maxRetryAfterMs: 10_000,
  statuses: [408, 425, 429, 500, 502, 503, 504],
};

const CACHE: CachePolicy = { enabled: true, ttlMs: TEN_MINUTES, storage: "memory" };

/** The options of a client, checked and complete. */
export interface Settings extends CallSettings {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly subject: string | undefined;
  /** Paths that replace the documented ones, by call. */
  readonly paths: ReadonlyMap<string, string>;
  readonly timeoutMs: number;
  readonly retry: RetryPolicy;
  readonly cache: CachePolicy;
}

/** Checks the options and fills in the defaults. Throws a `configuration` error. */
export function resolveSettings(options: ClaimsClientOptions): Settings {
  const { environment, cache, payoutPaidField = "providerPaidAmount" } = options;
  if (typeof options.getAccessToken !== "function") {
    throw misconfigured("The client needs a getAccessToken function.");
  }
  if (!options.clientId) throw misconfigured("The client needs a clientId.");
  if (cache && cache.storage === "session" && !options.subject) {
    throw misconfigured(
      "Answers in session storage outlive the page. Give a subject, so that they do not outlive the user.",
    );
  }
  return {
    baseUrl: resolveBaseUrl(options),
    clientId: options.clientId,
    subject: options.subject,
    paths: new Map(Object.entries(options.paths ?? {})),
    environment,
    sendEnvironment: options.sendEnvironment ?? false,
    payoutPaidField,
    headerNames: { ...HEADER_NAMES, ...options.headerNames },
    timeoutMs: options.timeoutMs ?? FIFTEEN_SECONDS,
    retry: { ...RETRY, ...options.retry },
    cache: cache === false ? { ...CACHE, enabled: false } : { ...CACHE, ...cache },
  };
}

function misconfigured(reason: string): ClaimsError {
  return new ClaimsError(reason, { code: "configuration" });
}
