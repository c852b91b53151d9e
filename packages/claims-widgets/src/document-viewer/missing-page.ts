"use client";

import { createContext, useContext, useEffect } from "react";

/** Called with the number of a page of which something can't be shown. */
export const MissingPage = createContext<(page: number) => void>(() => undefined);

/** Reports a page to the viewer once something of it can't be shown. */
export function useMissingPage(page: number, isMissing: boolean): void {
  const report = useContext(MissingPage);
  useEffect(() => {
    if (isMissing) report(page);
  }, [report, page, isMissing]);
}
