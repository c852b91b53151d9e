"use client";

import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
} from "react";

/** Props of the component around the content of each widget. */
export interface BoundaryProps {
  /** The element of the widget. */
  widget: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** How widgets start: rendered on a server, or on the page. */
export interface Hydration {
  /** Whether a server has rendered them. */
  readonly isServed: boolean;
  /** The component around the content of each widget. */
  readonly Boundary: ComponentType<BoundaryProps>;
}

/** Widgets that the page renders, and elements, which hydrate as a whole. */
export const NOT_SERVED: Hydration = { isServed: false, Boundary: ({ children }) => children };

export const HydrationContext = createContext(NOT_SERVED);

/** Whether a server has rendered the page. Stays the same afterwards. */
export function useIsServed(): boolean {
  return useContext(HydrationContext).isServed;
}
