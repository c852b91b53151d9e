"use client";

import { createContext, useContext } from "react";

export const ElementContext = createContext<HTMLElement | undefined>(undefined);

/** Returns the custom element around a component; `undefined` in a React app and on a server. */
export function useElement(): HTMLElement | undefined {
  return useContext(ElementContext);
}
