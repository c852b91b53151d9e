"use client";

import { useState } from "react";

/**
 * What somebody chose; `undefined` when nobody has, or when the page has said something else since.
 *
 * @param given what the page says
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
