"use client";

import type { Marker as MapLibreMarker, MarkerOptions } from "maplibre-gl";
import {
  type JSX,
  type ReactNode,
  type ReactPortal,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useController } from "../map-view/map-view-context.ts";
import { lngLatOf } from "../view/position.ts";
import { PictureContext } from "./picture-context.ts";

/** Props of {@link Anchored}. */
export interface AnchoredProps {
  longitude: number;
  latitude: number;
  /** Part of the content that is at the place. Cannot change. */
  anchor?: MarkerOptions["anchor"];
  /** How far below the place it is, in CSS px. */
  below?: number | undefined;
  /** Stacking level: higher ones cover lower ones. */
  level?: number | undefined;
  children: ReactNode;
}

/** Keeps content at a place of the map, however the map moves, or of the picture that replaces it. */
export function Anchored(props: AnchoredProps): JSX.Element {
  const project = useContext(PictureContext);
  if (!project) return <AnchoredToMap {...props} />;
  const { longitude, latitude, anchor = "center", below = 0, level = 0, children } = props;
  const { x, y } = project(lngLatOf([longitude, latitude]));
  const style = { top: y + below, left: x, zIndex: level };
  return (
    <div className="ck-map-view-pinned" data-anchor={anchor} style={style}>
      {children}
    </div>
  );
}

function AnchoredToMap({
  longitude,
  latitude,
  anchor = "center",
  below = 0,
  level = 0,
  children,
}: AnchoredProps): ReactPortal {
  const controller = useController();
  const [element] = useState(createElement);
  const marker = useRef<MapLibreMarker>(undefined);
  const [x, y] = lngLatOf([longitude, latitude]);

  // A layout effect, so that the content is in the page before its effects move focus to it.
  useLayoutEffect(() => {
    const { map, engine } = controller;
    if (!map || !engine) return undefined;
    const added = new engine.maplibre.Marker({ element, anchor, opacityWhenCovered: "0.4" });
    added.setLngLat([0, 0]).addTo(map);
    marker.current = added;
    return () => {
      added.remove();
      marker.current = undefined;
    };
  }, [controller, element, anchor]);

  useEffect(() => {
    marker.current?.setLngLat([x, y]).setOffset([0, below]);
    const { style } = marker.current?.getElement() ?? {};
    style?.setProperty("z-index", String(level));
  }, [x, y, below, level]);

  return createPortal(children, element);
}

function createElement(): HTMLElement {
  const element = document.createElement("div");
  // Otherwise MapLibre sets a role that hides the content.
  element.setAttribute("role", "presentation");
  return element;
}
