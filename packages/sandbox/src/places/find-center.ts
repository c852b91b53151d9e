import type { Point } from "./point.ts";
import { repairShops } from "./repair-shops.ts";
import { findZipCode, zipCodes } from "./zip-codes.ts";

/** The parts of an address; a search for a ZIP code leaves the others blank. */
export interface AddressParts {
  /** Street and number. */
  addressLine1: string;
  /** City name. */
  city: string;
  /** Two-letter state code, such as `OH`. */
  state: string;
  /** Five-digit ZIP code. */
  zipCode: string;
}

/** Where a search begins: at the shop with this address, else in the middle of the ZIP code, else of the city. */
export function findCenter({
  addressLine1,
  city,
  state,
  zipCode,
}: AddressParts): Point | undefined {
  const found =
    repairShops.find((shop) => same(shop.address, addressLine1) && shop.zipCode === zipCode) ??
    findZipCode(zipCode) ??
    zipCodes.find((zip) => same(zip.city, city) && same(zip.state, state));
  return found && { latitude: found.latitude, longitude: found.longitude };
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.trim().toLowerCase();
}
