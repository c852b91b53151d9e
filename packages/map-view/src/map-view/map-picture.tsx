"use client";

import { type JSX, lazy, useEffect, useState } from "react";
import type { GoToTarget } from "../view/go-to-target.ts";

const TargetPicture = lazy(async () => {
  const { TargetPicture: Picture } = await import("./target-picture.tsx");
  return { default: Picture };
});

// Why: docs/decisions/maps.md#a-picture-replaces-a-map-that-cannot-be-drawn
/** Time that a map has before its picture is shown, in ms. */
const PAUSE = 100;

/** Props of {@link MapPicture}. */
export interface MapPictureProps {
  label: string;
  target: GoToTarget | undefined;
  container: HTMLElement | null;
}

/** A picture of what the live map will show. Its code is loaded apart from the map's. */
export function MapPicture({ label, target, container }: MapPictureProps): JSX.Element | null {
  const [isLate, setIsLate] = useState(false);
  // A map whose code is already loaded is faster than its picture.
  useEffect(() => {
    const timer = setTimeout(setIsLate, PAUSE, true);
    return () => clearTimeout(timer);
  }, []);

  if (!container || !isLate) return null;
  const size = { width: container.clientWidth || 800, height: container.clientHeight || 500 };
  return <TargetPicture label={label} target={target} {...size} />;
}
