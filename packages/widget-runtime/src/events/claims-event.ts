import type { ClaimsWarning, SafeClaimsError } from "@claimkit/claims-api";
import type { ActionDetail, ActionName } from "./action-name.ts";
import type { FeedbackRecord } from "./feedback-record.ts";
import type { Preventable } from "./preventable.ts";

/** The persona that a widget shows data for. */
export type Persona = "member" | "third-party" | "associate";

/** Kind of the clicked control; for an action's control, the action's name. */
export type ClickTarget =
  | "button"
  | "link"
  | "accordion"
  | "tab"
  | "card"
  | "option"
  | "phone"
  | "email"
  | "document"
  | ActionName;

/** Things that a user can select. */
export type SelectKind = "timeline" | "shop" | "estimate" | "faq-category" | "option";

/** What a ready widget shows. */
export type ReadyState = "data" | "empty" | "static";

/** The fields of every event. */
export interface EventEnvelope {
  /** The version of these fields. */
  schema: 1;
  /** Unique for each event. */
  id: string;
  /** ISO 8601, UTC. */
  time: string;
  /** The npm package that emitted the event. */
  package: string;
  /** The version of that package. */
  version: string;
  /** The client's environment. */
  environment: string;
  /** `null` for a request, which widgets of several personas may share. */
  persona: Persona | null;
}

interface WidgetEnvelope extends EventEnvelope {
  /** The widget's name, the same as its element's without a prefix. */
  widget: string;
}

/** A widget starts to load: on first render, when its claim changes, on retry. */
export interface LoadingEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:loading";
  /** Starts at 1 and increases with each retry. */
  attempt: number;
}

/** A widget's data is on screen. */
export interface ReadyEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:ready";
  /** Milliseconds from first connect, or the change of a prop, to the first paint with data. */
  loadTimeMs: number;
  /** Whether the data was requested or cached. */
  source: "network" | "cache";
  /** Whether there was data to show. */
  state: ReadyState;
}

/** A widget shows its error message. */
export interface LoadErrorEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:error";
  /** Why the widget failed, without personal data. */
  error: SafeClaimsError;
  /**
   * With the code `render`, what the view or the host's content has thrown, with its message and stack. Not
   * enumerable: it does not appear in `JSON.stringify`, `structuredClone` or a loop, because it may contain
   * personal data.
   */
  cause?: unknown;
  /** Id of the message that the user reads. */
  userMessageId: string;
  /** Milliseconds from first connect, or the change of a prop, to the failure. */
  loadTimeMs: number;
}

/**
 * Part of a response could not be used, or shown. A load emits at most 100 of these, then one that counts the
 * rest.
 */
export interface WarningEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:warning";
  /** What was wrong. `more_warnings` stands in for all after the first 100. */
  code: ClaimsWarning["code"] | "more_warnings";
  /** Path in the response's schema. */
  path?: string | undefined;
  /** How many warnings `more_warnings` represents. */
  count?: number | undefined;
}

/** A user clicked a control inside a widget. */
export interface ClickEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:click";
  /** The kind of control. */
  target: ClickTarget;
  /** A fixed word (`open`, `close`, `REPAIRS`), never personal data. */
  value?: string;
}

/** {@link ActionEvent} of one action. */
export interface ActionEventOf<Name extends ActionName> extends WidgetEnvelope, Preventable {
  /** The name of the event. */
  type: "ck:action";
  /** The requested action. */
  action: Name;
  /** Data that the host needs for it. May contain the claim number, which the host knows already. */
  detail: ActionDetail<Name>;
}

/**
 * The user requests an action that the host can handle: it then calls `preventDefault()`. Otherwise the
 * widget follows the action's href, if there is one. `action` narrows `detail`.
 */
export type ActionEvent = { [Name in ActionName]: ActionEventOf<Name> }[ActionName];

/** A user selected something, or cleared the selection (`null`). */
export interface SelectEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:select";
  /** Kind of the selection. */
  kind: SelectKind;
  /** The selected value; `null` for none. */
  value: string | null;
}

/** A user answered the feedback question; the host may store the record. */
export interface FeedbackEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:feedback";
  /** The answer and its subject. */
  record: FeedbackRecord;
}

/** A request to the claims service has ended. It belongs to no widget, because widgets share requests. */
export interface RequestEvent extends EventEnvelope {
  /** The name of the event. */
  type: "ck:request";
  /** The name of the call. */
  call: string;
  /** The path with placeholders, never with their values. */
  urlTemplate: string;
  /** The HTTP status, if there was a response. */
  status?: number;
  /** Milliseconds from the request to the end of the response. */
  durationMs: number;
  /** 1 for the first attempt; 0 for a response from the cache. */
  attempt: number;
  /** Whether the response came from the cache. */
  fromCache: boolean;
  /** Why the request failed, if it did. */
  errorCode?: SafeClaimsError["code"];
}

/** All events that a host can receive. Names and fields are covered by semver. */
export type ClaimsEvent =
  | LoadingEvent
  | ReadyEvent
  | LoadErrorEvent
  | WarningEvent
  | ClickEvent
  | ActionEvent
  | SelectEvent
  | FeedbackEvent
  | RequestEvent;

type WithoutEnvelope<E> = E extends unknown
  ? Omit<E, keyof EventEnvelope | keyof Preventable>
  : never;

/** The event of a type. */
export type EventOf<Type extends ClaimsEvent["type"]> = Extract<ClaimsEvent, { type: Type }>;

/** The fields of one event type without the envelope. */
export type EventBody<Type extends ClaimsEvent["type"]> = Extract<ClaimsEventBody, { type: Type }>;

/** The fields of an event without the envelope, which is added when it is emitted. */
export type ClaimsEventBody = WithoutEnvelope<ClaimsEvent>;
