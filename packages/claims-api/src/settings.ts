import type { CallSettings } from "./endpoint.ts";
import { environmentName } from "./environments.ts";
import { ClaimsError } from "./errors.ts";
import type { CachePolicy, ClaimsClientOptions, HeaderNames, RetryPolicy } from "./options.ts";
import { resolveBaseUrl } from "./request/base-url.ts";

const HEADER_NAMES: HeaderNames = {
  clientId: "client_id",
  messageId: "X-Message-Id",
  serverId: "X-Server-Id",
  serverEnv: "X-Server-Env",
  documentToken: "X-Document-Token",
  idempotencyKey: "Idempotency-Key",
};

const RETRY: RetryPolicy = {
  retries: 2,
  baseDelayMs: 300,
  maxDelayMs: 3000,
  maxRetryAfterMs: 10_000,
  statuses: [408, 425, 429, 500, 502, 503, 504],
};

const TEN_MINUTES = 600_000;
const FIFTEEN_SECONDS = 15_000;

/** The validated options of a client, with defaults. */
export interface Settings extends CallSettings {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly subject: ClaimsClientOptions["subject"];
  /** Paths that replace the documented ones, by call. */
  readonly paths: ReadonlyMap<string, string>;
  readonly timeoutMs: number;
  readonly retry: RetryPolicy;
  readonly cache: CachePolicy;
}

/** Validates the options and adds defaults. Throws a `configuration` error. */
export function resolveSettings(options: ClaimsClientOptions): Settings {
  const {
    clientId,
    subject,
    getAccessToken,
    sendEnvironment = false,
    payoutPaidField = "providerPaidAmount",
    timeoutMs = FIFTEEN_SECONDS,
    fetchDocument,
    redactedRows = [],
    showPolicyFactsToThirdParties = false,
    paths = {},
  } = options;
  const cache = withDefaults<CachePolicy>(
    { enabled: options.cache !== false, ttlMs: TEN_MINUTES },
    options.cache || {},
  );
  if (!clientId || typeof getAccessToken !== "function") {
    throw misconfigured("needs clientId and getAccessToken.");
  }
  const retry = withDefaults(RETRY, options.retry);
  const { retries, baseDelayMs, maxDelayMs, maxRetryAfterMs } = retry;
  const limits = [retries, baseDelayMs, maxDelayMs, maxRetryAfterMs, cache.ttlMs];
  if (!(timeoutMs > 0) || !limits.every((limit) => limit >= 0)) {
    throw misconfigured("timeoutMs must be positive, and all other numbers 0 or more.");
  }
  const environment = environmentName(options.environment);
  if (environment === undefined) {
    throw misconfigured("environment is unknown. Use { custom: name } for a custom one.");
  }
  return {
    baseUrl: resolveBaseUrl(options, environment),
    environment,
    clientId,
    subject,
    cache,
    sendEnvironment,
    payoutPaidField,
    fetchDocument,
    redactedRows,
    showPolicyFactsToThirdParties,
    timeoutMs,
    headerNames: withDefaults(HEADER_NAMES, options.headerNames),
    paths: new Map(Object.entries(paths)),
    retry,
  };
}

/** Adds defaults for options that are missing or `undefined`. */
function withDefaults<T extends object>(defaults: T, options: Partial<T> = {}): T {
  const defined = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(defined) };
}

function misconfigured(advice: string): ClaimsError {
  return new ClaimsError({ code: "configuration" }, { advice });
}
