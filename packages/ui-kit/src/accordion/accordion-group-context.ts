"use client";

import { createContext } from "react";

/** What an accordion registers with its group. */
export interface AccordionGroupItem {
  /** Its document position determines its index in the group. */
  toggle: Element;
  open: boolean;
  /** Disabled accordions are not counted as closed. */
  disabled: boolean;
  setOpen: (open: boolean) => void;
}

/** Registers an accordion with its group; returns a function that unregisters it. */
export const AccordionGroupContext = createContext<
  ((item: AccordionGroupItem) => () => void) | undefined
>(undefined);
