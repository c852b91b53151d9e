import type { Feature } from "geojson";
import type { Position } from "../view/position.ts";

/** What the map's own popup shows. */
export interface PopupRequest {
  /** Where it points. */
  location: Position;
  /** Heading of the popup, which also names it. */
  title?: string;
  /** What to show: features, or promises of them. Each has 5000 ms; what comes later is dropped. */
  features?: readonly (Promise<readonly Feature[]> | readonly Feature[])[];
}
