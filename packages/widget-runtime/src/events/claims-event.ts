import type { ClaimsWarning, SafeClaimsError } from "@claimkit/claims-api";
import type { ActionDetail, ActionName } from "./action-name.ts";
import type { FeedbackRecord } from "./feedback-record.ts";
import type { Preventable } from "./preventable.ts";

/** For whom a widget works. */
export type Persona = "member" | "third-party" | "associate";

/** What a user clicked; for an action's control, the action's own name. */
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

/** What a user can select. */
export type SelectKind = "timeline" | "shop" | "estimate" | "faq-category" | "option";

/** What a widget shows once it is ready. */
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

/** A widget begins to load: on first show, on a change of its claim, on retry. */
export interface LoadingEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:loading";
  /** 1, then one more for each retry. */
  attempt: number;
}

/** A widget's data is on screen. */
export interface ReadyEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:ready";
  /** Milliseconds from first connect, or the change of a prop, to the first paint with data. */
  loadTimeMs: number;
  /** Whether the data was requested, or was there already. */
  source: "network" | "cache";
  /** Whether there was data to show. */
  state: ReadyState;
}

/** A widget shows its failure sentence. */
export interface LoadErrorEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:error";
  /** Why the widget failed, without personal data. */
  error: SafeClaimsError;
  /** Which sentence the user reads, without the sentence. */
  userMessageId: string;
  /** Milliseconds from first connect, or the change of a prop, to the failure. */
  loadTimeMs: number;
}

/** Part of an answer could not be used. A load emits at most 100, then one that counts the rest. */
export interface WarningEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:warning";
  /** What was wrong. `more_warnings` stands for all after the first 100. */
  code: ClaimsWarning["code"] | "more_warnings";
  /** Where in the answer's schema. */
  path?: string | undefined;
  /** How many warnings `more_warnings` stands for. */
  count?: number | undefined;
}

/** A user clicked a control inside a widget. */
export interface ClickEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:click";
  /** The kind of control. */
  target: ClickTarget;
  /** A word of the program (`open`, `close`, `REPAIRS`), never of a person. */
  value?: string;
}

/** {@link ActionEvent} of one action. */
export interface ActionEventOf<Name extends ActionName> extends WidgetEnvelope, Preventable {
  /** The name of the event. */
  type: "ck:action";
  /** What the user asks for. */
  action: Name;
  /** What the host needs to do it. May name the claim: the host asked for it. */
  detail: ActionDetail<Name>;
}

/**
 * A user asks for something that the host can take over: `preventDefault()` says that it does.
 * Otherwise the widget follows the action's href, if it has one. `action` narrows `detail`.
 */
export type ActionEvent = { [Name in ActionName]: ActionEventOf<Name> }[ActionName];

/** A user selected something, or (`null`) nothing. */
export interface SelectEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:select";
  /** What the user selects from. */
  kind: SelectKind;
  /** What the user selected; `null` for nothing. */
  value: string | null;
}

/** A user answered the feedback question; the host may keep the record. */
export interface FeedbackEvent extends WidgetEnvelope {
  /** The name of the event. */
  type: "ck:feedback";
  /** The answer, and what it is about. */
  record: FeedbackRecord;
}

/** One request to the claims service has ended; no widget's own, since widgets share requests. */
export interface RequestEvent extends EventEnvelope {
  /** The name of the event. */
  type: "ck:request";
  /** The call of the claims API. */
  call: string;
  /** The path with its placeholders, never with their values. */
  urlTemplate: string;
  /** The HTTP status, if there was a response. */
  status?: number;
  /** Milliseconds from the request to the end of the response. */
  durationMs: number;
  /** 1 for the first try; 0 for an answer from the cache. */
  attempt: number;
  /** Whether the answer came from the cache. */
  fromCache: boolean;
  /** Why the request failed, if it did. */
  errorCode?: SafeClaimsError["code"];
}

/** Everything a host can hear. Names and fields are covered by semver. */
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

/** What a widget itself says of an event of a type. */
export type EventBody<Type extends ClaimsEvent["type"]> = Extract<ClaimsEventBody, { type: Type }>;

/** What a widget itself says of an event; the envelope is added on the way out. */
export type ClaimsEventBody = WithoutEnvelope<ClaimsEvent>;
