"use client";

import { useState } from "react";

/**
 * Returns a function that watches a form, once however often it is called. Calls back at the end of each reset
 * event, unless a handler has prevented it, for example to ask the user.
 *
 * @param then the callback of the first render is kept
 */
export function useReset(
  then: (event: Event) => void,
): (form: HTMLFormElement | null | undefined) => void {
  const [watch] = useState(() => {
    function follow(event: Event): void {
      const root = (event.target as Node).getRootNode();
      function end(): void {
        root.removeEventListener("reset", end);
        clearTimeout(timer);
        if (!event.defaultPrevented) then(event);
      }
      // Added now, it is called after the handlers that are further out. The timer is for a stopped event.
      root.addEventListener("reset", end);
      const timer = setTimeout(end);
    }
    return (form: HTMLFormElement | null | undefined) => form?.addEventListener("reset", follow);
  });
  return watch;
}
