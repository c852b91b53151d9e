import * as v from "valibot";
import { readQuery } from "../checks/read.ts";
import { suggestPlaces } from "../places/suggest.ts";
import type { Route } from "../route.ts";

const query = v.object({ text: v.string() });

/** `GET rating/location/v1/suggest`: addresses that begin as the text does. */
export const locationSuggest = {
  call: "locationSuggest",
  method: "GET",
  path: "/rating/location/v1/suggest",
  summary: "Addresses that begin as the text does",
  query,
  example: { path: "/rating/location/v1/suggest?text=600%20W%20Chicago" },
  answer: (c) => {
    const { text } = readQuery(c, query, "The query needs a text.");
    return c.json({ suggestions: suggestPlaces(text) });
  },
} as const satisfies Route;
