"use client";

import { Button } from "@claimkit/ui-kit/button";
import { Notification } from "@claimkit/ui-kit/notification";
import {
  ActionControl,
  type FailureCause,
  PhoneSentence,
  useGroupFailure,
  useText,
  widgetText,
} from "@claimkit/widget-runtime";
import type { JSX, MouseEvent } from "react";
import { claimTrackerText } from "./text.ts";

interface PageFailureProps {
  claimNumber: string;
}

/** One message for parts that failed for the same reason, with what the user can do about it. */
export function PageFailure({ claimNumber }: PageFailureProps): JSX.Element | null {
  const text = useText(claimTrackerText);
  const { retry: retryText } = useText(widgetText);
  const failure = useGroupFailure();
  if (!failure) return null;
  const { cause, retry } = failure;
  const messages: Record<FailureCause, string> = {
    offline: text.offline,
    server: text.server,
    not_found: text.notFound(claimNumber),
    signed_out: text.signedOut,
  };

  function tryAgain({ currentTarget }: MouseEvent<HTMLElement>): void {
    // The button is about to be removed; without this, the focus would move to the top of the page.
    currentTarget.closest<HTMLElement>("[data-widget]")?.focus({ preventScroll: true });
    retry();
  }

  return (
    <Notification
      className="ck-claim-tracker-failure"
      data-cause={cause}
      action={
        <>
          {cause === "not_found" && (
            <ActionControl action="all-claims" detail={{ claimNumber }}>
              {text.allClaims}
            </ActionControl>
          )}
          <Button onClick={tryAgain}>{retryText}</Button>
        </>
      }
    >
      {messages[cause]} <PhoneSentence text={text.call} withoutPhone="" />
    </Notification>
  );
}
