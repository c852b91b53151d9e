"use client";

import type { Category } from "@claimkit/claims-api";
import {
  type ClaimQuery,
  clampHeadingLevel,
  type HeadingLevel,
  type WidgetEvents,
} from "@claimkit/widget-runtime";
import { createContext, type ReactNode, useContext } from "react";
import type { Sections } from "./use-sections.ts";

/** What the parts of a claim's page share. */
export interface Tracker {
  claim: ClaimQuery;
  events: WidgetEvents;
  /** Level of the heading of the page. */
  headingLevel: HeadingLevel;
  showFeedback: boolean | undefined;
  claimType: string | undefined;
  sections: Sections;
  /** Selects a category. */
  select: (category: Category | undefined) => void;
}

export const TrackerContext = createContext<Tracker | undefined>(undefined);

/** The FAQs of the page. Apart from the rest, because hosts write them in place, so they are new with each render. */
export const FaqsContext = createContext<ReactNode>(undefined);

/**
 * The page around a part.
 *
 * @throws outside of a `ClaimTracker`
 */
export function useTracker(): Tracker {
  const tracker = useContext(TrackerContext);
  if (!tracker) throw new Error("No <ClaimTracker> around this.");
  return tracker;
}

/**
 * Returns the claim of the `ClaimTracker` around a component, for the hooks of its data.
 *
 * @throws outside of a `ClaimTracker`
 */
export function useClaim(): ClaimQuery {
  return useTracker().claim;
}

/** Props of a widget on the page. */
export type PartProps = ClaimQuery & WidgetEvents & { headingLevel: HeadingLevel };

/** Returns the props of a widget on the page, whose heading is some levels below that of the page. */
export function usePart(levels = 1): PartProps {
  const { claim, events, headingLevel } = useTracker();
  return { ...claim, ...events, headingLevel: clampHeadingLevel(headingLevel + levels) };
}
