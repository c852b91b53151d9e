import type { Feature } from "geojson";
import type { Position } from "../view/position.ts";

/** Content of the popup that `openPopup` opens. */
export interface PopupRequest {
  /** Place on the map. */
  location: Position;
  /** Heading and name of the popup. */
  title?: string;
  /** Features, or promises of features. Promises that take longer than 5000 ms are ignored. */
  features?: readonly (Promise<readonly Feature[]> | readonly Feature[])[];
}
