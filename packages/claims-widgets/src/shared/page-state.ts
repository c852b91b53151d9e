"use client";

import type { Category } from "@claimkit/claims-api";
import { createContext } from "react";

/** What changes on a claim's page while it is read. A context of its own, so that a change renders only the parts that read it. */
export interface PageState {
  /** The selected category. */
  selected?: Category | undefined;
  /** Categories without a section on the page, separated by spaces. Nothing can lead to them. */
  missing: string;
}

export const PageStateContext = createContext<PageState>({ missing: "" });
