"use client";

import { type MouseEvent, useContext } from "react";
import type { LoadState } from "../call/load-state.ts";
import { ownProps } from "../own-props.ts";
import { clickOn } from "./click-target.ts";
import { emitToHost } from "./emit-to-host.ts";
import { useLoadReport } from "./use-load-report.ts";
import { useEmit } from "./use-emit.ts";
import { type Emit, WidgetContext } from "./widget-context.ts";
import type { WidgetEvents } from "./widget-events.ts";

/** Options of {@link useLoadEvents}. */
export interface LoadEventsOptions extends WidgetEvents {
  /** Name in events. */
  name: string;
  /** The load to report. */
  load: LoadState<unknown>;
  /**
   * Id of the message that the user reads when it has failed.
   * @default "failed"
   */
  failedAs?: string | undefined;
}

/**
 * Emits the events of a load for a part that shows waiting and errors in its own way, as `Widget` does for a
 * widget. Inside a widget, that widget's handlers get them too.
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
  const emitAlone = useEmit(events, ownProps(load).persona ?? "member");

  const emit: Emit = (body) => {
    if (!around) return emitAlone(body);
    const event = around.emit(body);
    emitToHost(event, events, undefined);
    return event;
  };

  useLoadReport({ name, load, failure: load.error, failedAs, state: undefined, emit });

  if (around) return undefined;
  return ({ target }) => {
    const click = clickOn(target);
    if (click) emit({ type: "ck:click", widget: name, ...click });
  };
}
