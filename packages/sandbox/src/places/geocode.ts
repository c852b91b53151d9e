import { type AddressParts, findCenter } from "./find-center.ts";
import { milesBetween, type Point } from "./point.ts";
import { repairShops } from "./repair-shops.ts";
import { zipCodes } from "./zip-codes.ts";

const NEIGHBOURHOOD_MILES = 25;

/** The point of an address on one line; `undefined` where the sandbox knows neither its street nor its ZIP code. */
export async function geocode(address: string): Promise<Point | undefined> {
  const [, zipCode = ""] = /\b(\d{5})(?:-\d{4})?(?:,? USA)?\s*$/.exec(address.trim()) ?? [];
  const [addressLine1 = ""] = address.split(",");
  return findCenter({ addressLine1, city: "", state: "", zipCode });
}

/** The address nearest to a point: a shop's within a tenth of a mile, else the ZIP code; `undefined` far from all that it knows. */
export async function reverseGeocode(point: Point): Promise<AddressParts | undefined> {
  const shop = nearest(point, repairShops, 0.1);
  const place = shop ?? nearest(point, zipCodes, NEIGHBOURHOOD_MILES);
  if (!place) return undefined;
  const { city, state, zipCode } = place;
  return { addressLine1: shop?.address ?? "", city, state, zipCode };
}

function nearest<Place extends Point>(
  point: Point,
  places: readonly Place[],
  within: number,
): Place | undefined {
  const [first] = places
    .map((place) => ({ place, miles: milesBetween(point, place) }))
    .filter(({ miles }) => miles <= within)
    .toSorted((a, b) => a.miles - b.miles);
  return first?.place;
}
