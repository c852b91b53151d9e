"use client";

import { Button, type ButtonProps } from "@claimkit/ui-kit/button";
import type { MouseEvent, ReactNode } from "react";
import type { ActionDetail, ActionName } from "../events/action-name.ts";
import { useAction } from "./use-action.ts";

/** Props of {@link ActionControl}. */
export interface ActionControlProps<Name extends ActionName = ActionName> {
  /** The action that is requested. */
  action: Name;
  /** Data that the host needs for the action. */
  detail: ActionDetail<Name>;
  /** What the widget does itself if the host does not handle the action and there is no href. */
  fallback?: (() => void) | undefined;
  /** Visual emphasis, as of the kit's button. */
  variant?: ButtonProps["variant"];
  /** Accessible name, if the content is not enough. */
  "aria-label"?: string | undefined;
  /** Id of an element that describes the control. */
  "aria-describedby"?: string | undefined;
  /** Content in place of a control that would have no effect. */
  otherwise?: ReactNode;
  /** Content of the control. */
  children: ReactNode;
}

/**
 * Emits `ck:action`. Renders a link if the host configured an href for the action, so that it can be
 * opened in a new tab; otherwise a button, or nothing if a press would have no effect.
 */
export function ActionControl<Name extends ActionName>({
  action,
  detail,
  fallback,
  variant,
  otherwise,
  children,
  ...aria
}: ActionControlProps<Name>): ReactNode {
  const { request, href, isHandled } = useAction(action, detail, fallback);
  if (!isHandled) return otherwise;

  function onClick(event: MouseEvent<HTMLElement>): void {
    // The browser opens the link in another tab or window.
    // Why: docs/decisions/events.md#clicks-that-open-a-new-tab
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (href !== undefined && isElsewhere) return;
    if (!request()) event.preventDefault();
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
