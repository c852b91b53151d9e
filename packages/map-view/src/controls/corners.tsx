"use client";

import { createContext, type JSX, type ReactNode, useContext, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useViewValue } from "../map-view/map-view-context.ts";
import { uiPadding } from "../view/ui-padding.ts";

/** Corner of a map. */
export type ControlPosition = "top-left" | "top-right" | "bottom-left" | "bottom-right";

type Corners = Record<ControlPosition, HTMLElement | null>;

const CornersContext = createContext<Corners | undefined>(undefined);

/** Props of {@link Corners}. */
export interface CornersProps {
  children: ReactNode;
}

/** The four corners of a map, which hold its controls. */
export function Corners({ children }: CornersProps): JSX.Element {
  const hasAttribution = useViewValue(
    ({ attribution, showsAttribution }) => attribution !== "" && showsAttribution,
  );
  const [topLeft, setTopLeft] = useState<HTMLElement | null>(null);
  const [topRight, setTopRight] = useState<HTMLElement | null>(null);
  const [bottomLeft, setBottomLeft] = useState<HTMLElement | null>(null);
  const [bottomRight, setBottomRight] = useState<HTMLElement | null>(null);
  const corners = useMemo(
    (): Corners => ({
      "top-left": topLeft,
      "top-right": topRight,
      "bottom-left": bottomLeft,
      "bottom-right": bottomRight,
    }),
    [topLeft, topRight, bottomLeft, bottomRight],
  );
  const { top, right, bottom, left } = uiPadding(hasAttribution);
  return (
    <>
      <div
        className="ck-map-corners"
        style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }}
      >
        <div ref={setTopLeft} className="ck-map-corner" data-position="top-left" />
        <div ref={setTopRight} className="ck-map-corner" data-position="top-right" />
        <div ref={setBottomLeft} className="ck-map-corner" data-position="bottom-left" />
        <div ref={setBottomRight} className="ck-map-corner" data-position="bottom-right" />
      </div>
      <CornersContext value={corners}>{children}</CornersContext>
    </>
  );
}

/** Props of every control. */
export interface ControlProps {
  /**
   * Corner of the map. Outside of the map, a control is rendered in place.
   * @default "top-right"
   */
  position?: ControlPosition | undefined;
}

/** Puts a control into its corner. */
export function Control({
  position = "top-right",
  children,
}: ControlProps & { children: ReactNode }): ReactNode {
  const corners = useContext(CornersContext);
  if (!corners) return children;
  const corner = corners[position];
  return corner ? createPortal(children, corner) : null;
}
