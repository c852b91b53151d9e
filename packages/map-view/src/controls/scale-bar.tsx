"use client";

import { formatText, useLocale } from "@claimkit/ui-kit/messages";
import type { JSX } from "react";
import { useViewValue } from "../map-view/map-view-context.ts";
import { useMapText } from "../text/use-map-text.ts";
import { Control, type ControlProps } from "./corners.tsx";
import { barOf, type ScaleUnit } from "./scale-bar-length.ts";

/** Props of {@link ScaleBar}. */
export interface ScaleBarProps extends ControlProps {
  /**
   * Miles and feet, or kilometers and meters.
   * @default "imperial"
   */
  unit?: ScaleUnit | undefined;
}

/** A bar labeled with its length on the ground at the center of the map. */
export function ScaleBar({
  position = "bottom-left",
  unit = "imperial",
}: ScaleBarProps): JSX.Element {
  const text = useMapText();
  const locale = useLocale();
  const key = useViewValue(({ camera }) => {
    const bar = barOf(camera.zoom, camera.latitude, unit);
    return `${bar.length} ${bar.unit} ${Math.round(bar.px)}`;
  });
  const [length, name, px] = key.split(" ");
  const written = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: name ?? "meter",
    unitDisplay: "short",
  }).format(Number(length));
  return (
    <Control position={position}>
      <div
        className="ck-map-scale"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn by a border
        role="img"
        aria-label={formatText(text.scaleBar, { length: written }, locale)}
        style={{ inlineSize: `${px}px` }}
      >
        {written}
      </div>
    </Control>
  );
}
