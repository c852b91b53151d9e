"use client";

import { useState } from "react";

/**
 * The user's choice; `undefined` before the first one, and after the page has set another value.
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
