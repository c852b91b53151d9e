import { type AddressParts, findCenter } from "./find-center.ts";
import { milesBetween, type Point } from "./point.ts";
import { repairShops } from "./repair-shops.ts";
import { zipCodes } from "./zip-codes.ts";

const MAX_ZIP_CODE_MILES = 25;

/** Finds the coordinates of a one-line address. Resolves to `undefined` if the sandbox knows neither its street nor its ZIP code. */
export async function geocode(address: string): Promise<Point | undefined> {
  const [, zipCode = ""] = /\b(\d{5})(?:-\d{4})?(?:,? USA)?\s*$/.exec(address.trim()) ?? [];
  const [addressLine1 = ""] = address.split(",");
  return findCenter({ addressLine1, city: "", state: "", zipCode });
}

/** Finds the address nearest to a point: a shop within 0.1 miles, otherwise a ZIP code within 25 miles, otherwise `undefined`. */
export async function reverseGeocode(point: Point): Promise<AddressParts | undefined> {
  const shop = nearest(point, repairShops, 0.1);
  const place = shop ?? nearest(point, zipCodes, MAX_ZIP_CODE_MILES);
  if (!place) return undefined;
  const { city, state, zipCode } = place;
  return { addressLine1: shop?.address ?? "", city, state, zipCode };
}

function nearest<Place extends Point>(
  point: Point,
  places: readonly Place[],
  maxMiles: number,
): Place | undefined {
  const [first] = places
    .map((place) => ({ place, miles: milesBetween(point, place) }))
    .filter(({ miles }) => miles <= maxMiles)
    .toSorted((a, b) => a.miles - b.miles);
  return first?.place;
}
