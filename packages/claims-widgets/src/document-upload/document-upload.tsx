"use client";

import {
  type ClaimProps,
  type HeadingLevel,
  personaOf,
  useStaticLoad,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { type DocumentUploadContent, DocumentUploadView } from "./document-upload-view.tsx";
import { documentUploadText } from "./text.ts";

/** Props of {@link DocumentUpload}. */
export type DocumentUploadProps = ClaimProps &
  DocumentUploadContent & {
    /**
     * Level of the heading; its parts are one below it.
     * @default 2
     */
    headingLevel?: HeadingLevel | undefined;
  };

/**
 * Photos and documents of a claim: what the insurer asks for, the files that the user adds, which are sent as they are
 * added, and what was sent on earlier visits. Makes no call of the claims API; the queue sends the files. Its events
 * contain no names of files.
 */
export function DocumentUpload(props: DocumentUploadProps): JSX.Element {
  const { claimNumber, isThirdParty, headingLevel = 2, ...rest } = props;
  const { uploads, asked, earlier, hint, accept, maxFiles, maxSize, ...events } = rest;
  const content = { uploads, asked, earlier, hint, accept, maxFiles, maxSize };
  const text = useText(documentUploadText);
  return (
    <Widget
      {...events}
      name="document-upload"
      persona={personaOf({ isThirdParty })}
      load={useStaticLoad({ claimNumber })}
      label={text.heading}
      texts={documentUploadText}
      errorMessage={text.failed}
    >
      {(given) => (
        <DocumentUploadView
          {...content}
          claimNumber={given.claimNumber}
          headingLevel={headingLevel}
        />
      )}
    </Widget>
  );
}
