"use client";

import { ClaimsError } from "@claimkit/claims-api";
import { type JSX, useEffect, useLayoutEffect } from "react";
import type { LoadState } from "../call/load-state.ts";
import { widgetText } from "../frame/text.ts";
import { Widget } from "../frame/widget.tsx";
import type { WidgetEvents } from "../frame/widget-events.ts";
import { useText } from "../text/use-text.ts";
import type { ElementContent } from "./element-row.ts";

/** The content of an element whose file did not load. Its styles are in that file, so it has none. */
export function fileFailure(
  name: string,
  attempt: number,
  cause: unknown,
  reload: () => void,
  shadow: ShadowRoot,
): ElementContent {
  const error = new ClaimsError({ code: "network", retryable: true }, { cause });
  const load: LoadState<never> = {
    id: name,
    attempt,
    status: "error",
    data: undefined,
    error,
    reload,
  };

  function FileFailure({ onEvent }: WidgetEvents): JSX.Element {
    const text = useText(widgetText);
    useEffect(() => {
      addEventListener("online", reload);
      return () => removeEventListener("online", reload);
    }, []);
    // What replaces it receives its focus. A layout effect, because it must still be in the document during
    // cleanup.
    useLayoutEffect(
      () => () => {
        if (shadow.activeElement) queueMicrotask(() => focusWidget(shadow));
      },
      [],
    );
    return (
      <Widget name={name} load={load} failed={text.fileFailed} onEvent={onEvent}>
        {() => null}
      </Widget>
    );
  }

  return { component: FileFailure, styles: [] };
}

function focusWidget(shadow: ShadowRoot): void {
  shadow.querySelector<HTMLElement>("[data-widget]")?.focus({ preventScroll: true });
}
