import { cities } from "../basemap/cities.ts";
import type { AreaProperties } from "../basemap/decode-geography.ts";
import type { Size } from "../view/viewpoint.ts";
import { type PictureView, type Point, pointIn } from "./area-path.ts";
import { type Label, placeLabels } from "./place-labels.ts";

/** The name of a city or a state in a picture. */
export interface PictureLabel extends Label {
  kind: "city" | "state" | "pin";
}

/** Zoom from which on states have their names, and not only two letters. */
const LONG_NAMES = 5;
const SIZE = 11;
/** Height of a city's name above its dot, in px. */
export const ABOVE_DOT = 9;

/** Width of a pin in letters, and their height, which keep names off it. */
const PIN = { text: "00", size: 20 };

/** The names that a picture has room for beside its pins. Cities come first, each over a dot. */
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
