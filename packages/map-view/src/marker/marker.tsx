"use client";

import { mapPin } from "@claimkit/ui-kit/icon-paths";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import {
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { useController } from "../map-view/map-view-context.ts";
import { isOnEarth } from "../view/position.ts";
import { Anchored } from "./anchored.tsx";
import { MarkerGroupContext } from "./marker-group-context.ts";
import { panIntoView } from "./pan-into-view.ts";

/** Props of {@link Marker}. */
export interface MarkerProps {
  /** Degrees east. */
  longitude: number;
  /** Degrees north. */
  latitude: number;
  /** Name of the place; `number` precedes it. */
  label: string;
  /** Number on the marker, the same as in a list next to the map. */
  number?: number | undefined;
  /** Shows the marker as selected. */
  selected?: boolean | undefined;
  /** Called on click, tap, Enter or Space. Without it, the marker is an image. */
  onClick?: (() => void) | undefined;
  /** Replaces the content of the pin. The accessible name is still `label`. */
  children?: ReactNode;
}

/**
 * A place on the map: a button with `onClick`, and an image otherwise.
 *
 * Style hooks: `.ck-marker`, `[aria-pressed="true"]`.
 */
export function Marker(props: MarkerProps): JSX.Element | null {
  // An invalid place must not break the page.
  return isOnEarth(props.longitude, props.latitude) ? <PlacedMarker {...props} /> : null;
}

function PlacedMarker({
  longitude,
  latitude,
  label,
  number,
  selected = false,
  onClick,
  children,
}: MarkerProps): JSX.Element {
  const { map, markerPlaces } = useController();
  const group = useContext(MarkerGroupContext);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isButton = onClick !== undefined;
  const name = number === undefined ? label : `${number}. ${label}`;
  const isTabStop = useIsTabStop(id);

  useEffect(() => {
    if (!isButton) return undefined;
    const focus = (): void => button.current?.focus({ preventScroll: true });
    return group?.join({ id, at: [longitude, latitude], focus });
  }, [group, id, longitude, latitude, isButton]);

  // A layout effect, so that the button is still in the page.
  useLayoutEffect(
    () => () => {
      if (button.current?.matches(":focus")) map?.getCanvas().focus({ preventScroll: true });
    },
    [map],
  );

  useEffect(() => markerPlaces.add([longitude, latitude]), [markerPlaces, longitude, latitude]);

  const pin = children ?? number ?? <SvgIcon paths={mapPin} />;
  const handleKeys = (event: KeyboardEvent): void => {
    // Keeps the keys from MapLibre, which would move the map.
    if (event.key !== "Escape" && event.key !== "Tab") event.stopPropagation();
    if (group?.move(id, event.key)) event.preventDefault();
  };

  return (
    <Anchored longitude={longitude} latitude={latitude} level={selected ? 2 : 1}>
      {isButton ? (
        <button
          ref={button}
          type="button"
          className="ck-marker"
          aria-label={name}
          aria-pressed={selected}
          tabIndex={isTabStop ? 0 : -1}
          onClick={onClick}
          onKeyDown={handleKeys}
          onFocus={() => {
            group?.setTabStop(id);
            if (map) panIntoView(map, [longitude, latitude]);
          }}
        >
          {pin}
        </button>
      ) : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it has no source
        <span className="ck-marker" role="img" aria-label={name}>
          {pin}
        </span>
      )}
    </Anchored>
  );
}

const never = (): (() => void) => () => undefined;

/** Whether a marker is a tab stop: one marker per group, and every marker without a group. */
function useIsTabStop(id: string): boolean {
  const group = useContext(MarkerGroupContext);
  return useSyncExternalStore(group?.subscribe ?? never, () => !group || group.tabStop() === id);
}
