import { Panel } from "../layout/panel.tsx";
import { type ClaimPage, claimHref } from "../navigation/route.ts";
import { useMessages } from "../messages/use-messages.ts";
import { useClaimFile } from "./claim-files.ts";

/** Props of {@link SentPanel}. */
export interface SentPanelProps {
  claimNumber: string;
}

interface Sent {
  /** Short description of what was sent. `undefined` if nothing was. */
  text: string | undefined;
  /** URL of the page that changes it. Without one, it is changed on the claim's page. */
  page?: ClaimPage;
}

/** Lists what the visitor has sent about this claim, with links to change it. Not shown before that. */
export function SentPanel({ claimNumber }: SentPanelProps) {
  const messages = useMessages();
  const text = messages.claim;
  const [file] = useClaimFile(claimNumber);
  const { documents, payment, details, appointment } = file;

  const all: readonly Sent[] = [
    {
      page: "documents",
      text: documents.length ? text.sentDocuments(documents.length) : undefined,
    },
    { page: "payments", text: payment && text.sentPayment(messages.payments.methods[payment]) },
    { page: "details", text: details && text.sentDetails },
    { text: appointment && text.sentAppointment(messages.appointment.methods[appointment]) },
  ];
  const given = all.filter((sent) => sent.text);

  if (given.length === 0) return null;
  return (
    <Panel heading={text.sentHeading}>
      <ul>
        {given.map((sent) => (
          <li key={sent.text}>
            {sent.page ? <a href={claimHref(claimNumber, sent.page)}>{sent.text}</a> : sent.text}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
