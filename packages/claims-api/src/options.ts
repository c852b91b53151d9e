import type { CallName } from "./endpoints.ts";
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
  /** Header of the id that each request has, for finding it in the server's log. */
  messageId: string;
  /** Header of the server id. */
  serverId: string;
  /** Header of the server environment, `BF` or `PT`. */
  serverEnv: string;
  /** Header of a document's own token. */
  documentToken: string;
}

/** When and how often a failed attempt is repeated. All calls are reads, so all may be. */
export interface RetryPolicy {
  /** How often an attempt is repeated at most. */
  retries: number;
  /** Doubled with each attempt; the wait is a random part of it. */
  baseDelayMs: number;
  /** The longest wait between two attempts. */
  maxDelayMs: number;
  /** The longest `Retry-After` that is waited for. */
  maxRetryAfterMs: number;
  /** HTTP statuses after which an attempt is repeated. */
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
  /** The document's own token, which expires. */
  accessToken: string;
  /** Id of the document. */
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
  /** Where the API runs; decides its headers and, with one `baseUrl` for each, its address. */
  environment: ClaimsEnvironment;
  /** Absolute address of the API, or one for each environment by name. */
  baseUrl: string | Partial<Record<string, string>> | ((environment: string) => string);
  /** Identifies your site to the API; sent with every request. */
  clientId: string;
  /** Returns the access token of the signed-in user; called before every request. */
  getAccessToken: GetAccessToken;
  /** Sends requests to this server; takes precedence over the environment's default. */
  serverId?: string | undefined;
  /** Opaque id of the signed-in user, so that no answer outlives its user. */
  subject?: string | undefined;
  /**
   * Allows http to other hosts than this machine, such as containers.
   * @default false
   */
  allowInsecureHttp?: boolean | undefined;
  /** Names of headers that your API calls differently. */
  headerNames?: Partial<HeaderNames> | undefined;
  /**
   * Sends the environment with the FAQ calls.
   * @default false
   */
  sendEnvironment?: boolean | undefined;
  /** Paths of calls that differ from the documented ones; same `{placeholders}`. */
  paths?: Partial<Record<CallName, string>> | undefined;
  /** Sends the requests instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Limit for one attempt in milliseconds.
   * @default 15000
   */
  timeoutMs?: number | undefined;
  /** When and how often failed attempts are repeated. */
  retry?: Partial<RetryPolicy> | undefined;
  /** How long answers are kept; `false` keeps none. */
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
  /** Called before each request is sent. */
  onRequest?: ((event: RequestStartEvent) => void) | undefined;
  /** Called after each request, and for answers from the cache. */
  onResponse?: ((event: RequestEndEvent) => void) | undefined;
}
