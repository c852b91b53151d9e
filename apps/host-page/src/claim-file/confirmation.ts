import { useEffect } from "react";
import { claimHref } from "../navigation/route.ts";
import { createStore, useStore } from "../store.ts";

/** What came of the visitor's last change of a claim. */
interface Confirmation {
  claimNumber: string;
  type: "success" | "error";
  message: string;
}

const latest = createStore<Confirmation | undefined>(undefined);

/** Says at the top of a claim's page what was done. It stays until the visitor leaves the page. */
export function confirm(
  claimNumber: string,
  message: string,
  type: Confirmation["type"] = "success",
): void {
  latest.set({ claimNumber, type, message });
}

/** The confirmation to show on the page of a claim, if there is one. */
export function useConfirmation(claimNumber: string): Confirmation | undefined {
  const confirmation = useStore(latest);
  useEffect(
    () => () => {
      // Strict Mode also ends the effect of a page that stays.
      if (window.location.hash !== claimHref(claimNumber)) latest.set(undefined);
    },
    [claimNumber],
  );
  return confirmation?.claimNumber === claimNumber ? confirmation : undefined;
}
