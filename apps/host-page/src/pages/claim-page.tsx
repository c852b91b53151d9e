import {
  ClaimNumberHeader,
  ClaimSummary,
  ClaimTracker,
  ReportAccordion,
} from "@claimkit/claims-widgets";
import { Notification } from "@claimkit/ui-kit/notification";
import type { ActionEvent } from "@claimkit/widget-runtime";
import { useContext, useState } from "react";
import { claimAs, contactIdOn } from "../claim-as.ts";
import { AnswerDialog, type AnswerDialogProps } from "../claim-file/answer-dialog.tsx";
import { confirm, useConfirmation } from "../claim-file/confirmation.ts";
import { Page } from "../layout/page.tsx";
import { useMessages } from "../messages/use-messages.ts";
import { usePreferences } from "../preferences.ts";
import { Questions } from "../questions/questions.tsx";
import { ServedPageContext } from "../served/served-page-context.ts";
import { sandboxControls } from "../sandbox-controls.ts";
import { useClient } from "../use-client.ts";

/** Props of every page about one claim. */
export interface ClaimPageProps {
  claimNumber: string;
}

/** The page of a claim. */
export function ClaimPage({ claimNumber }: ClaimPageProps) {
  const { claim: messages, estimate, answers } = useMessages();
  const client = useClient();
  const confirmation = useConfirmation(claimNumber);
  const { persona } = usePreferences();
  const [answered, setAnswered] = useState<AnswerDialogProps["action"]>();
  const claim = claimAs(persona, claimNumber);
  const isServed = useContext(ServedPageContext) !== undefined;
  // The server hands over no questions.
  const hasQuestions = persona === "member" && !isServed;

  /** Performs actions on this page. */
  function takeOver(event: ActionEvent): void {
    const { action } = event;
    if (event.action === "estimate-option" && event.detail.option) {
      const { option } = event.detail;
      if (option !== "DRIVE_IN" && option !== "PHOTOS") return;
      void chooseEstimate(option);
    } else if (isAnswered(action)) setAnswered(action);
    else return;
    event.preventDefault();
  }

  function isAnswered(action: string): action is AnswerDialogProps["action"] {
    return action in answers;
  }

  /** Stores how the estimate is made, and shows the claim, whose next step has changed. */
  async function chooseEstimate(option: "DRIVE_IN" | "PHOTOS"): Promise<void> {
    try {
      await sandboxControls.setEstimateOption(claimNumber, option);
      client.invalidate({ claimNumber });
      confirm(claimNumber, estimate.saved(estimate.methods[option]));
    } catch {
      confirm(claimNumber, estimate.failed, "error");
    }
    // The message is at the top, and the option that was pressed is removed.
    document.querySelector("h1")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }

  return (
    <Page
      heading={messages.title}
      title={messages.pageTitle(claimNumber)}
      back={{ href: "#/claims", name: messages.back }}
    >
      {confirmation && <Notification type={confirmation.type}>{confirmation.message}</Notification>}
      {/* The tracker has a claimant's summary, but not an associate's. */}
      {persona === "associate" ? (
        <div className="widgets">
          <ClaimNumberHeader claimNumber={claimNumber} />
          <ClaimSummary
            claimNumber={claimNumber}
            contactId={contactIdOn(claimNumber)}
            persona={persona}
            onAction={takeOver}
          />
          <ReportAccordion {...claim} />
        </div>
      ) : (
        <ClaimTracker
          {...claim}
          showFeedback
          onAction={takeOver}
          // Without this prop, the tracker has a link to the page of questions.
          faqs={hasQuestions ? <Questions {...claim} /> : undefined}
        />
      )}
      {answered && <AnswerDialog action={answered} onClose={() => setAnswered(undefined)} />}
    </Page>
  );
}
