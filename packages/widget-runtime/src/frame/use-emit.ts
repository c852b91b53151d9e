"use client";

import { useLatest } from "@claimkit/ui-kit/internal/use-latest";
import { useState } from "react";
import { createEvent } from "../events/create-event.ts";
import type { Persona } from "../events/claims-event.ts";
import { useSession } from "../settings/use-session.ts";
import { useSettings } from "../settings/use-settings.ts";
import { emitToHost } from "./emit-to-host.ts";
import type { Emit } from "./widget-context.ts";
import type { WidgetEvents } from "./widget-events.ts";

/**
 * Returns a function that emits an event: first to the widget's own handlers, then to the host's `onEvent`. It is always
 * the same function.
 */
export function useEmit(events: WidgetEvents, persona: Persona): Emit {
  const { client, onEvent } = useSettings();
  const { hasEnded } = useSession();
  const emit: Emit = (body) => {
    const event = createEvent(body, { environment: client?.environment ?? "", persona });
    if (!hasEnded()) emitToHost(event, events, onEvent);
    return event;
  };
  const latest = useLatest(emit);
  return useState((): Emit => (body) => latest.current(body))[0];
}
