"use client";

import { Accordion } from "@claimkit/ui-kit/accordion";
import { clampHeadingLevel, useText } from "@claimkit/widget-runtime";
import { type JSX, type ReactNode, useState } from "react";
import type { RepairsBlock } from "../block.ts";
import { repairsText } from "../text.ts";

interface DocumentAccordionProps {
  heading: ReactNode;
  headingLevel: number;
  block: RepairsBlock;
  /** Rendered, and so loaded, when it is first opened. */
  children: ReactNode;
}

/** A document that is requested when the user opens it. */
export function DocumentAccordion({
  heading,
  headingLevel,
  block,
  children,
}: DocumentAccordionProps): JSX.Element {
  const text = useText(repairsText);
  const [open, setOpen] = useState<boolean>();
  return (
    <Accordion
      className="ck-section-part ck-repairs-document"
      data-block={block}
      heading={
        <>
          <span>{heading}</span>{" "}
          <span className="ck-repairs-details">{open ? text.hideDetails : text.showDetails}</span>
        </>
      }
      headingLevel={clampHeadingLevel(headingLevel)}
      open={open ?? false}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      {open !== undefined && children}
    </Accordion>
  );
}
