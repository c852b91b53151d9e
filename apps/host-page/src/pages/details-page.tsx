import { type FormEvent, useId, useState } from "react";
import { useClaimFile } from "../claim-file/claim-files.ts";
import { Page } from "../layout/page.tsx";
import { Status } from "../layout/status.tsx";
import { claimHref } from "../navigation/route.ts";
import { useMessages } from "../messages/use-messages.ts";
import type { ClaimPageProps } from "./claim-page.tsx";
import "./details-page.css";

/** Opened by 'Tell us more'. */
export function DetailsPage({ claimNumber }: ClaimPageProps) {
  const messages = useMessages();
  const text = messages.details;
  const [{ details }, change] = useClaimFile(claimNumber);
  const [message, setMessage] = useState("");
  const id = useId();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const written = String(new FormData(form).get("details")).trim();
    if (written) {
      change({ details: written });
      form.reset();
    }
    setMessage(written ? text.sent : text.missing);
  }

  return (
    <Page
      heading={text.title}
      title={text.pageTitle(claimNumber)}
      lead={text.lead}
      back={{ href: claimHref(claimNumber), name: messages.backToClaim }}
    >
      <form className="details" onSubmit={send}>
        <label htmlFor={id}>{text.field}</label>
        <textarea id={id} name="details" rows={6} maxLength={2000} />
        <button type="submit" className="form-button">
          {text.send}
        </button>
        <Status message={message} />
      </form>
      {details && (
        <>
          <h2 className="form-heading">{text.sentHeading}</h2>
          <blockquote className="details-sent">{details}</blockquote>
        </>
      )}
    </Page>
  );
}
