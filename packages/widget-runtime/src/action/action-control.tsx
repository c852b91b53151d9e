"use client";

import { Button, type ButtonProps } from "@claimkit/ui-kit/button";
import type { JSX, MouseEvent, ReactNode } from "react";
import type { ActionDetail, ActionName } from "../events/action-name.ts";
import { useAction } from "./use-action.ts";

/** Props of {@link ActionControl}. */
export interface ActionControlProps<Name extends ActionName = ActionName> {
  /** What the host is asked to do. */
  action: Name;
  /** What the host needs to do it. */
  detail: ActionDetail<Name>;
  /** What the widget does by itself, where neither the host nor an href does it. */
  fallback?: (() => void) | undefined;
  /** Visual emphasis, as of the kit's button. */
  variant?: ButtonProps["variant"];
  /** Accessible name, where the content does not say enough. */
  "aria-label"?: string | undefined;
  /** Id of an element that describes the control. */
  "aria-describedby"?: string | undefined;
  /** The control's content. */
  children: ReactNode;
}

/**
 * Asks the host for an action, as `ck:action`. A link where the host gave the action an href,
 * so that it opens in a new tab as links do; else a button.
 */
export function ActionControl<Name extends ActionName>({
  action,
  detail,
  fallback,
  variant,
  children,
  ...aria
}: ActionControlProps<Name>): JSX.Element {
  const { ask, href } = useAction(action, detail, fallback);

  function onClick(event: MouseEvent<HTMLElement>): void {
    // The browser opens the link in another tab or window.
    // Why: docs/decisions/events.md#clicks-that-open-a-new-tab
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (href !== undefined && isElsewhere) return;
    if (!ask()) event.preventDefault();
  }

  const control = { ...aria, variant, onClick, "data-action": action };
  return href === undefined ? (
    <Button {...control}>{children}</Button>
  ) : (
    <Button {...control} href={href}>
      {children}
    </Button>
  );
}
