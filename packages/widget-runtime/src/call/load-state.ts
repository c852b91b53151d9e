import type { ClaimsError, ClaimsWarning } from "@claimkit/claims-api";
import type { ReactNode } from "react";
import type { Persona } from "../events/claims-event.ts";

interface LoadBasics {
  /** Requests the data again, bypassing the cache. */
  reload(): void;
  /** Identifies one load: changes with the input and with each attempt. */
  id?: string | undefined;
  /** Starts at 1 and increases with each `reload`; 0 while there is no client. */
  attempt?: number | undefined;
  /** Persona that the data is requested for. */
  persona?: Persona | undefined;
}

/** No request has been made yet. */
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
  /** The request is in progress. */
  status: "loading";
  /** There is no data yet. */
  data: undefined;
  /** There is no error. */
  error: undefined;
}

/** The request has succeeded. */
export interface ReadyLoad<T> extends LoadBasics {
  /** The data has loaded. */
  status: "ready";
  /** The response. */
  data: T;
  /** There is no error. */
  error: undefined;
  /** Where the response came from. */
  source?: "network" | "cache" | undefined;
  /** Language of the texts in the response, such as `es-US`. */
  language?: string | undefined;
  /** Parts of the response that could not be used. */
  warnings?: readonly ClaimsWarning[] | undefined;
}

/** The request has failed. */
export interface FailedLoad extends LoadBasics {
  /** The request has failed. */
  status: "error";
  /** There is no data. */
  data: undefined;
  /** Why the request failed. */
  error: ClaimsError;
}

/**
 * The state of a call. `status` decides what else is defined: `data` if it is `ready`, `error` if it is `error`, neither
 * while it is `loading`, or `idle` because nothing was requested.
 */
export type LoadState<T> = IdleLoad | PendingLoad | ReadyLoad<T> | FailedLoad;

/**
 * Renders a widget's data, or a state without data, in the host's own way.
 *
 * @param load the state; its `data` is only defined when it has loaded
 * @param view the widget's own view, of this data or of changed data
 * @returns what to show; `undefined` or `false` to leave the state to the widget, `null` to show nothing
 */
export type RenderLoad<T> = (load: LoadState<T>, view: (data: T) => ReactNode) => ReactNode;
