"use client";

import type { ClaimsWarning } from "@claimkit/claims-api";
import { type MouseEvent, useContext } from "react";
import type { LoadState } from "../call/load-state.ts";
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
  errorMessageKey?: string | undefined;
}

/** What {@link useLoadEvents} returns. */
export interface LoadEvents {
  /** Reports clicks as `ck:click`. `undefined` inside a widget, which reports them itself. */
  onClickCapture: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Emits `ck:warning` for something that the part does without, found after it has loaded. */
  warn: (warning: ClaimsWarning) => void;
}

/**
 * Emits the events of a load for a part that shows waiting and errors in its own way, as `Widget` does for a
 * widget. Inside a widget, that widget's handlers get them too.
 */
export function useLoadEvents({
  name,
  load,
  errorMessageKey,
  ...events
}: LoadEventsOptions): LoadEvents {
  const around = useContext(WidgetContext);
  const emitAlone = useEmit(events, load.persona ?? "member");

  const emit: Emit = (body) => {
    if (!around) return emitAlone(body);
    const event = around.emit(body);
    emitToHost(event, events, undefined);
    return event;
  };

  useLoadReport({ name, load, failure: load.error, errorMessageKey, readyState: undefined, emit });

  function onClickCapture({ target }: MouseEvent<HTMLElement>): void {
    const click = clickOn(target);
    if (click) emit({ type: "ck:click", widget: name, ...click });
  }

  return {
    onClickCapture: around ? undefined : onClickCapture,
    warn: (warning) => void emit({ type: "ck:warning", widget: name, ...warning }),
  };
}
