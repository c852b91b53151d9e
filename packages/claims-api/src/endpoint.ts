import type { GenericSchema } from "valibot";
import type { ClaimsWarning } from "./answer.ts";
import type { CallName, EndpointName } from "./endpoints.ts";
import type { HttpMethod, Invalidation } from "./events.ts";
import type { FetchDocument, HeaderNames } from "./options.ts";
import type { ThirdPartyFields } from "./third-party.ts";

/** The client's settings that a call may depend on. */
export interface CallSettings {
  /** The environment's name. */
  readonly environment: string;
  /** Whether the FAQ calls send the environment. */
  readonly sendEnvironment: boolean;
  /** Field of the payout response that holds the paid amount. */
  readonly payoutPaidField: string;
  /** Names of the headers. */
  readonly headerNames: HeaderNames;
  /** The host's function that fetches documents. */
  readonly fetchDocument: FetchDocument | undefined;
  /** Words of texts that a third party must not see, besides the built-in ones. */
  readonly redactedRows: readonly string[];
  /** Whether third parties see texts about the policy. */
  readonly showPolicyFactsToThirdParties: boolean;
}

/** A body that is sent as JSON. */
export type JsonBody = Readonly<Record<string, unknown>>;

/** The parts of a request besides its path. */
export interface RequestParts<Body = JsonBody> {
  /** `undefined` is not sent; blank text causes a `configuration` error. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON, unless it is a form or a file. */
  readonly body?: Body;
  /** Headers besides those that every call has. They are not part of the cache key. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Context of a model, besides the response and the input. */
export interface ModelContext {
  /** The client's settings. */
  readonly settings: CallSettings;
  /** The response headers. */
  readonly headers: Headers;
  /** The response as received, before it was validated. */
  readonly received: unknown;
  /** Warnings so far; a model may add more. */
  readonly warnings: ClaimsWarning[];
}

/**
 * How long a result is cached: by the client's cache policy (`"policy"`), or in memory for the client's
 * lifetime (`"page"`). `"revalidate"` is like `"policy"`, but each load sends a request: the cached result
 * is only for {@link PreparedCall.previous}.
 */
export type Keep = "policy" | "page" | "revalidate";

/**
 * One request and its response: the request (`method`, `path`, `request`), the schema of the response (`response`), and
 * what the caller gets (`model`).
 */
export interface HttpCall<I, O, W = unknown> {
  /** The name of the call, in events and errors. */
  readonly name: EndpointName;
  /** The HTTP method. */
  readonly method: HttpMethod;
  /**
   * Path after the base URL, such as `report-details/{claimNumber}`. The `{placeholders}` are fields of
   * the input; a missing or blank one causes a `configuration` error, and no call is made.
   */
  readonly path: string;
  /** May throw a `configuration` error for invalid input. */
  request?(input: I, settings: CallSettings): RequestParts<JsonBody | FormData | Blob>;
  /** Schema of the response. */
  readonly response: GenericSchema<unknown, W>;
  /** Normalizes a response whose field names depend on the client's settings. */
  prepare?(wire: unknown, settings: CallSettings): unknown;
  /**
   * The fields of the response that a third party may see. Others are removed before `model`. Without it, the call
   * fails for third parties.
   */
  readonly thirdParty?: ThirdPartyFields<W>;
  /** Whether a response is for a third party, even if the request was not. */
  isForThirdParty?(wire: W): boolean;
  /** Converts the validated response to the caller's data. */
  model(wire: W, input: I, context: ModelContext): O;
  /** Replacement for a 204, an empty body or `{}`. Without it, an empty response is invalid. */
  readonly empty?: unknown;
  /** Replacement for a 404. Without it, a 404 is an error. */
  readonly notFound?: unknown;
  /** Limit for one attempt in milliseconds, if not the client's. */
  readonly timeoutMs?: number;
  /** Media type to request, if not JSON. The schema then gets the response as a `Blob`. */
  readonly accept?: string;
  /** Largest response in bytes, if not the client's limit. */
  readonly maxBytes?: number;
}

/** One call of the claims API, or of a host, that reads data. */
export interface Endpoint<I, O, W = unknown> extends HttpCall<I, O, W> {
  /** The HTTP method. */
  readonly method: "GET" | "POST";
  /** May throw a `configuration` error for invalid input. */
  request?(input: I, settings: CallSettings): RequestParts;
  /** How long a response is cached. Without it, only in-flight requests are shared. */
  readonly keep?: Keep;
  /** The part of the input that identifies a response, if not the whole request does. */
  identity?(input: I): unknown;
}

// Why: docs/decisions/requests.md#a-submission-is-sent-once
/**
 * One call that changes something. It is sent once: a failed one is only sent again if `mayRepeat` says so, or after a
 * 401, which means that the server has refused it.
 */
export interface Submission<I, O, W = unknown> extends HttpCall<I, O, W> {
  /** The HTTP method. */
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * Whether the server does the same if it receives the request twice, so that it may be sent again after a temporary
   * failure. All attempts have the same `Idempotency-Key`.
   * @default false
   */
  readonly mayRepeat?: boolean;
  /** The results that it changes. They are dropped, and mounted widgets request them again. */
  changes?(input: I): Invalidation | readonly Invalidation[];
}

/** The part of a client that loads data. */
export interface CallRunner {
  /** Loads the data of a call. */
  call<I, O>(source: Call<I, O>, input: I, options?: CallOptions): Promise<O>;
}

/** Options of a call. */
export interface CallOptions {
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
  /** Requests again instead of reading the cache. */
  reload?: boolean | undefined;
  /** Language to request, such as `es-US`. It is sent as `Accept-Language`, and is part of the cache key. */
  locale?: string | undefined;
}

/** Options of {@link ClaimsClient.submit}. */
export interface SubmitOptions {
  /** Aborts the request. The server may have received it. */
  signal?: AbortSignal | undefined;
  /** Language to request, such as `es-US`, sent as `Accept-Language`. */
  locale?: string | undefined;
  /**
   * Sent as `Idempotency-Key`, by which a server recognizes a request that it has received before. Use the same one when
   * the user tries again. Concurrent submissions with the same one share a request.
   * @default a new one
   */
  idempotencyKey?: string | undefined;
  /** Called with the share of the body that was sent, from 0 to 1. With a `fetch` of the host's, only with 0 and 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Context of a combined call, besides its input. */
export interface RunContext {
  /** The client's settings. */
  readonly settings: CallSettings;
  /** Aborts the request. */
  readonly signal: AbortSignal;
  /** Warnings of the responses so far; the call may add more. */
  readonly warnings: ClaimsWarning[];
}

/** Several calls with one result. They share its abort signal, its warnings and its cache entry. */
export interface CombinedCall<I, O> {
  /** The name of the call. */
  readonly name: string;
  /** Makes the calls and combines their results. */
  run(runner: CallRunner, input: I, context: RunContext): Promise<O>;
  /** The part of the input that identifies the result. */
  identity(input: I): unknown;
  /**
   * The result if its parts are known from {@link ClaimsClientOptions.initialData}, so that the first render has it.
   * `read` returns `undefined` for a part that is not known.
   */
  fromKnown?(
    read: <I2, O2>(source: Call<I2, O2>, input: I2) => O2 | undefined,
    input: I,
  ): O | undefined;
  /** The calls that it makes, so that invalidating one of them invalidates its result too. */
  readonly uses?: readonly CallName[];
  /** How long the result is cached. */
  readonly keep?: Keep;
}

/** Anything that a client can load. */
export type Call<I, O> = Endpoint<I, O> | CombinedCall<I, O>;
