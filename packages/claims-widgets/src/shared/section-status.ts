"use client";

import type { TimelineStatus } from "@claimkit/claims-api";
import { createContext } from "react";

/** The status of a section's category. */
export interface SectionStatus {
  /** `undefined` if it is unknown. */
  status: TimelineStatus | undefined;
  /** Its text, or the server's word for an unknown one. */
  label: string;
}

/** Status of the section inside, on a page that knows it from the timeline. */
export const SectionStatusContext = createContext<SectionStatus | undefined>(undefined);
