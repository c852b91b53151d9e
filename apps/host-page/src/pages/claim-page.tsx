import {
  ClaimNumberHeader,
  ClaimSummary,
  ClaimTracker,
  ReportAccordion,
} from "@claimkit/claims-widgets";
import { Notification } from "@claimkit/ui-kit/notification";
import type { ActionEvent } from "@claimkit/widget-runtime";
import { useState } from "react";
import { AppointmentDialog } from "../claim-file/appointment-dialog.tsx";
import { SentPanel } from "../claim-file/sent-panel.tsx";
import { chooseEstimate } from "../claim-file/choose-estimate.ts";
import { estimateOptions } from "../claim-file/claim-files.ts";
import { confirm, useConfirmation } from "../claim-file/confirmation.ts";
import { claimAs, contactIdOn } from "../claim-as.ts";
import { Columns } from "../layout/columns.tsx";
import { Page } from "../layout/page.tsx";
import { useFreshAnswers } from "../life/use-fresh-answers.ts";
import { Panel } from "../layout/panel.tsx";
import { phoneHref, phoneText } from "../phone.ts";
import { preferences } from "../preferences.ts";
import { Questions } from "../questions/questions.tsx";
import { useClient } from "../use-client.ts";
import { useStore } from "../store.ts";
import { useMessages } from "../messages/use-messages.ts";

/** Props of every page about one claim. */
export interface ClaimPageProps {
  claimNumber: string;
}

/** The page of a claim. */
export function ClaimPage({ claimNumber }: ClaimPageProps) {
  const { claim: messages, estimate } = useMessages();
  const client = useClient();
  const confirmation = useConfirmation(claimNumber);
  const { persona } = useStore(preferences);
  const [isAsking, setAsking] = useState(false);
  useFreshAnswers(claimNumber);
  const claim = claimAs(persona, claimNumber);
  // The tracker has a claimant's summary, but not an associate's.
  const isAssociate = persona === "associate";

  /** Performs actions on this page. */
  function takeOver(event: ActionEvent): void {
    if (event.action === "change-appointment") setAsking(true);
    else if (event.action === "estimate-option") {
      const { option } = event.detail;
      const known = estimateOptions.find((each) => each === option);
      if (!known || known === "NETWORK_SHOP") return;
      const saved = estimate.saved(estimate.methods[known]);
      chooseEstimate(client, claimNumber, known, saved).catch(() =>
        confirm(claimNumber, estimate.failed),
      );
    } else return;
    event.preventDefault();
  }

  return (
    <Page
      heading={messages.title}
      title={messages.pageTitle(claimNumber)}
      back={{ href: "#/claims", name: messages.back }}
    >
      {confirmation && <Notification type="success">{confirmation}</Notification>}
      <Columns
        isStacked={!isAssociate}
        aside={
          <>
            <SentPanel claimNumber={claimNumber} />
            {/* The tracker says whom to call. */}
            {isAssociate && (
              <Panel heading={messages.handHeading}>
                <p>{messages.hand}</p>
                <p>
                  <a href={phoneHref}>{phoneText}</a>
                </p>
              </Panel>
            )}
          </>
        }
      >
        {isAssociate ? (
          <>
            <ClaimNumberHeader claimNumber={claimNumber} />
            <ClaimSummary
              claimNumber={claimNumber}
              contactId={contactIdOn(claimNumber)}
              persona={persona}
            />
            <ReportAccordion {...claim} />
          </>
        ) : (
          <ClaimTracker
            {...claim}
            showFeedback
            onAction={takeOver}
            // Without this prop, the tracker has a link to the page of questions.
            faqs={persona === "member" ? <Questions {...claim} /> : undefined}
          />
        )}
      </Columns>
      {isAsking && <AppointmentDialog claimNumber={claimNumber} onClose={() => setAsking(false)} />}
    </Page>
  );
}
