"use client";

import { createContext, type JSX, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";
import { useViewValue } from "../map-view/map-view-context.ts";
import { uiPadding } from "../view/ui-padding.ts";

/** Corner of a map. */
export type ControlPosition = "top-left" | "top-right" | "bottom-left" | "bottom-right";

type Corners = Readonly<Record<ControlPosition, HTMLElement>>;

const CornersContext = createContext<Corners | undefined>(undefined);

/** Props of {@link Corners}. */
export interface CornersProps {
  children: ReactNode;
}

/** Renders the four corners of a map, which contain its controls. */
export function Corners({ children }: CornersProps): JSX.Element {
  const hasAttribution = useViewValue(
    ({ attribution, showsAttribution }) => attribution !== "" && showsAttribution,
  );
  const [{ corners, attach }] = useState(createCorners);
  const { top, right, bottom, left } = uiPadding(hasAttribution);
  return (
    <>
      <div
        ref={attach}
        className="ck-map-corners"
        style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }}
      />
      <CornersContext value={corners}>{children}</CornersContext>
    </>
  );
}

/**
 * Creates the corners without React. Otherwise, everything on the map would have to render again to get them, which
 * delays its first frame.
 */
function createCorners(): { corners: Corners; attach: (box: HTMLElement | null) => void } {
  const corners = {
    "top-left": createCorner("top-left"),
    "top-right": createCorner("top-right"),
    "bottom-left": createCorner("bottom-left"),
    "bottom-right": createCorner("bottom-right"),
  };
  return { corners, attach: (box) => box?.append(...Object.values(corners)) };
}

function createCorner(position: ControlPosition): HTMLElement {
  const corner = document.createElement("div");
  corner.className = "ck-map-corner";
  corner.dataset["position"] = position;
  return corner;
}

/** Props of every control. */
export interface ControlProps {
  /**
   * Corner of the map. Outside the map, the control is rendered in place.
   * @default "top-right"
   */
  position?: ControlPosition | undefined;
}

/** Renders a control in its corner. */
export function Control({
  position = "top-right",
  children,
}: ControlProps & { children: ReactNode }): ReactNode {
  const corners = useContext(CornersContext);
  return corners ? createPortal(children, corners[position]) : children;
}
