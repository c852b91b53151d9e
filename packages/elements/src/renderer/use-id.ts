import { createContext } from "preact";
import { useContext, useState } from "preact/hooks";

/** Returns a function that returns another id with each call. */
export function countIds(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}p${count++}`;
}

/** Counts the ids of the root around a component. Preact has no prefix, so ids in two elements would be equal. */
export const NextId = createContext<() => string>(countIds(""));

/** `useId` of React. Preact's own repeats an id if a component is mounted later below one that has rendered again. */
export function useId(): string {
  const [id] = useState(useContext(NextId));
  return id;
}
