import type { Context } from "hono";
import { accepts } from "hono/accepts";

/** The best of the languages for the request's `Accept-Language`; the first one if the header has none of them. */
export function preferredLanguage(c: Context, languages: readonly string[]): string {
  return accepts(c, {
    header: "Accept-Language",
    supports: [...languages],
    default: languages[0] ?? "en-US",
    match: (wanted, { supports, default: first }) =>
      wanted
        .filter(({ q }) => q > 0)
        .toSorted((a, b) => b.q - a.q)
        .flatMap(({ type }) => supports.find((language) => matches(type, language)) ?? [])[0] ??
      first,
  });
}

/** Whether a language range matches a language. Regions are ignored, so `es-MX` matches `es-US`. */
function matches(range: string, language: string): boolean {
  return range === "*" || primary(range) === primary(language);
}

function primary(tag: string): string | undefined {
  return tag.toLowerCase().split("-")[0];
}
