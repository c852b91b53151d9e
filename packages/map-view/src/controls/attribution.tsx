"use client";

import { type JSX, useEffect } from "react";
import { useController, useViewValue } from "../map-view/map-view-context.ts";
import { useMapText } from "../text/use-map-text.ts";
import { Control, type ControlProps } from "./corners.tsx";

/** Props of {@link Attribution}. */
export interface AttributionProps extends ControlProps {}

/** The attributions of all sources, as plain text. */
export function Attribution({ position = "bottom-right" }: AttributionProps): JSX.Element | null {
  const { store } = useController();
  const text = useMapText();
  const attribution = useViewValue((view) => view.attribution);

  useEffect(() => {
    store.set({ showsAttribution: true });
    return () => store.set({ showsAttribution: false });
  }, [store]);

  if (!attribution) return null;
  return (
    <Control position={position}>
      <p className="ck-map-attribution" aria-label={text.attribution}>
        {attribution}
      </p>
    </Control>
  );
}
