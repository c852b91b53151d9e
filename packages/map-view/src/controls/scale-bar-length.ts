import { METERS_PER_MILE } from "../view/position.ts";

/** Units of a scale bar. */
export type ScaleUnit = "imperial" | "metric";

/** A scale bar: its length on the ground, its unit as `Intl` names it, and its width in CSS px. */
export interface Bar {
  length: number;
  unit: "mile" | "foot" | "kilometer" | "meter";
  px: number;
}

/** Widest bar, in CSS px. */
const WIDEST = 100;
/** Meters for each px on the equator at zoom 0. */
const EQUATOR = 78_271.516_964;
const METERS = { mile: METERS_PER_MILE, foot: 0.3048, kilometer: 1000, meter: 1 };

/** Returns the longest bar that fits, of 1, 2, 3 or 5 times a power of ten. */
export function barOf(zoom: number, latitude: number, units: ScaleUnit): Bar {
  const metersPerPx = (EQUATOR * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
  const widest = metersPerPx * WIDEST;
  const [large, small] =
    units === "metric" ? (["kilometer", "meter"] as const) : (["mile", "foot"] as const);
  const unit = widest >= METERS[large] ? large : small;
  const length = roundDown(widest / METERS[unit]);
  return { length, unit, px: (length * METERS[unit]) / metersPerPx };
}

function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const first = [5, 3, 2, 1].find((each) => each <= value / power) ?? 1;
  return first * power;
}
