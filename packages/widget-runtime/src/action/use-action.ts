"use client";

import { useEffect } from "react";
import { warnInDevelopment } from "../development.ts";
import type { ActionDetail, ActionName } from "../events/action-name.ts";
import type { EventBody } from "../events/claims-event.ts";
import { useWidget } from "../frame/widget-context.ts";
import { hrefOf } from "./hrefs.ts";

/** Return value of {@link useAction}. */
export interface Action {
  /**
   * Emits the action to the host. Returns whether the widget proceeds: the host has not prevented it.
   * Without an href, its fallback has run by then.
   */
  request(): boolean;
  /** URL of the action, if the host configured one and it is safe. */
  href: string | undefined;
  /** Whether a press has an effect: there is an href, a fallback, or a host that handles the action. */
  isHandled: boolean;
}

/** Actions that developers were warned about. */
const warned = new Set<ActionName>();

/**
 * An action of the surrounding widget, for custom controls; otherwise use `ActionControl`.
 *
 * @param fallback what the widget does itself if the host does not handle the action and there is no href
 * @throws outside of a `Widget`
 */
export function useAction<Name extends ActionName>(
  action: Name,
  detail: ActionDetail<Name>,
  fallback?: () => void,
): Action {
  const { name, emit, hrefs, actions, hasListener } = useWidget();
  const url = hrefOf(hrefs, action, detail);
  const href = url ?? undefined;
  const isHidden = url === null;
  const isHandled =
    !isHidden && Boolean(href ?? fallback ?? actions?.includes(action) ?? hasListener);
  const isForgotten = !isHidden && !isHandled;

  useEffect(() => {
    if (!isForgotten || warned.has(action)) return;
    warned.add(action);
    warnInDevelopment("hiddenAction", action, name);
  }, [isForgotten, action, name]);

  return {
    href,
    isHandled,
    request() {
      // The type parameters connect the detail to the action, which a union of all actions cannot.
      const body = { type: "ck:action", widget: name, action, detail } as EventBody<"ck:action">;
      const event = emit(body);
      if (event.defaultPrevented) return false;
      if (href === undefined && fallback) fallback();
      else if (href === undefined) warnInDevelopment("ignoredAction", action, name);
      return true;
    },
  };
}
