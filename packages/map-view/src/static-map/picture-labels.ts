import { cities } from "../basemap/cities.ts";
import type { AreaProperties } from "../basemap/decode-geography.ts";
import type { Size } from "../view/viewpoint.ts";
import { type PictureView, type Point, pointIn } from "./area-path.ts";
import { type Label, placeLabels } from "./place-labels.ts";

/** The name of a city or a state in a picture. */
export interface PictureLabel extends Label {
  kind: "city" | "state" | "pin";
}

/** Zoom from which states are labeled with names instead of codes. */
const LONG_NAMES = 5;
const SIZE = 11;
/** Height of a city's name above its dot, in px. */
export const ABOVE_DOT = 9;

/** Size of a pin as text, which keeps names from overlapping it. */
const PIN = { text: "00", size: 20 };

/** Returns the names that fit in a picture beside its pins. Cities have priority, each above its dot. */
export function pictureLabels(
  view: PictureView,
  size: Size,
  states: readonly AreaProperties[],
  pins: readonly Point[],
): PictureLabel[] {
  const ofPins = pins.map(({ x, y }): PictureLabel => ({ kind: "pin", ...PIN, x, y }));
  const ofCities = cities
    .filter(({ minzoom }) => minzoom <= view.zoom)
    .map(({ name, at }): PictureLabel => {
      const { x, y } = pointIn(view, size, [...at]);
      return { kind: "city", text: name, x, y: y - ABOVE_DOT, size: SIZE };
    });
  const ofStates = states.map(({ name, code = name, label }): PictureLabel => {
    const { x, y } = pointIn(view, size, [...label]);
    return { kind: "state", text: view.zoom < LONG_NAMES ? code : name, x, y, size: SIZE };
  });
  return placeLabels([...ofPins, ...ofCities, ...ofStates], size).filter(
    ({ kind }) => kind !== "pin",
  );
}
