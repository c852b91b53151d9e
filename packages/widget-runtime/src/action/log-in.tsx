"use client";

import { type ReactNode, useContext } from "react";
import { widgetText } from "../frame/text.ts";
import { WidgetContext } from "../frame/widget-context.ts";
import { useText } from "../text/use-text.ts";
import { ActionControl } from "./action-control.tsx";

/** Props of {@link LogIn}. */
export interface LogInProps {
  /**
   * Content of the control.
   * @default "Sign in"
   */
  children?: ReactNode;
}

/** The action `log-in` of the surrounding widget. Nothing outside of a widget, or if nobody handles it. */
export function LogIn({ children }: LogInProps): ReactNode {
  const { logIn } = useText(widgetText);
  if (!useContext(WidgetContext)) return null;
  return (
    <ActionControl action="log-in" detail={{}}>
      {children ?? logIn}
    </ActionControl>
  );
}
