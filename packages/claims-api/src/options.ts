import type { CallName } from "./endpoint.ts";
import type { ClaimsEnvironment } from "./environments.ts";
import type { RequestEndEvent, RequestStartEvent } from "./events.ts";

/** Why a token is asked for: `expired` after the server refused the last one. */
export type TokenReason = "initial" | "expired";

/** Gives the access token. Asked before every call, so that a renewed token counts at once. */
export type GetAccessToken = (context: {
  reason: TokenReason;
  signal: AbortSignal;
}) => string | Promise<string>;

/** Names of the headers; only `client_id` is the API's own word, the others are ours. */
export interface HeaderNames {
  /** nginx drops names with an underscore unless `underscores_in_headers` is on. */
  clientId: string;
  messageId: string;
  serverId: string;
  serverEnv: string;
  documentToken: string;
}

/** When and how often a failed attempt is repeated. All calls are reads, so all may be. */
export interface RetryPolicy {
  retries: number;
  /** Doubled with each attempt; the wait is a random part of it. */
  baseDelayMs: number;
  maxDelayMs: number;
  /** The longest `Retry-After` that is waited for. */
  maxRetryAfterMs: number;
  statuses: readonly number[];
}

/** Whether and how long answers are kept. They are kept in memory only, never in storage. */
export interface CachePolicy {
  /** Whether answers are kept at all. */
  enabled: boolean;
  /** How long an answer is kept, in milliseconds. */
  ttlMs: number;
}

/** What opens a document: its public id, and a token of its own that expires. */
export interface DocumentRef {
  accessToken: string;
  documentPublicID: string;
}

/** Brings the bytes of a document. A response with status 401 or 403 says that its token has expired. */
export type FetchDocument = (
  document: DocumentRef,
  context: { signal: AbortSignal; kind: DocumentKind },
) => Promise<ArrayBuffer | Blob | Response>;

/** What a document is about: the repairs, or what a vehicle beyond repair was worth. */
export type DocumentKind = "estimate" | "valuation";

/** Options of {@link createClaimsClient}. */
export interface ClaimsClientOptions {
  environment: ClaimsEnvironment;
  /** Absolute address of the API, or one for each environment. */
  baseUrl: string | Partial<Record<string, string>> | ((environment: ClaimsEnvironment) => string);
  clientId: string;
  getAccessToken: GetAccessToken;
  serverId?: string | undefined;
  /** Opaque id of the signed-in user, so that no answer outlives its user. */
  subject?: string | undefined;
  /**
   * Allows http to other hosts than this machine, such as containers.
   * @default false
   */
  allowInsecureHttp?: boolean | undefined;
  headerNames?: Partial<HeaderNames> | undefined;
  /**
   * Sends the environment with the FAQ calls.
   * @default false
   */
  sendEnvironment?: boolean | undefined;
  /** Paths of calls that differ from the documented ones; same `{placeholders}`. */
  paths?: Partial<Record<CallName, string>> | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Limit for one attempt in milliseconds.
   * @default 15000
   */
  timeoutMs?: number | undefined;
  retry?: Partial<RetryPolicy> | undefined;
  cache?: Partial<CachePolicy> | false | undefined;
  /**
   * Field of the payout answer that holds the amount the provider paid.
   * @default "providerPaidAmount"
   */
  payoutPaidField?: string | undefined;
  /**
   * More words that name what a third-party claimant must not see, besides deductibles, coverages,
   * limits and authorized amounts. Rows and sentences with one of them are left out for third parties.
   * Case, accents and punctuation do not matter, and a word also matches longer ones that begin with it.
   */
  thirdPartyRows?: readonly string[] | undefined;
  /** Brings documents from elsewhere than `GET documents/{documentPublicID}/content` of the API. */
  fetchDocument?: FetchDocument | undefined;
  onRequest?: ((event: RequestStartEvent) => void) | undefined;
  onResponse?: ((event: RequestEndEvent) => void) | undefined;
}
