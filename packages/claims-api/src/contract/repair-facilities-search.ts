import * as v from "valibot";
import { repairFacilitiesSearch as endpoint } from "../endpoints/repair-facilities-search.ts";
import type { CallContract } from "./call-contract.ts";
import { described, latitude, longitude, optional, phone, text, zipCode } from "./formats.ts";

const yesOrNo = v.picklist(["Yes", "No"]);

const shop = v.object({
  shopId: described(text, "Id of the shop, which is unique in a response."),
  shopName: described(text, "Name of the shop."),
  address: described(text, "Street and number."),
  city: described(text, "City."),
  state: described(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "two letters such as OH")),
    "State, as two letters.",
  ),
  zipCode: described(zipCode, "ZIP code, as text."),
  phoneNumber: optional(phone, "Telephone number of the shop, of ten digits."),
  emailAddress: optional(text, "Email address of the shop."),
  proximateDistance: described(
    v.pipe(v.number(), v.minValue(0)),
    "Distance from the center of the search in miles, as a number.",
  ),
  latitude: optional(latitude, "Degrees north of the equator, for the map."),
  longitude: optional(longitude, "Degrees east of Greenwich, negative in the United States."),
});

/** `POST repair-facilities/search` */
export const repairFacilitiesSearch = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "The repair shops within 25 miles",
  body: v.object({
    environment: described(text, "The environment of the client."),
    radius: described(v.literal(25), "Radius in miles."),
    country: described(v.literal("US"), "Country, always the United States."),
    manufacturedCertified: described(yesOrNo, "Whether to find shops certified by manufacturers."),
    isSpecialtyVehicle: described(yesOrNo, "Whether the vehicle needs a special shop."),
    addressLine1: described(v.string(), "Street and number, or blank."),
    city: described(v.string(), "City, or blank."),
    state: described(v.string(), "State, or blank."),
    zipCode: described(v.string(), "ZIP code, or blank."),
  }),
  response: v.object({
    participants: described(
      v.array(shop),
      "The shops within the radius, an empty list if there are none.",
    ),
    searchCenter: optional(
      v.object({
        latitude: described(latitude, "Degrees north of the equator."),
        longitude: described(longitude, "Degrees east of Greenwich."),
      }),
      "The place that distances are measured from; the map needs it for the circle.",
    ),
  }),
  example: {
    body: {
      environment: "prod",
      radius: 25,
      country: "US",
      manufacturedCertified: "Yes",
      isSpecialtyVehicle: "No",
      addressLine1: "",
      city: "",
      state: "",
      zipCode: "43215",
    },
    response: {
      participants: [
        {
          shopId: "SHP-43201-01",
          shopName: "Short North Collision",
          address: "1042 N High St",
          city: "Columbus",
          state: "OH",
          zipCode: "43201",
          phoneNumber: "6145550171",
          proximateDistance: 1.35,
          latitude: 39.98,
          longitude: -83,
        },
      ],
      searchCenter: { latitude: 39.97, longitude: -83 },
    },
  },
} as const satisfies CallContract;
