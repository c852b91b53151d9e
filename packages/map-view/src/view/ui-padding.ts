import { UI_PADDING, UI_PADDING_WITHOUT_ATTRIBUTION } from "../constants.ts";

/** Room at the four edges, in CSS px. */
export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Returns the padding between the edges of the map and its controls, larger at the bottom with an attribution. */
export function uiPadding(hasAttribution: boolean): Padding {
  return {
    ...UI_PADDING,
    bottom: hasAttribution ? UI_PADDING.bottom : UI_PADDING_WITHOUT_ATTRIBUTION,
  };
}
