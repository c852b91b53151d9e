import type { CallName } from "@claimkit/claims-api/endpoints";
import type { Hono } from "hono";
import type { ClaimsHandlers } from "./handlers.ts";

/** A value or a promise of it. */
export type Awaitable<T> = T | Promise<T>;

/** The request that is being answered. */
export interface RequestContext<Env extends object = object> {
  /** The request as received. */
  readonly request: Request;
  /** The second argument of `fetch`, such as the bindings of a worker. */
  readonly env: Env;
  /** Aborted when the time limit is over or the caller has gone. Pass it to requests of your own. */
  readonly signal: AbortSignal;
}

/** A request and its bearer token. */
export interface TokenContext<Env extends object = object> extends RequestContext<Env> {
  /** The bearer token of the request; `undefined` if it has none. */
  readonly token: string | undefined;
}

/** A call of a signed-in user. */
export interface CallContext<User, Env extends object = object> extends RequestContext<Env> {
  /** Name of the call. */
  readonly call: CallName;
  /** The user that `authenticate` returned. */
  readonly user: User;
  /** Language to answer in, the best of `languages` for the request. */
  readonly language: string;
}

/** A call about a claim. */
export interface ClaimContext<User, Env extends object = object> extends CallContext<User, Env> {
  /** Number of the claim, as the caller wrote it. Encode it before you write it into a URL. */
  readonly claimNumber: string;
  /** Contact of the claim that the caller names. In `mayRead`, it may be anyone's; in a handler, it was accepted. */
  readonly contactId: string | undefined;
  /**
   * Whether a third-party claimant reads the answer. In `mayRead`, whether the request says so; in a handler, whether
   * the request or `mayRead` says so.
   */
  readonly isThirdParty: boolean;
}

/**
 * As whom a user reads a claim. An answer for a third party does not contain the policyholder's coverages, deductibles,
 * limits or documents. Only associates of the insurer may send `associateClaimSummary`.
 */
export type Reader = "member" | "third party" | "associate";

/** Which pages may call the server from another origin. */
export interface CorsSettings {
  /** Origins such as `https://www.example.com`, or `"*"` for any. */
  origins: readonly string[] | "*";
  /** Request headers that pages may send, besides those of the claims API. */
  headers?: readonly string[];
  /** Methods of routes of `extend`, besides GET, POST and PUT. */
  methods?: readonly string[];
  /** Response headers that pages may read, besides those of the claims API. */
  exposedHeaders?: readonly string[];
  /**
   * Whether pages may send cookies. Not possible with `"*"`.
   * @default false
   */
  credentials?: boolean;
}

/** Options of {@link createClaimsServer}. */
export interface ClaimsServerOptions<User, Env extends object = object> {
  /** Returns the user of a token, or of a cookie of the request; `undefined` answers with a 401. */
  authenticate(context: TokenContext<Env>): Awaitable<User | undefined>;
  /**
   * Decides whether the user may read a claim, and as whom. Called before each handler of a call about a claim.
   * Requests for contacts, the timeline, the close section and adjusters don't say whether a third party sends them, so
   * decide by your own data. `false` answers with a 404, as for a claim that does not exist.
   */
  mayRead(context: ClaimContext<User, Env>): Awaitable<Reader | false>;
  /** One function per call. A call without one is answered with a 501. */
  handlers: ClaimsHandlers<User, Env>;
  /** Pages of other origins that may call the server. Without it, only pages of its own origin may. */
  cors?: CorsSettings;
  /**
   * Languages that the handlers can answer in, the default one first.
   * @default ["en-US"]
   */
  languages?: readonly string[];
  /**
   * Path before the paths of the calls, such as `/api/claims`. Not needed where a router removes it, as Express does.
   * @default ""
   */
  basePath?: string;
  /**
   * Limit for a call in milliseconds, from `authenticate` to its answer. After it, the answer is a 504.
   * @default 10000
   */
  timeoutMs?: number;
  /** Words of texts that a third party must not see, besides the built-in ones. */
  thirdPartyWords?: readonly string[];
  /**
   * Sends third parties everything that the handlers return. **Danger:** the other driver can read the policyholder's
   * deductible and coverages. Only for an API that tests clients, such as a sandbox.
   * @default false
   */
  sendEverythingToThirdParties?: boolean;
  /**
   * Called for each call after authentication, with a function that answers it. Return the answer or another one: for
   * metrics, logs and rate limits.
   */
  intercept?(
    context: CallContext<User, Env> & { claimNumber: string | undefined },
    respond: () => Promise<Response>,
  ): Awaitable<Response>;
  /** Adds routes of your own, such as a health check. They need no token, and come before those of the claims API. */
  extend?(app: Hono<{ Bindings: Env }>): void;
  /**
   * Called with each unexpected error and each problem with a status of 500 or 504. If it throws, so does `fetch`.
   * @default writes it to the console, without the token of the request
   */
  onError?(error: unknown, request: Request): void;
}
