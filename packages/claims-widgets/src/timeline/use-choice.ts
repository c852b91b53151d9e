"use client";

import { useState } from "react";

/**
 * The user's choice; `undefined` if there is none, or the page has set another value since.
 *
 * @param given the page's value
 */
export function useChoice<Choice>(
  given: unknown,
): [Choice | undefined, (choice: Choice | undefined) => void] {
  const [choice, choose] = useState<Choice>();
  const [over, setOver] = useState(given);
  if (over !== given) {
    setOver(given);
    choose(undefined);
  }
  return [over === given ? choice : undefined, choose];
}
