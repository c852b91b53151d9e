import { createContext } from "preact";
import { useContext, useId as useIdInRoot } from "preact/hooks";

/** The prefix of a root's ids. Preact has none, so ids in two elements would be equal. */
export const IdPrefix = createContext("");

/** `useId` of React, with the `identifierPrefix` of the root. */
export function useId(): string {
  return useContext(IdPrefix) + useIdInRoot();
}
