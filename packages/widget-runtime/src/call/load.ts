import type { ClaimsError, ClaimsWarning } from "@claimkit/claims-api";
import type { Persona } from "../events/claims-event.ts";

interface LoadBasics {
  /** Requests again, past the cache. */
  reload(): void;
  /** Another one for each input and each try; what tells one load from the next. */
  id?: string | undefined;
  /** 1, then one more for each `reload`; 0 while there is no client to ask. */
  attempt?: number | undefined;
  /** For whom the call asks. */
  persona?: Persona | undefined;
}

/** No request has been made yet: there is nothing to wait for. */
export interface IdleLoad extends LoadBasics {
  /** No request has been made. */
  status: "idle";
  /** There is no data. */
  data: undefined;
  /** There is no error. */
  error: undefined;
}

/** A request is in progress, and there is nothing to show yet. */
export interface PendingLoad extends LoadBasics {
  /** The data is on its way. */
  status: "loading";
  /** There is no data yet. */
  data: undefined;
  /** There is no error. */
  error: undefined;
}

/** The data is there. */
export interface ReadyLoad<T> extends LoadBasics {
  /** The data is there. */
  status: "ready";
  /** The answer. */
  data: T;
  /** There is no error. */
  error: undefined;
  /** Where the answer came from. */
  source?: "network" | "cache" | undefined;
  /** Language of the texts in the answer, such as `es-US`. */
  language?: string | undefined;
  /** What of the answer could not be used. */
  warnings?: readonly ClaimsWarning[] | undefined;
}

/** The request has failed. */
export interface FailedLoad extends LoadBasics {
  /** The request has failed. */
  status: "error";
  /** There is no data. */
  data: undefined;
  /** Why it has failed. */
  error: ClaimsError;
}

/** The state of a call, and what it returned. */
export type Load<T> = IdleLoad | PendingLoad | ReadyLoad<T> | FailedLoad;
