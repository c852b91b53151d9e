"use client";

import { Button } from "@claimkit/ui-kit/button";
import { type JSX, useLayoutEffect, useRef } from "react";
import { useText } from "../text/use-text.ts";
import { widgetText } from "./text.ts";

/** Props of {@link RetryButton}. */
export interface RetryButtonProps {
  /** Loads again. */
  onRetry: () => void;
}

/**
 * "Try again". A button that has the focus when it is removed gives it to the widget around it; otherwise, the focus
 * would move to the top of the page.
 */
export function RetryButton({ onRetry }: RetryButtonProps): JSX.Element {
  const { retry } = useText(widgetText);
  const ref = useRef<HTMLButtonElement>(null);

  // Also if the load has started again by itself. A layout effect, because the button must still be in the
  // document during cleanup.
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button?.matches(":focus")) focusWidget(button);
    };
  }, []);

  return (
    <Button
      ref={ref}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button that is clicked.
        focusWidget(currentTarget);
        onRetry();
      }}
    >
      {retry}
    </Button>
  );
}

function focusWidget(button: Element): void {
  button.closest<HTMLElement>("[data-widget]")?.focus({ preventScroll: true });
}
