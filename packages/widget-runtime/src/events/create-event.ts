import { VERSION } from "../version.ts";
import type { ClaimsEventBody, EventEnvelope, EventOf, Persona } from "./claims-event.ts";
import { makePreventable } from "./preventable.ts";

/** Origin of an event. */
export interface EventOrigin {
  environment: string;
  persona: Persona | null;
}

/** Adds the envelope that every event has. */
export function createEvent<Body extends ClaimsEventBody>(
  body: Body,
  { environment, persona }: EventOrigin,
): EventOf<Body["type"]> {
  const envelope: EventEnvelope = {
    schema: 1,
    id: randomId(),
    time: new Date().toISOString(),
    package: "@claimkit/widget-runtime",
    version: VERSION,
    environment,
    persona,
  };
  const { cause, ...fields } = body as Body & { cause?: unknown };
  const event = { ...fields, ...envelope };
  // Not enumerable, so that it is not sent or stored with the event: it may contain anything.
  if (cause !== undefined) Object.defineProperty(event, "cause", { value: cause });
  if (event.type === "ck:action") makePreventable(event);
  return event as unknown as EventOf<Body["type"]>;
}

// `crypto.randomUUID` is not available on pages served over http.
function randomId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}
