"use client";

import { type ComponentType, createContext, type ReactNode, type RefObject } from "react";

/** Props of the component around the content of each widget. */
export interface BoundaryProps {
  /** The element of the widget. */
  widget: RefObject<HTMLElement | null>;
  children: ReactNode;
}

interface Boundaries {
  /** The component around the content of each widget. */
  readonly Boundary: ComponentType<BoundaryProps>;
}

/** For widgets that the page renders, and elements, which hydrate as a whole. */
export const NO_BOUNDARIES: Boundaries = { Boundary: ({ children }) => children };

export const BoundaryContext = createContext(NO_BOUNDARIES);
