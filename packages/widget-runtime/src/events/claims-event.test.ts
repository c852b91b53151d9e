import { expectTypeOf, test } from "vitest";
import type {
  ActionEvent,
  ClaimsEvent,
  EventEnvelope,
  EventOf,
  LoadErrorEvent,
  ReadyEvent,
} from "./claims-event.ts";

type Fields<Type extends ClaimsEvent["type"]> = Exclude<
  keyof EventOf<Type>,
  keyof EventEnvelope | "type"
>;

// Hosts depend on these names. A changed line here needs a major version.
test("keeps the names of events and of their fields", () => {
  expectTypeOf<ClaimsEvent["type"]>().toEqualTypeOf<
    | "ck:loading"
    | "ck:ready"
    | "ck:error"
    | "ck:warning"
    | "ck:click"
    | "ck:action"
    | "ck:select"
    | "ck:feedback"
    | "ck:request"
  >();
  expectTypeOf<keyof EventEnvelope>().toEqualTypeOf<
    "schema" | "id" | "time" | "package" | "version" | "environment" | "persona"
  >();
  expectTypeOf<Fields<"ck:loading">>().toEqualTypeOf<"widget" | "attempt">();
  expectTypeOf<Fields<"ck:ready">>().toEqualTypeOf<"widget" | "loadTimeMs" | "source" | "state">();
  expectTypeOf<Fields<"ck:error">>().toEqualTypeOf<
    "widget" | "error" | "cause" | "userMessageId" | "loadTimeMs"
  >();
  expectTypeOf<Fields<"ck:warning">>().toEqualTypeOf<"widget" | "code" | "path" | "count">();
  expectTypeOf<Fields<"ck:click">>().toEqualTypeOf<"widget" | "target" | "value">();
  expectTypeOf<Fields<"ck:action">>().toEqualTypeOf<
    "widget" | "action" | "detail" | "preventDefault" | "defaultPrevented"
  >();
  expectTypeOf<Fields<"ck:select">>().toEqualTypeOf<"widget" | "kind" | "value">();
  expectTypeOf<Fields<"ck:feedback">>().toEqualTypeOf<"widget" | "record">();
  expectTypeOf<Fields<"ck:request">>().toEqualTypeOf<
    "call" | "urlTemplate" | "status" | "durationMs" | "attempt" | "fromCache" | "errorCode"
  >();
});

test("types the events of a listener on the page", () => {
  expectTypeOf<HTMLElementEventMap["ck:ready"]>().toEqualTypeOf<CustomEvent<ReadyEvent>>();
  expectTypeOf<DocumentEventMap["ck:action"]>().toEqualTypeOf<CustomEvent<ActionEvent>>();
  expectTypeOf<DocumentEventMap["ck-action"]>().toEqualTypeOf<CustomEvent<ActionEvent>>();
  expectTypeOf<WindowEventMap["ck:error"]>().toEqualTypeOf<CustomEvent<LoadErrorEvent>>();
});
