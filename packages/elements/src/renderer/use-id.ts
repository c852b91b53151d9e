import { createContext } from "preact";
import { useContext, useState } from "preact/hooks";

/**
 * Returns a function that returns another id with each call. Like React's, the ids end with `_`, because components
 * append numbers.
 */
export function countIds(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}p${count++}_`;
}

/** Counts the ids of the root around a component. Preact's own have no prefix, so ids in two elements would be equal. */
export const NextId = createContext<() => string>(countIds(""));

/** `useId` of React, with the prefix of the root. */
export function useId(): string {
  const [id] = useState(useContext(NextId));
  return id;
}
