import { useSyncExternalStore } from "react";
import { type Route, readRoute } from "./route.ts";

/** The page that the address names, and whether the visitor moved there inside the site. */
export interface Location {
  hash: string;
  route: Route;
  /** False on the page that the visit began with: there the browser places the focus. */
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

/** Follows the address bar: links, Back, Forward and reload all come this way. */
export function useRoute(): Location {
  return useSyncExternalStore(subscribe, () => current);
}
