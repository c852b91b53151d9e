import { useSyncExternalStore } from "react";
import { type Route, readRoute } from "./route.ts";

/** The page of the address, and whether the visitor followed a link to it on this site. */
export interface Location {
  hash: string;
  route: Route;
  /** `false` on the first page of a visit, where the browser places the focus. */
  hasMoved: boolean;
}

const here = (hasMoved: boolean): Location => ({
  hash: window.location.hash,
  route: readRoute(window.location.hash),
  hasMoved,
});

let current = here(false);

function subscribe(listener: () => void): () => void {
  const move = (): void => {
    current = here(true);
    listener();
  };
  window.addEventListener("hashchange", move);
  return () => window.removeEventListener("hashchange", move);
}

/** Subscribes to the address, which changes through links, Back and Forward. */
export function useRoute(): Location {
  return useSyncExternalStore(subscribe, () => current);
}
