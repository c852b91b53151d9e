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
  "ck:loading": CustomEvent<LoadingEvent>;
  "ck:ready": CustomEvent<ReadyEvent>;
  "ck:error": CustomEvent<LoadErrorEvent>;
  "ck:warning": CustomEvent<WarningEvent>;
  "ck:click": CustomEvent<ClickEvent>;
  "ck:action": CustomEvent<ActionEvent>;
  "ck:select": CustomEvent<SelectEvent>;
  "ck:feedback": CustomEvent<FeedbackEvent>;
  "ck:request": CustomEvent<RequestEvent>;
}

declare global {
  interface HTMLElementEventMap extends ClaimkitEventMap {}
  interface DocumentEventMap extends ClaimkitEventMap {}
  interface WindowEventMap extends ClaimkitEventMap {}
}
