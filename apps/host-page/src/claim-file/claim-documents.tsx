import { DocumentViewer, useRepairsDetails } from "@claimkit/claims-widgets";
import { formatMediumDate } from "@claimkit/claims-api/format";
import { Accordion } from "@claimkit/ui-kit/accordion";
import { useState } from "react";
import type { ClaimAs } from "../claim-as.ts";
import { usePreferences } from "../preferences.ts";
import { useMessages } from "../messages/use-messages.ts";

interface FiledDocument {
  id: string;
  kind: "estimate" | "valuation";
  name: string;
  date: string | undefined;
}

/** The valuation and the estimates of a claim, each with its date. The first is open. */
export function ClaimDocuments({ claim }: { claim: ClaimAs }) {
  const text = useMessages().documents;
  const { locale } = usePreferences();
  const repairs = useRepairsDetails(claim);
  if (repairs.status === "loading" || repairs.status === "idle") return null;
  if (repairs.status === "error") return <p>{text.unknown}</p>;
  const { viewEstimate, lossEvaluationDocument: valuation } = repairs.data;
  const documents: FiledDocument[] = (viewEstimate?.estimates ?? []).map((estimate, place) => ({
    id: estimate.documentPublicID,
    kind: "estimate",
    name: place === 0 ? text.estimate : text.earlierEstimate,
    date: estimate.createdDate && formatMediumDate(estimate.createdDate, locale),
  }));
  if (valuation) {
    const { documentPublicID: id } = valuation;
    documents.unshift({ id, kind: "valuation", name: text.valuation, date: undefined });
  }
  if (documents.length === 0) return <p>{text.noneFiled}</p>;
  return (
    <div className="widgets">
      {documents.map((document, place) => (
        <ClaimDocument
          key={document.id}
          claim={claim}
          document={document}
          startsOpen={place === 0}
        />
      ))}
    </div>
  );
}

interface ClaimDocumentProps {
  claim: ClaimAs;
  document: FiledDocument;
  startsOpen: boolean;
}

function ClaimDocument({ claim, document, startsOpen }: ClaimDocumentProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const { id, kind, name, date } = document;
  return (
    <Accordion
      heading={[name, date].filter(Boolean).join(" · ")}
      headingLevel={3}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      {isOpen && (
        <DocumentViewer {...claim} documentPublicID={id} kind={kind} title={name} compact />
      )}
    </Accordion>
  );
}
