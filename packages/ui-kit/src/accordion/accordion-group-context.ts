"use client";

import { createContext } from "react";

/** What an accordion tells the group around it. */
export interface AccordionGroupItem {
  /** Its place in the page is its index in the group. */
  toggle: Element;
  open: boolean;
  /** One that can't be opened is not counted among the closed. */
  disabled: boolean;
  setOpen: (open: boolean) => void;
}

/** How an accordion joins the group around it; the returned function leaves it. */
export const AccordionGroupContext = createContext<
  ((item: AccordionGroupItem) => () => void) | undefined
>(undefined);
