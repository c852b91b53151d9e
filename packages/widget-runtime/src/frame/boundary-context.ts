"use client";

import { type ComponentType, createContext, type PropsWithChildren } from "react";

interface Boundaries {
  /** The component around the content of each widget. */
  readonly Boundary: ComponentType<PropsWithChildren>;
}

/** For widgets that the page renders, and elements, which hydrate as a whole. */
export const NO_BOUNDARIES: Boundaries = { Boundary: ({ children }) => children };

export const BoundaryContext = createContext(NO_BOUNDARIES);
