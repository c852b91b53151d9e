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

/** What every event carries. */
export interface EventEnvelope {
  schema: 1;
  /** Unique for each event. */
  id: string;
  /** ISO 8601, UTC. */
  time: string;
  package: string;
  version: string;
  /** The client's environment. */
  environment: string;
  /** `null` for a request, which widgets of several personas may share. */
  persona: Persona | null;
}

/** A widget begins to load: on first show, on a change of its claim, on retry. */
export interface LoadingEvent extends EventEnvelope {
  type: "ck:loading";
  widget: string;
  /** 1, then one more for each retry. */
  attempt: number;
}

/** A widget's data is on screen. */
export interface ReadyEvent extends EventEnvelope {
  type: "ck:ready";
  widget: string;
  /** From first connect, or the change of a prop, to the first paint with data. */
  loadTimeMs: number;
  source: "network" | "cache";
  state: ReadyState;
}

/** A widget shows its failure sentence. */
export interface LoadErrorEvent extends EventEnvelope {
  type: "ck:error";
  widget: string;
  error: SafeClaimsError;
  /** Which sentence the user reads, without the sentence. */
  userMessageId: string;
  loadTimeMs: number;
}

/** Part of an answer could not be used. A load emits at most 100, then one that counts the rest. */
export interface WarningEvent extends EventEnvelope {
  type: "ck:warning";
  widget: string;
  /** What was wrong. `more_warnings` stands for all after the first 100. */
  code: ClaimsWarning["code"] | "more_warnings";
  /** Where in the answer's schema. */
  path?: string | undefined;
  /** How many warnings `more_warnings` stands for. */
  count?: number | undefined;
}

/** A user clicked a control inside a widget. */
export interface ClickEvent extends EventEnvelope {
  type: "ck:click";
  widget: string;
  target: ClickTarget;
  /** A word of the program (`open`, `close`, `REPAIRS`), never of a person. */
  value?: string;
}

/**
 * A user asks for something that the host can take over: `preventDefault()` says that it does.
 * Otherwise the widget follows the action's href, if it has one.
 */
export interface ActionEvent extends EventEnvelope, Preventable {
  type: "ck:action";
  widget: string;
  action: ActionName;
  /** May name the claim: the host asked for it. */
  detail: ActionDetail;
}

/** A user selected something, or (`null`) nothing. */
export interface SelectEvent extends EventEnvelope {
  type: "ck:select";
  widget: string;
  kind: SelectKind;
  value: string | null;
}

/** A user answered the feedback question; the host may keep the record. */
export interface FeedbackEvent extends EventEnvelope {
  type: "ck:feedback";
  widget: string;
  record: FeedbackRecord;
}

/** One request to the claims service has ended; no widget's own, since widgets share requests. */
export interface RequestEvent extends EventEnvelope {
  type: "ck:request";
  call: string;
  /** The path with its placeholders, never with their values. */
  urlTemplate: string;
  status?: number;
  durationMs: number;
  attempt: number;
  fromCache: boolean;
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

/** What a widget itself says of an event; the envelope is added on the way out. */
export type ClaimsEventBody = WithoutEnvelope<ClaimsEvent>;
