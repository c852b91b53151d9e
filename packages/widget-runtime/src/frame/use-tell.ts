"use client";

import { createEvent } from "../events/create-event.ts";
import type { Persona } from "../events/claims-event.ts";
import { useSession } from "../settings/use-session.ts";
import { useSettings } from "../settings/use-settings.ts";
import { tellHost } from "./tell-host.ts";
import type { Tell } from "./widget-context.ts";
import type { WidgetEvents } from "./widget-events.ts";

/** How a widget tells its host: its own handlers first, then the one for everything. */
export function useTell(events: WidgetEvents, persona: Persona): Tell {
  const { client, onEvent } = useSettings();
  const { hasEnded } = useSession();
  return (body) => {
    const event = createEvent(body, { environment: client?.environment ?? "", persona });
    if (!hasEnded()) tellHost(event, events, onEvent);
    return event;
  };
}
