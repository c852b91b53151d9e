import type { JSX, ReactNode } from "react";
import { MapView } from "../src/map-view/map-view.tsx";
import type { MapViewProps } from "../src/map-view/map-view-props.ts";

/** A map of Colorado around the part that a story is about. */
export function StoryMap({
  children,
  ...map
}: Partial<MapViewProps> & { children: ReactNode }): JSX.Element {
  return (
    <div style={{ blockSize: "20rem" }}>
      <MapView
        label="Colorado"
        initialViewState={{ center: [-105.3, 39.2], zoom: 5.5 }}
        // Machines without a graphics card would log a warning for each story.
        onError={() => undefined}
        {...map}
      >
        {children}
      </MapView>
    </div>
  );
}
