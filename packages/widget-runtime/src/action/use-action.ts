"use client";

import { warnInDevelopment } from "../development.ts";
import type { ActionDetail, ActionName } from "../events/action-name.ts";
import type { EventBody } from "../events/claims-event.ts";
import { useWidget } from "../frame/widget-context.ts";
import { hrefOf } from "./hrefs.ts";

/** What {@link useAction} gives. */
export interface Action {
  /**
   * Tells the host. Says whether the widget is to go on by itself: the host has not taken over. Without
   * an href, its fallback has gone on by then.
   */
  ask(): boolean;
  /** Where the action leads by itself, if the host said so and the address is safe. */
  href: string | undefined;
}

/** An action of the widget around it, for controls of its own kind; else see `ActionControl`. */
export function useAction<Name extends ActionName>(
  action: Name,
  detail: ActionDetail<Name>,
  fallback?: () => void,
): Action {
  const { name, emit, hrefs } = useWidget();
  const href = hrefOf(hrefs, action, detail);

  function warn(): void {
    warnInDevelopment(
      `Nobody took over "${action}" of ${name}. Call preventDefault() on its ck:action event, or give the widget hrefs={{ "${action}": "…" }}.`,
    );
  }

  return {
    href,
    ask() {
      // The parameters tie the detail to the action, which a union of all actions cannot.
      const body = { type: "ck:action", widget: name, action, detail } as EventBody<"ck:action">;
      const event = emit(body);
      if (event.defaultPrevented) return false;
      if (href === undefined) (fallback ?? warn)();
      return true;
    },
  };
}
