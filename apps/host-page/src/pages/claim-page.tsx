import { ClaimNumberHeader, ClaimSummary, ReportAccordion } from "@claimkit/claims-widgets";
import { SentPanel } from "../claim-file/sent-panel.tsx";
import { claimAs } from "../claim-as.ts";
import { Columns } from "../layout/columns.tsx";
import { Page } from "../layout/page.tsx";
import { Panel } from "../layout/panel.tsx";
import { phoneHref, phoneText } from "../phone.ts";
import { preferences } from "../preferences.ts";
import { useStore } from "../store.ts";
import { useWords } from "../words/use-words.ts";

/** Props of every page that is about one claim. */
export interface ClaimPageProps {
  claimNumber: string;
}

/** A claim, followed. */
export function ClaimPage({ claimNumber }: ClaimPageProps) {
  const words = useWords().claim;
  const { persona } = useStore(preferences);
  const claim = claimAs(persona, claimNumber);

  return (
    <Page
      heading={words.title}
      title={words.pageTitle(claimNumber)}
      back={{ href: "#/claims", name: words.back }}
    >
      <Columns
        aside={
          <>
            <SentPanel claimNumber={claimNumber} />
            <Panel heading={words.handHeading}>
              <p>{words.hand}</p>
              <p>
                <a href={phoneHref}>{phoneText}</a>
              </p>
            </Panel>
          </>
        }
      >
        <ClaimNumberHeader claimNumber={claimNumber} />
        <ClaimSummary {...claim} persona={persona} />
        <ReportAccordion {...claim} />
      </Columns>
    </Page>
  );
}
