"use client";

import { createContext } from "react";

/** What an accordion tells the group around it. */
export interface AccordionGroupItem {
  /** Its place in the page is its index in the group. */
  toggle: Element;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** How an accordion joins the group around it; the returned function leaves it. */
export const AccordionGroupContext = createContext<
  ((item: AccordionGroupItem) => () => void) | undefined
>(undefined);
