"use client";

import { ClaimsError } from "@claimkit/claims-api";
import { type JSX, useEffect, useLayoutEffect } from "react";
import type { LoadState } from "../call/load-state.ts";
import { widgetText } from "../frame/text.ts";
import { Widget } from "../frame/widget.tsx";
import type { WidgetEvents } from "../frame/widget-events.ts";
import { useLocale, useText } from "../text/use-text.ts";
import type { ElementContent } from "./element-row.ts";

/** The content of an element while its file is loading. Its styles are in that file, so it has none. */
export function fileWaiting(name: string, shadow: ShadowRoot): ElementContent {
  function FileWaiting(): JSX.Element {
    const { waiting } = useText(widgetText);
    useFocusOfNext(shadow);
    return (
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no part of a form
        role="group"
        className="ck-widget"
        data-widget={name}
        lang={useLocale()}
        tabIndex={-1}
        aria-busy
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- resetting a form empties an <output> */}
        <p role="status">{waiting}</p>
      </div>
    );
  }

  return { component: FileWaiting, styles: [] };
}

/** The content of an element whose file did not load. It has no styles either. */
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
    useFocusOfNext(shadow);
    return (
      <Widget name={name} load={load} errorMessage={text.fileFailed} onEvent={onEvent}>
        {() => null}
      </Widget>
    );
  }

  return { component: FileFailure, styles: [] };
}

/** What replaces this content receives its focus. */
function useFocusOfNext(shadow: ShadowRoot): void {
  // A layout effect, because the content must still be in the document during cleanup.
  useLayoutEffect(
    () => () => {
      if (shadow.activeElement) queueMicrotask(() => focusWidget(shadow));
    },
    [shadow],
  );
}

function focusWidget(shadow: ShadowRoot): void {
  shadow.querySelector<HTMLElement>("[data-widget]")?.focus({ preventScroll: true });
}
