import {
  ClaimNumberHeader,
  ClaimSummary,
  ClaimTracker,
  ReportAccordion,
} from "@claimkit/claims-widgets";
import type { ActionEvent } from "@claimkit/widget-runtime";
import { useState } from "react";
import { AppointmentDialog } from "../claim-file/appointment-dialog.tsx";
import { SentPanel } from "../claim-file/sent-panel.tsx";
import { claimAs, contactIdOn } from "../claim-as.ts";
import { Columns } from "../layout/columns.tsx";
import { Page } from "../layout/page.tsx";
import { useFreshAnswers } from "../life/use-fresh-answers.ts";
import { Panel } from "../layout/panel.tsx";
import { phoneHref, phoneText } from "../phone.ts";
import { preferences } from "../preferences.ts";
import { Questions } from "../questions/questions.tsx";
import { useStore } from "../store.ts";
import { useMessages } from "../messages/use-messages.ts";

/** Props of every page about one claim. */
export interface ClaimPageProps {
  claimNumber: string;
}

/** The page of a claim. */
export function ClaimPage({ claimNumber }: ClaimPageProps) {
  const { claim: messages } = useMessages();
  const { persona } = useStore(preferences);
  const [isAsking, setAsking] = useState(false);
  useFreshAnswers(claimNumber);
  const claim = claimAs(persona, claimNumber);
  // The tracker has a claimant's summary, but not an associate's.
  const isAssociate = persona === "associate";

  /** Opens a dialog for an action that would otherwise follow a link. */
  function takeOver(event: ActionEvent): void {
    if (event.action !== "change-appointment") return;
    event.preventDefault();
    setAsking(true);
  }

  return (
    <Page
      heading={messages.title}
      title={messages.pageTitle(claimNumber)}
      back={{ href: "#/claims", name: messages.back }}
    >
      <Columns
        isStacked={!isAssociate}
        aside={
          <>
            <SentPanel claimNumber={claimNumber} />
            <Panel heading={messages.handHeading}>
              <p>{messages.hand}</p>
              <p>
                <a href={phoneHref}>{phoneText}</a>
              </p>
            </Panel>
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
