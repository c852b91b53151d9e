"use client";

import { Button } from "@claimkit/ui-kit/button";
import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { shopMapText } from "./text.ts";

/** The part that is shown in a narrow container. */
export type ResultsView = "list" | "map";

interface ViewSwitchProps {
  view: ResultsView;
  onChange: (view: ResultsView) => void;
}

/** Two buttons that show the list or the map. Hidden where both are shown. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps): JSX.Element {
  const text = useText(shopMapText);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not a part of a form
    <div role="group" aria-label={text.show} className="ck-shop-view-switch">
      <Button aria-pressed={view === "list"} onClick={() => onChange("list")}>
        {text.list}
      </Button>
      <Button aria-pressed={view === "map"} onClick={() => onChange("map")}>
        {text.mapView}
      </Button>
    </div>
  );
}
