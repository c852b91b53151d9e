import * as v from "valibot";
import { locationSuggest as endpoint } from "../endpoints/location-suggest.ts";
import type { CallContract } from "./call-contract.ts";
import { described, optional, text } from "./formats.ts";

/** `GET rating/location/v1/suggest` */
export const locationSuggest = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "Addresses that match a text",
  query: v.object({ text: described(text, "What has been typed, at least three characters.") }),
  response: v.object({
    suggestions: described(
      v.array(
        v.object({
          text: described(
            text,
            "The address on one line: street, city, state, ZIP code and country, with commas.",
          ),
          country: optional(
            text,
            "Country, such as US; without it, the text ends with the country.",
          ),
        }),
      ),
      "The addresses, best first; the client shows ten of the United States.",
    ),
  }),
  example: {
    response: {
      suggestions: [{ text: "600 W Chicago Ave, Chicago, IL, 60654, USA", country: "US" }],
    },
  },
} as const satisfies CallContract;
