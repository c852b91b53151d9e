"use client";

import { createContext, useContext } from "react";
import type { Hrefs } from "../action/hrefs.ts";
import type { ClaimsEventBody, EventOf, Persona } from "../events/claims-event.ts";

/** Sends an event to whoever listens, and gives it back. */
export type Tell = <Body extends ClaimsEventBody>(body: Body) => EventOf<Body["type"]>;

/** What a view knows of the widget around it. */
export interface WidgetContextValue {
  name: string;
  /** For whom it works. */
  persona: Persona;
  tell: Tell;
  hrefs: Hrefs;
  /** Language of the texts in its data; `undefined` if no server sent them. */
  language: string | undefined;
}

export const WidgetContext = createContext<WidgetContextValue | undefined>(undefined);

/** The widget around a view. */
export function useWidget(): WidgetContextValue {
  const widget = useContext(WidgetContext);
  if (widget === undefined) {
    throw new Error("There is no widget around this. Draw it inside a <Widget>.");
  }
  return widget;
}
