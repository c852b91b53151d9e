"use client";

import { createContext, useContext } from "react";
import type { Hrefs } from "../action/hrefs.ts";
import type { ActionName } from "../events/action-name.ts";
import type { ClaimsEventBody, EventOf, Persona } from "../events/claims-event.ts";

/** Emits an event to all listeners and returns it. */
export type Emit = <Body extends ClaimsEventBody>(body: Body) => EventOf<Body["type"]>;

/** What a view can use of the widget around it. */
export interface WidgetContextValue {
  name: string;
  /** Persona that the widget requests data for. */
  persona: Persona;
  emit: Emit;
  hrefs: Hrefs;
  /** Actions that the host handles itself. */
  actions: readonly ActionName[] | undefined;
  /** Whether the host has a listener, which handles all actions if they are not listed. */
  hasListener: boolean;
  /** Language of the texts in its data; `undefined` if no server sent them. */
  language: string | undefined;
}

export const WidgetContext = createContext<WidgetContextValue | undefined>(undefined);

/** The widget around a view. */
export function useWidget(): WidgetContextValue {
  const widget = useContext(WidgetContext);
  if (widget === undefined) {
    throw new Error("There is no widget around this. Render it inside a <Widget>.");
  }
  return widget;
}
