import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import { Popup } from "../popup/popup.tsx";
import { MarkerGroup, type MarkerGroupProps } from "./marker-group.tsx";
import { Marker } from "./marker.tsx";

/**
 * The markers among the children of a map, in their groups, and its popups. Everything else needs a live map, and so
 * does a component of the host's that renders them.
 */
export function markersAmong(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<MarkerGroupProps>(child)) return null;
    if (child.type === Marker || child.type === Popup) return child;
    if (child.type !== MarkerGroup && child.type !== Fragment) return null;
    return cloneElement(child, undefined, markersAmong(child.props.children));
  });
}
