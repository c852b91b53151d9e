import { claimAs } from "../claim-as.ts";
import { ClaimDocuments } from "../claim-file/claim-documents.tsx";
import { ClaimUploads } from "../claim-file/claim-uploads.tsx";
import { Page } from "../layout/page.tsx";
import { useMessages } from "../messages/use-messages.ts";
import { claimHref } from "../navigation/route.ts";
import { usePreferences } from "../preferences.ts";
import type { ClaimPageProps } from "./claim-page.tsx";

/** Opened by 'View & upload documents'. */
export function DocumentsPage({ claimNumber }: ClaimPageProps) {
  const { documents: text, backToClaim } = useMessages();
  const { persona } = usePreferences();
  const claim = claimAs(persona, claimNumber);
  return (
    <Page
      heading={text.title}
      title={text.pageTitle(claimNumber)}
      lead={text.lead}
      back={{ href: claimHref(claimNumber), name: backToClaim }}
    >
      <ClaimDocuments claim={claim} />
      <ClaimUploads claim={claim} />
    </Page>
  );
}
