"use client";

import { ActionControl, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { claimTrackerText } from "./text.ts";

interface OpenFaqsProps {
  claimNumber: string;
}

/** The link to the FAQs, for a page that does not have them in the tracker: the action `open-faqs`. */
export function OpenFaqs({ claimNumber }: OpenFaqsProps): JSX.Element {
  const text = useText(claimTrackerText);
  return (
    <ActionControl action="open-faqs" detail={{ claimNumber }}>
      {text.openFaqs}
    </ActionControl>
  );
}
