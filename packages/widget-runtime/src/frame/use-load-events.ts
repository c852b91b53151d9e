"use client";

import { type MouseEvent, useContext } from "react";
import type { Load } from "../call/load.ts";
import { ownProps } from "../own-props.ts";
import { clickOn } from "./click-target.ts";
import { tellHost } from "./tell-host.ts";
import { useLoadReport } from "./use-load-report.ts";
import { useTell } from "./use-tell.ts";
import { type Tell, WidgetContext } from "./widget-context.ts";
import type { WidgetEvents } from "./widget-events.ts";

/** Options of {@link useLoadEvents}. */
export interface LoadEventsOptions extends WidgetEvents {
  /** Its name in events. */
  name: string;
  /** The load to report. */
  load: Load<unknown>;
  /**
   * Which of its sentences the user reads when it has failed.
   * @default "failed"
   */
  failedAs?: string | undefined;
}

/**
 * Tells the host of every load of a part that waits and fails in a way of its own, as `Widget` does of
 * a widget's. Inside a widget, whoever hears that one hears the part too.
 *
 * @returns goes to `onClickCapture` of the part's element and reports clicks as `ck:click`; `undefined` inside a
 *   widget, which reports them itself
 */
export function useLoadEvents({
  name,
  load,
  failedAs,
  ...events
}: LoadEventsOptions): ((event: MouseEvent<HTMLElement>) => void) | undefined {
  const around = useContext(WidgetContext);
  const tellAlone = useTell(events, ownProps(load).persona ?? "member");

  const tell: Tell = (body) => {
    if (!around) return tellAlone(body);
    const event = around.tell(body);
    tellHost(event, events, undefined);
    return event;
  };

  useLoadReport({ name, load, failure: load.error, failedAs, state: undefined, tell });

  if (around) return undefined;
  return ({ target }) => {
    const click = clickOn(target);
    if (click) tell({ type: "ck:click", widget: name, ...click });
  };
}
