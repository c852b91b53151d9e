"use client";

import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import { type JSX, useEffect, useState } from "react";
import { inViewOf } from "../map-view/in-view.ts";
import { useController, useViewValue } from "../map-view/map-view-context.ts";
import { onMoveEnd } from "../map-view/on-move-end.ts";
import { useMapText } from "../text/use-map-text.ts";
import { isOnEarth } from "../view/position.ts";

/** A place on the map and in the list. */
export interface ListedFeature {
  /** Unique id, passed to `onSelect`. */
  id: string;
  /** Text of the list item. */
  name: string;
  /** Degrees east. */
  longitude: number;
  /** Degrees north. */
  latitude: number;
}

/** Props of {@link FeatureList}. */
export interface FeatureListProps {
  /** The places, in the order of their numbers. */
  features: readonly ListedFeature[];
  /** Name of the list. */
  label: string;
  /** Id of the selected place. */
  selectedId?: string | undefined;
  /** Called when the user selects a place. The map moves there. */
  onSelect?: ((id: string) => void) | undefined;
}

/** A numbered list of the places on the map, which marks those that are out of view. */
export function FeatureList({
  features,
  label,
  selectedId,
  onSelect,
}: FeatureListProps): JSX.Element {
  const { handle } = useController();
  const text = useMapText();
  const inView = useInView(features);
  if (features.length === 0) return <p className="ck-feature-list-empty">{text.noPlaces}</p>;
  return (
    <ol className="ck-feature-list" aria-label={label}>
      {features.map(({ id, name, longitude, latitude }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === selectedId ? "true" : undefined}
            onClick={() => {
              onSelect?.(id);
              // Until the map is ready, the list only selects.
              if (handle.ready && isOnEarth(longitude, latitude)) {
                void handle.goTo({ center: [longitude, latitude] });
              }
            }}
          >
            {name}
          </button>
          {inView && !inView.has(id) && (
            <span className="ck-feature-list-note">{` (${text.outOfView})`}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Returns the ids of the places in view, or `undefined` until the map is ready. */
function useInView(features: readonly ListedFeature[]): ReadonlySet<string> | undefined {
  const controller = useController();
  const isReady = useViewValue(({ ready }) => ready);
  const [inView, setInView] = useState<ReadonlySet<string>>();
  const update = useEffectEvent((listed: readonly ListedFeature[]) => {
    const { map } = controller;
    if (!map) return;
    const isInView = inViewOf(map);
    const ids = listed
      .filter(({ longitude, latitude }) => isOnEarth(longitude, latitude))
      .filter(({ longitude, latitude }) => isInView([longitude, latitude]))
      .map(({ id }) => id);
    setInView((before) =>
      before?.size === ids.length && ids.every((id) => before.has(id)) ? before : new Set(ids),
    );
  });

  useEffect(() => {
    const { map } = controller;
    if (!isReady || !map) return undefined;
    const onMoved = (): void => update(features);
    onMoved();
    return onMoveEnd(map, onMoved);
  }, [controller, isReady, features]);
  return inView;
}
