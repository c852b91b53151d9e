"use client";

import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { PageText, Pdf } from "./pdf.ts";
import { Reflow } from "./reflow.tsx";
import { documentText } from "./text.ts";
import { usePage } from "./use-page.ts";

interface TextViewProps {
  pdf: Pdf;
  title: string;
  page: number;
  headingLevel: number;
}

/** The text of a page, as wide as there is space for. */
export function TextView({ pdf, title, page, headingLevel }: TextViewProps): JSX.Element {
  const words = useText(documentText);
  const { text, isBroken } = usePage(pdf, page, true);
  return (
    <div
      className="ck-document-reflow"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of the viewer, not of the host's text
      role="region"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- required to scroll it by keyboard
      tabIndex={0}
    >
      {isBroken && <p>{words.brokenPage}</p>}
      {text && (
        <div lang={text.lang}>
          {text.structure ? (
            <Reflow node={text.structure} headingLevel={headingLevel} />
          ) : (
            <Lines of={text} />
          )}
        </div>
      )}
    </div>
  );
}

function Lines({ of: { lines } }: { of: PageText }): JSX.Element {
  const { noText } = useText(documentText);
  if (lines.length === 0) return <p>{noText}</p>;
  return (
    <>
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines never change
        <p key={place}>{line}</p>
      ))}
    </>
  );
}
