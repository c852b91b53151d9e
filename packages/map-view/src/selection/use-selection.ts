"use client";

import { useState } from "react";
import { viewError, type ViewError } from "../view/view-error.ts";
import { logError } from "../map-view/log-error.ts";

/** Selected features by layer. */
export interface Selection {
  /** Ids of the selected features of a layer. */
  of: (layerId: string) => readonly string[];
  /** Whether a feature is selected. */
  has: (layerId: string, featureId: string) => boolean;
  /** Replaces the selection of a layer. */
  set: (layerId: string, featureIds: readonly string[]) => void;
  /** Clears the selection. */
  clear: () => void;
}

/** Options of {@link useSelection}. */
export interface SelectionOptions {
  /** Ids of the layers whose features can be selected. */
  sources: readonly string[];
  /** Called when a selection is not possible. By default, logs a warning. */
  onError?: ((error: ViewError) => void) | undefined;
}

const nothing: readonly string[] = [];

/** Stores a selection that a map shares with the rest of the page. */
export function useSelection({ sources, onError = logError }: SelectionOptions): Selection {
  const [selected, setSelected] = useState<Readonly<Record<string, readonly string[]>>>({});
  const of = (layerId: string): readonly string[] =>
    Object.hasOwn(selected, layerId) ? (selected[layerId] ?? nothing) : nothing;
  return {
    of,
    has: (layerId, featureId) => of(layerId).includes(featureId),
    set: (layerId, featureIds) => {
      if (sources.includes(layerId))
        setSelected((before) => ({ ...before, [layerId]: featureIds }));
      else onError(viewError("selection-not-in-sources"));
    },
    clear: () => setSelected({}),
  };
}
