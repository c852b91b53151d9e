"use client";

import { ClaimsError } from "@claimkit/claims-api";
import { Notification } from "@claimkit/ui-kit/notification";
import { type JSX, type ReactNode, useState } from "react";
import { useText } from "../text/use-text.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { RetryButton } from "./retry-button.tsx";
import { widgetText } from "./text.ts";
import { useWidget } from "./widget-context.ts";

/** Props of {@link HostContent}. */
export interface HostContentProps {
  /** What the host passed to the widget. */
  children: ReactNode;
}

/**
 * Content of the host inside a widget. If it throws, a message with "Try again" is shown in its place, and the
 * widget emits `ck:error` with the code `render`; the rest of the widget stays.
 *
 * @throws outside of a `Widget`
 */
export function HostContent({ children }: HostContentProps): JSX.Element {
  const { name, emit } = useWidget();
  const text = useText(widgetText);
  const [attempt, setAttempt] = useState(1);
  const [since] = useState(() => performance.now());

  function report(cause: unknown): void {
    emit({
      type: "ck:error",
      widget: name,
      error: new ClaimsError({ code: "render" }).toJSON(),
      cause,
      userMessageId: `${name}.fileFailed`,
      loadTimeMs: Math.round(performance.now() - since),
    });
  }

  return (
    <ErrorBoundary
      key={attempt}
      onBreak={report}
      renderFallback={() => (
        <Notification action={<RetryButton onRetry={() => setAttempt(attempt + 1)} />}>
          {text.fileFailed}
        </Notification>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
