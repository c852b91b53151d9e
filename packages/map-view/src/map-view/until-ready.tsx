"use client";

import type { JSX, ReactNode } from "react";
import { useStoreValue } from "./map-view-context.ts";
import type { ViewStore } from "./view-store.ts";

/** Props of {@link UntilReady}. */
export interface UntilReadyProps {
  store: ViewStore;
  children: ReactNode;
}

/** Content shown until the map is ready. A component of its own, so that the map does not render again. */
export function UntilReady({ store, children }: UntilReadyProps): JSX.Element | null {
  const ready = useStoreValue(store, (view) => view.ready);
  return ready ? null : <div className="ck-map-view-picture">{children}</div>;
}
