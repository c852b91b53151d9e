import type { GenericSchema } from "valibot";
import type { ClaimsWarning } from "./answer.ts";
import type { FetchDocument, HeaderNames } from "./options.ts";

/** The calls of the claims API. */
export type CallName =
  | "claimContacts"
  | "timelines"
  | "claimSummary"
  | "associateClaimSummary"
  | "contactUs"
  | "reportDetails"
  | "payoutDetails"
  | "servicesDetails"
  | "repairsDetails"
  | "closeDetails"
  | "faqs"
  | "faqSearch"
  | "repairFacilitiesSearch"
  | "locationSuggest"
  | "claimSearch"
  | "claimSearchByQuery"
  | "adjusterInfo"
  | "adjusterSummaries"
  | "document";

/** What of the client's configuration a call may depend on. */
export interface CallSettings {
  /** The environment's name. */
  readonly environment: string;
  /** Whether the FAQ calls send the environment. */
  readonly sendEnvironment: boolean;
  /** Field of the payout answer that holds the paid amount. */
  readonly payoutPaidField: string;
  /** Names of the headers. */
  readonly headerNames: HeaderNames;
  /** The host's function that fetches documents. */
  readonly fetchDocument: FetchDocument | undefined;
  /** Words of rows that a third party must not see, besides our own. */
  readonly thirdPartyRows: readonly string[];
}

/** What a call asks, besides its path. */
export interface Question {
  /** `undefined` is not sent; blank text is refused with a `configuration` error. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Headers besides those that every call has. They are no part of the cache key. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a model may look at besides the answer and the input. */
export interface ModelContext {
  /** The client's settings. */
  readonly settings: CallSettings;
  /** The response headers. */
  readonly headers: Headers;
  /** The answer as it was received, before it was checked. */
  readonly received: unknown;
  /** What was dropped from the answer so far; a model adds what else it finds. */
  readonly warnings: ClaimsWarning[];
}

/**
 * One call of the claims API: what it asks (`path`, `request`), what may come back (`response`),
 * and what a widget gets to see of it (`model`).
 */
export interface Endpoint<I, O, W = unknown> {
  /** The name of the call. */
  readonly name: CallName;
  /** The HTTP method. */
  readonly method: "GET" | "POST";
  /**
   * Path after the base URL, such as `report-details/{claimNumber}`. The `{placeholders}` are fields
   * of the input; one that is missing or blank is a `configuration` error, and no call is made.
   */
  readonly path: string;
  /** May throw a `configuration` error for input that makes no sensible request. */
  request?(input: I, settings: CallSettings): Question;
  /** Schema of the answer. */
  readonly response: GenericSchema<unknown, W>;
  /** Brings an answer whose fields depend on the client's settings into the words of the schema. */
  prepare?(wire: unknown, settings: CallSettings): unknown;
  /** Reads the checked answer; leaves out what the asking person must not see. */
  model(wire: W, input: I, context: ModelContext): O;
  /** What a 204, an empty body or `{}` stands for, in the wire's words. Without it, that is an invalid answer. */
  readonly empty?: unknown;
  /** What a 404 stands for, in the wire's words. Without it, that is an error. */
  readonly notFound?: unknown;
  /**
   * How long an answer is kept: as the client's cache policy says (`"policy"`), or as long as the
   * client lives and in memory only (`"page"`). Without it, only calls in flight are shared.
   */
  readonly keep?: "policy" | "page";
  /** What of the input tells one answer from another, when it is not all that is asked. */
  identity?(input: I): unknown;
  /** Limit for one attempt, when it is not the client's. */
  readonly timeoutMs?: number;
  /** Media type to ask for, when it is not JSON. An answer to it is handed to the schema as a `Blob`. */
  readonly accept?: string;
  /** Longest answer that is read, when it is not the client's. */
  readonly maxBytes?: number;
}

/** The part of a client that asks. */
export interface Ask {
  /** The data alone of an answer. */
  call<I, O>(source: Source<I, O>, input: I, options?: AskOptions): Promise<O>;
}

/** How to ask. */
export interface AskOptions {
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
  /** Goes past the cache. */
  reload?: boolean | undefined;
  /** Language to ask for, such as `es-US`. It is sent as `Accept-Language`, and is part of the cache key. */
  locale?: string | undefined;
}

/** What calls that answer as one may depend on besides their input. */
export interface RunContext {
  /** The client's settings. */
  readonly settings: CallSettings;
  /** Aborts the request. */
  readonly signal: AbortSignal;
  /** What was odd about the answers so far; a run adds what else it finds. */
  readonly warnings: ClaimsWarning[];
}

/** Several calls that answer as one. They share its abort, its warnings and its place in the cache. */
export interface CombinedCall<I, O> {
  /** The name of the call. */
  readonly name: string;
  /** Makes the calls and combines their answers. */
  run(ask: Ask, input: I, context: RunContext): Promise<O>;
  /** What of the input tells one answer from another. */
  identity(input: I): unknown;
  /** The calls it is made of, so that invalidating one of them invalidates its answer too. */
  readonly uses?: readonly CallName[];
  /** How long an answer is kept. */
  readonly keep?: "policy" | "page";
}

/** What a client can be asked. */
export type Source<I, O> = Endpoint<I, O> | CombinedCall<I, O>;
