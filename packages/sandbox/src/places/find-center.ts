import type { Point } from "./point.ts";
import { repairShops } from "./repair-shops.ts";
import { findZipCode, zipCodes } from "./zip-codes.ts";

/** The parts of an address. In a search for a ZIP code, the others are blank. */
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

/** The center of a search: the shop with this address, otherwise the ZIP code, otherwise the city. */
export function findCenter({
  addressLine1,
  city,
  state,
  zipCode,
}: AddressParts): Point | undefined {
  const found =
    repairShops.find(
      (shop) => equalsIgnoringCase(shop.address, addressLine1) && shop.zipCode === zipCode,
    ) ??
    findZipCode(zipCode) ??
    zipCodes.find(
      (zip) => equalsIgnoringCase(zip.city, city) && equalsIgnoringCase(zip.state, state),
    );
  return found && { latitude: found.latitude, longitude: found.longitude };
}

function equalsIgnoringCase(a: string, b: string): boolean {
  return a.toLowerCase() === b.trim().toLowerCase();
}
