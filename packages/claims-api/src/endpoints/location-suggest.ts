import type * as v from "valibot";
import type { Endpoint } from "../endpoint.ts";
import { required } from "../required.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { requiredText, textOrBlank } from "../schema/values.ts";

/** See docs/reference/api.md#address-suggestions. */
const MAX_SUGGESTIONS = 10;

const FIVE_SECONDS = 5000;

const UNITED_STATES = /^(us|usa|united states.*)$/i;

const schema = answer({
  suggestions: list(object({ text: requiredText, country: textOrBlank })),
});

/** The parsed response. */
export interface LocationSuggestWire extends v.InferOutput<typeof schema> {}

/** Addresses in the United States. */
export interface LocationSuggestions {
  /** The suggested addresses. */
  suggestions: readonly { text: string }[];
}

/** `GET rating/location/v1/suggest`: addresses that match the text. */
export const locationSuggest: Endpoint<{ text: string }, LocationSuggestions, LocationSuggestWire> =
  {
    name: "locationSuggest",
    method: "GET",
    path: "rating/location/v1/suggest",
    request: ({ text }) => ({ query: { text: required("locationSuggest", "text", text) } }),
    response: schema,
    empty: { suggestions: [] },
    timeoutMs: FIVE_SECONDS,
    model: ({ suggestions }) => ({
      suggestions: suggestions
        // Without a `country`, the text ends with the country.
        .filter(({ text, country }) =>
          UNITED_STATES.test(country || text.slice(text.lastIndexOf(",") + 1).trim()),
        )
        .slice(0, MAX_SUGGESTIONS),
    }),
  };
