import { useContext, useSyncExternalStore } from "react";
import { ServedPageContext } from "../served/served-page-context.ts";
import { type Route, readRoute, readServedRoute } from "./route.ts";

/** The page of the address, and whether the visitor followed a link to it on this site. */
export interface Location {
  hash: string;
  route: Route;
  /** `false` on the first page of a visit, where the browser places the focus. */
  hasMoved: boolean;
}

let current: Location | undefined;

/** Returns the page of an address. The hash is of the page that the visitor has moved to since the server's page. */
export function locationOf(
  address: { pathname: string; hash: string },
  hasMoved = false,
): Location {
  const { pathname, hash } = address;
  const served = hash ? undefined : readServedRoute(pathname);
  return { hash, route: served ?? readRoute(hash), hasMoved };
}

function subscribe(listener: () => void): () => void {
  const move = (): void => {
    current = locationOf(window.location, true);
    listener();
  };
  window.addEventListener("hashchange", move);
  return () => window.removeEventListener("hashchange", move);
}

function read(): Location {
  return (current ??= locationOf(window.location));
}

/** Subscribes to the address, which changes through links, Back and Forward. */
export function useRoute(): Location {
  const served = useContext(ServedPageContext);
  return useSyncExternalStore(subscribe, read, () => served?.location ?? read());
}
