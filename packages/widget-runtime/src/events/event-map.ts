import type {
  ActionEvent,
  ClickEvent,
  LoadErrorEvent,
  FeedbackEvent,
  LoadingEvent,
  ReadyEvent,
  RequestEvent,
  SelectEvent,
  WarningEvent,
} from "./claims-event.ts";

/** The DOM events that the elements dispatch; only `ck:action` is cancelable. */
export interface ClaimkitEventMap {
  /** A widget starts to load. */
  "ck:loading": CustomEvent<LoadingEvent>;
  /** A widget's data is on screen. */
  "ck:ready": CustomEvent<ReadyEvent>;
  /** A widget shows its error message. */
  "ck:error": CustomEvent<LoadErrorEvent>;
  /** Part of a response could not be used. */
  "ck:warning": CustomEvent<WarningEvent>;
  /** A user clicked a control inside a widget. */
  "ck:click": CustomEvent<ClickEvent>;
  /** A user requests an action. `preventDefault()` takes it over. */
  "ck:action": CustomEvent<ActionEvent>;
  /** A user selected something, or cleared the selection. */
  "ck:select": CustomEvent<SelectEvent>;
  /** A user answered the feedback question. */
  "ck:feedback": CustomEvent<FeedbackEvent>;
  /** A request to the claims service has ended. */
  "ck:request": CustomEvent<RequestEvent>;
}

/** The same events under their names without a colon, such as `ck-action`. */
export type ClaimkitEventMapWithoutColons = {
  [
    Name in keyof ClaimkitEventMap as Name extends `ck:${infer Rest}` ? `ck-${Rest}` : never
  ]: ClaimkitEventMap[Name];
};

interface AllEvents extends ClaimkitEventMap, ClaimkitEventMapWithoutColons {}

declare global {
  interface HTMLElementEventMap extends AllEvents {}
  interface DocumentEventMap extends AllEvents {}
  interface WindowEventMap extends AllEvents {}
}
