import * as v from "valibot";
import { readQuery } from "../checks/read.ts";
import { suggestPlaces } from "../places/suggest.ts";
import type { Route } from "../route.ts";

const query = v.object({ text: v.string() });

/** `GET rating/location/v1/suggest`: addresses that match the text. */
export const locationSuggest = {
  call: "locationSuggest",
  method: "GET",
  path: "/rating/location/v1/suggest",
  summary: "Addresses that match a text",
  query,
  example: { path: "/rating/location/v1/suggest?text=600%20W%20Chicago" },
  answer: (c) => {
    const { text } = readQuery(c, query, "The query needs text.");
    return c.json({ suggestions: suggestPlaces(text) });
  },
} as const satisfies Route;
