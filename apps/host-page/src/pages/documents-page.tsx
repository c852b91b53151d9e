import { useState } from "react";
import { type AddedDocument, useClaimFile } from "../claim-file/claim-files.ts";
import { claimAs } from "../claim-as.ts";
import { ClaimDocuments } from "../claim-file/claim-documents.tsx";
import { DropArea } from "../claim-file/drop-area.tsx";
import { Page } from "../layout/page.tsx";
import { Status } from "../layout/status.tsx";
import { claimHref } from "../navigation/route.ts";
import { preferences } from "../preferences.ts";
import { useStore } from "../store.ts";
import { useMessages } from "../messages/use-messages.ts";
import type { ClaimPageProps } from "./claim-page.tsx";
import { fileSize } from "../claim-file/file-size.ts";
import "./documents-page.css";

/** Opened by 'View & upload documents'. */
export function DocumentsPage({ claimNumber }: ClaimPageProps) {
  const messages = useMessages();
  const text = messages.documents;
  const { locale, persona } = useStore(preferences);
  const [{ documents }, change] = useClaimFile(claimNumber);
  const [message, setMessage] = useState("");

  function add(files: readonly File[]): void {
    const added = files.map(({ name, size }) => ({ id: crypto.randomUUID(), name, size }));
    change({ documents: [...documents, ...added] });
    setMessage(text.added(added.length));
  }

  function remove({ id, name }: AddedDocument): void {
    change({ documents: documents.filter((document) => document.id !== id) });
    setMessage(text.removed(name));
  }

  return (
    <Page
      heading={text.title}
      title={text.pageTitle(claimNumber)}
      back={{ href: claimHref(claimNumber), name: messages.backToClaim }}
    >
      <h2 className="form-heading">{text.filedHeading}</h2>
      <ClaimDocuments claim={claimAs(persona, claimNumber)} />
      <h2 className="form-heading">{text.sendHeading}</h2>
      <p>{text.sendLead}</p>
      <DropArea onFiles={add} />
      <p className="documents-honest">{text.honest}</p>
      {documents.length > 0 && <h3>{text.listHeading}</h3>}
      <Status message={message} />
      <ul className="documents">
        {documents.map((document) => (
          <li key={document.id}>
            <span>
              {document.name} <small>{fileSize(document.size, locale)}</small>
            </span>
            <button
              type="button"
              onClick={() => remove(document)}
              aria-label={text.removeNamed(document.name)}
            >
              {text.remove}
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
