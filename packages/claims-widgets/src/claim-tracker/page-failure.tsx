"use client";

import { Notification } from "@claimkit/ui-kit/notification";
import {
  ActionControl,
  type FailureCause,
  LogIn,
  PhoneSentence,
  RetryButton,
  useGroupFailure,
  useText,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { claimTrackerText } from "./text.ts";

interface PageFailureProps {
  claimNumber: string;
}

/** One message for parts that failed for the same reason, with what the user can do about it. */
export function PageFailure({ claimNumber }: PageFailureProps): JSX.Element | null {
  const text = useText(claimTrackerText);
  const failure = useGroupFailure();
  if (!failure) return null;
  const { cause, retry } = failure;
  const messages: Record<FailureCause, string> = {
    offline: text.offline,
    server: text.server,
    not_found: text.notFound(claimNumber),
    signed_out: text.signedOut,
  };

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
          {cause === "signed_out" && <LogIn />}
          <RetryButton onRetry={retry} />
        </>
      }
    >
      <span>{messages[cause]}</span> <PhoneSentence text={text.call} withoutPhone="" />
    </Notification>
  );
}
