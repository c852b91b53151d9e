import { cities } from "../basemap/cities.ts";
import type { AreaProperties } from "../basemap/decode-geography.ts";
import type { Size } from "../view/viewpoint.ts";
import { type PictureView, type Point, pointIn } from "./area-path.ts";
import { halfWidth, type Label, placeLabels } from "./place-labels.ts";

/** The name of a city or a state in a picture. */
export interface PictureLabel extends Label {
  kind: "city" | "state" | "pin";
  /** The place of a city. */
  dot?: Point;
}

/** Zoom from which states are labeled with names instead of codes. */
const LONG_NAMES = 5;
const SIZE = 11;
/** Distance between the middle of a city's name and its dot, in px. */
const FROM_DOT = 9;
/** The same beside a pin on the city. */
const FROM_PIN = 23;

/** Size of a pin as text, which keeps names from overlapping it. */
const PIN = { text: "00", size: 20 };

/** Returns the names that fit in a picture beside its pins. Cities have priority, each at one side of its dot. */
export function pictureLabels(
  view: PictureView,
  size: Size,
  states: readonly AreaProperties[],
  pins: readonly Point[],
): PictureLabel[] {
  const ofPins = pins.map(({ x, y }): PictureLabel[] => [{ kind: "pin", ...PIN, x, y }]);
  const ofCities = cities
    .filter(({ minzoom }) => minzoom <= view.zoom)
    .map(({ name, at }) => besideDot(name, pointIn(view, size, [...at])));
  const ofStates = states.map(({ name, code = name, label }): PictureLabel[] => {
    const { x, y } = pointIn(view, size, [...label]);
    return [{ kind: "state", text: view.zoom < LONG_NAMES ? code : name, x, y, size: SIZE }];
  });
  return placeLabels([...ofPins, ...ofCities, ...ofStates], size).filter(
    ({ kind }) => kind !== "pin",
  );
}

/** The places of a city's name: above, below, right and left of its dot, or of a pin that covers it. */
function besideDot(text: string, dot: Point): PictureLabel[] {
  const city = { kind: "city" as const, text, size: SIZE, dot };
  const across = halfWidth(city);
  const around = (distance: number): PictureLabel[] => [
    { ...city, x: dot.x, y: dot.y - distance },
    { ...city, x: dot.x, y: dot.y + distance },
    { ...city, x: dot.x + across + 0.75 * distance, y: dot.y },
    { ...city, x: dot.x - across - 0.75 * distance, y: dot.y },
  ];
  return [...around(FROM_DOT), ...around(FROM_PIN)];
}
