import type { CallName } from "./endpoints.ts";
import type { ClaimsEnvironment } from "./environments.ts";
import type { RequestEndEvent, RequestStartEvent } from "./events.ts";
import type { InitialAnswers } from "./initial-data/read-initial-data.ts";

/** Why a token is requested: `expired` after the server rejected the previous one. */
export type TokenReason = "initial" | "expired";

/**
 * Returns the access token: printable ASCII without spaces. Called before every call, so that a renewed token takes effect
 * immediately, and once more after a 401. In a browser, concurrent calls share a promise for a token. If it rejects, or
 * takes longer than `timeoutMs`, calls fail with `unauthorized`.
 */
export type GetAccessToken = (context: {
  /** Why a token is requested. */
  reason: TokenReason;
  /** Aborts when no call waits for the token anymore, and after `timeoutMs`. */
  signal: AbortSignal;
}) => string | Promise<string>;

/** Names of the request headers. The API defines only `client_id`; the others are Claimkit's defaults. */
export interface HeaderNames {
  /**
   * Header of the client id. nginx drops names with an underscore unless `underscores_in_headers` is on.
   * @default "client_id"
   */
  clientId: string;
  /**
   * Header of the message id, to find a request in the server's log.
   * @default "X-Message-Id"
   */
  messageId: string;
  /**
   * Header of the server id.
   * @default "X-Server-Id"
   */
  serverId: string;
  /**
   * Header of the server environment, `BF` or `PT`.
   * @default "X-Server-Env"
   */
  serverEnv: string;
  /**
   * Header of a document's access token.
   * @default "X-Document-Token"
   */
  documentToken: string;
  /**
   * Header by which a server recognizes a submission that it has received before.
   * @default "Idempotency-Key"
   */
  idempotencyKey: string;
}

/** When and how often failed attempts of calls that read data are retried. Submissions are only if `mayRepeat` says so. */
export interface RetryPolicy {
  /**
   * Maximum number of retries.
   * @default 2
   */
  retries: number;
  /**
   * Upper limit of the first random delay, in milliseconds; doubles with each retry.
   * @default 300
   */
  baseDelayMs: number;
  /**
   * Maximum delay between two attempts, in milliseconds.
   * @default 3000
   */
  maxDelayMs: number;
  /**
   * Maximum `Retry-After` that is honored, in milliseconds; a longer one ends the call.
   * @default 10000
   */
  maxRetryAfterMs: number;
  /**
   * HTTP statuses that are retried.
   * @default [408, 425, 429, 500, 502, 503, 504]
   */
  statuses: readonly number[];
}

/** Whether and how long results are cached. They are kept in memory, never in storage. */
export interface CachePolicy {
  /**
   * Whether results are cached.
   * @default true
   */
  enabled: boolean;
  /**
   * How long a result is cached, in milliseconds.
   * @default 600000
   */
  ttlMs: number;
}

/** A document: its public id, and its access token. */
export interface DocumentRef {
  /** Access token of the document, which expires. */
  accessToken: string;
  /** Id of the document. */
  documentPublicID: string;
}

/** Fetches a document. A response with status 401 or 403 means that its token has expired. */
export type FetchDocument = (
  document: DocumentRef,
  context: { signal: AbortSignal; kind: DocumentKind },
) => Promise<ArrayBuffer | Blob | Response>;

/** Kind of document: an estimate of the repairs, or the valuation of a total loss. */
export type DocumentKind = "estimate" | "valuation";

/** Options of {@link createClaimsClient}. */
export interface ClaimsClientOptions {
  /** Environment of the API; determines headers and, if `baseUrl` has several, the URL. */
  environment: ClaimsEnvironment;
  /** Absolute URL of the API, or one per environment. */
  baseUrl: string | Partial<Record<string, string>> | ((environment: string) => string);
  /** Identifies your site to the API; sent with every request. */
  clientId: string;
  /** Returns the access token of the signed-in user; called before every call. */
  getAccessToken: GetAccessToken;
  /** Sends requests to this server; takes precedence over the environment's default. */
  serverId?: string | undefined;
  /**
   * Opaque id of the signed-in user, so that users never see each other's data. Called before every call if it is a
   * function; a client on a server caches only with text.
   * @default the issuer and subject of the token if it is a JWT, otherwise the token
   */
  subject?: string | (() => string | undefined) | undefined;
  /**
   * Allows http to hosts other than localhost, such as containers.
   * @default false
   */
  allowInsecureHttp?: boolean | undefined;
  /** Names of headers that differ in your API. */
  headerNames?: Partial<HeaderNames> | undefined;
  /**
   * Sends the environment with the FAQ calls.
   * @default false
   */
  sendEnvironment?: boolean | undefined;
  /** Paths of calls that differ from the documented ones; same `{placeholders}`. */
  paths?: Partial<Record<CallName, string>> | undefined;
  /**
   * What a server has handed over to this page, read with `readInitialData`. The first render shows it, on the server and
   * when the page hydrates, and what is less than 30 s old is not requested again. Data of another user is dropped.
   */
  initialData?: InitialAnswers | undefined;
  /** Used instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Timeout of one attempt, and of `getAccessToken`, in milliseconds.
   * @default 15000
   */
  timeoutMs?: number | undefined;
  /** When and how often failed attempts are retried. */
  retry?: Partial<RetryPolicy> | undefined;
  /** How long results are cached; `false` turns the cache off. */
  cache?: Partial<CachePolicy> | false | undefined;
  /**
   * Field of the payout response with the amount that the provider paid.
   * @default "providerPaidAmount"
   */
  payoutPaidField?: string | undefined;
  /**
   * Additional words for rows and sentences that a third party must not see, besides those about
   * a policy. Case, accents and punctuation are ignored, and a word also matches longer words that begin with it.
   */
  redactedRows?: readonly string[] | undefined;
  /**
   * Shows third parties the texts as the server sends them, with words of coverage, amounts and percentages. Use it only
   * if the server itself removes what they must not see: otherwise they read the policyholder's deductible and limits.
   * Fields that third parties never see, such as coverages and documents, stay hidden.
   * @default false
   */
  showPolicyFactsToThirdParties?: boolean | undefined;
  /** Fetches documents instead of `GET documents/{documentPublicID}/content`. */
  fetchDocument?: FetchDocument | undefined;
  /** Called before each request is sent. */
  onRequest?: ((event: RequestStartEvent) => void) | undefined;
  /** Called after each request, and for results from the cache. */
  onResponse?: ((event: RequestEndEvent) => void) | undefined;
}
