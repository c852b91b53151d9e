import type * as v from "valibot";
import type { Endpoint } from "../endpoint.ts";
import { uniqueBy, sortedBy } from "../order.ts";
import { isOnEarth, withPlace } from "../place.ts";
import { required } from "../required.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { optional } from "../schema/optional.ts";
import {
  number,
  optionalNumber,
  optionalText,
  requiredText,
  textOrBlank,
} from "../schema/values.ts";

/** See docs/reference/api.md#shop-search. */
const RADIUS_MILES = 25;

const repairShop = object({
  /** Id of the shop. */
  shopId: requiredText,
  /** Name of the shop. */
  shopName: requiredText,
  /** Street address. */
  address: textOrBlank,
  /** City. */
  city: textOrBlank,
  /** State. */
  state: textOrBlank,
  /** ZIP code. */
  zipCode: textOrBlank,
  /** Phone number. */
  phoneNumber: optionalText,
  /** Distance in miles. */
  proximateDistance: optionalNumber,
  /** Latitude in degrees. */
  latitude: optionalNumber,
  /** Longitude in degrees. */
  longitude: optionalNumber,
});

/** A shop of the repair network. */
export interface RepairShop extends v.InferOutput<typeof repairShop> {}

const schema = answer({
  participants: list<RepairShop>(repairShop),
  searchCenter: optional(object({ latitude: number, longitude: number })),
});

/** The parsed response. */
export interface RepairFacilitiesWire extends v.InferOutput<typeof schema> {}

/** The parts of an address. In a search for a ZIP code, the others are empty. */
export interface ParsedAddress {
  /** Street and number. */
  addressLine1: string;
  /** City. */
  city: string;
  /** State. */
  state: string;
  /** ZIP code. */
  zipCode: string;
}

/** Shops near an address. */
export interface RepairFacilities {
  /** Nearest first; shops without a distance last. */
  participants: readonly RepairShop[];
  /** Center of the search, if the server sends it. */
  searchCenter: { latitude: number; longitude: number } | undefined;
}

/** `POST repair-facilities/search` */
export const repairFacilitiesSearch: Endpoint<
  ParsedAddress,
  RepairFacilities,
  RepairFacilitiesWire
> = {
  name: "repairFacilitiesSearch",
  method: "POST",
  path: "repair-facilities/search",
  request({ addressLine1 = "", city = "", state = "", zipCode = "" }, { environment }) {
    required("repairFacilitiesSearch", "address", addressLine1 + city + state + zipCode);
    return {
      body: {
        environment,
        radius: RADIUS_MILES,
        country: "US",
        manufacturedCertified: "Yes",
        isSpecialtyVehicle: "No",
        addressLine1,
        city,
        state,
        zipCode,
      },
    };
  },
  response: schema,
  empty: { participants: [] },
  model({ participants, searchCenter }) {
    const center = searchCenter && isOnEarth(searchCenter) ? searchCenter : undefined;
    const shops = participants.map((shop) =>
      // A rounded center, and distances by road, are no reason to leave a shop off the map.
      withPlace(withKnownDistance(shop), center, 2 * RADIUS_MILES),
    );
    const inOrder = sortedBy(shops, ({ proximateDistance }) => proximateDistance);
    return { participants: uniqueBy(inOrder, ({ shopId }) => shopId), searchCenter: center };
  },
};

/** Some services send a negative distance, such as -1, if they do not know it. */
function withKnownDistance(shop: RepairShop): RepairShop {
  return Number(shop.proximateDistance) < 0 ? { ...shop, proximateDistance: undefined } : shop;
}
