"use client";

import { useSyncExternalStore } from "react";
import { subscribeToNothing } from "./subscribe-to-nothing.ts";

const onPage = (): boolean => false;
const onServer = (): boolean => true;

/** Whether a component renders on a server, or hydrates what a server has rendered. Afterwards, it is `false`. */
export function useIsFromServer(): boolean {
  return useSyncExternalStore(subscribeToNothing, onPage, onServer);
}
