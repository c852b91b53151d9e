import { Panel } from "../layout/panel.tsx";
import { claimHref } from "../navigation/route.ts";
import { useWords } from "../words/use-words.ts";
import { useClaimFile } from "./claim-files.ts";

/** Props of {@link SentPanel}. */
export interface SentPanelProps {
  claimNumber: string;
}

/** What the visitor has given the insurer about this claim, each with the way back to it. */
export function SentPanel({ claimNumber }: SentPanelProps) {
  const words = useWords();
  const [{ documents, payment, details }] = useClaimFile(claimNumber);
  const isEmpty = documents.length === 0 && !payment && !details;

  return (
    <Panel heading={words.claim.sentHeading}>
      {isEmpty && <p>{words.claim.nothingSent}</p>}
      {!isEmpty && (
        <ul>
          {documents.length > 0 && (
            <li>
              <a href={claimHref(claimNumber, "documents")}>
                {words.claim.sentDocuments(documents.length)}
              </a>
            </li>
          )}
          {payment && (
            <li>
              <a href={claimHref(claimNumber, "payments")}>
                {words.claim.sentPayment(words.payments.methods[payment])}
              </a>
            </li>
          )}
          {details && (
            <li>
              <a href={claimHref(claimNumber, "details")}>{words.claim.sentDetails}</a>
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}
