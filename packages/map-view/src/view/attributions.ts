import { ATTRIBUTION_SEPARATOR } from "../constants.ts";

/**
 * Attributions as one line. What providers send is HTML; only its text is shown, and nothing twice.
 *
 * @param attributions one for each source
 */
export function joinAttributions(attributions: readonly (string | undefined)[]): string {
  const texts = attributions.map((each) => (each ? textOf(each) : "")).filter(Boolean);
  return [...new Set(texts)].join(ATTRIBUTION_SEPARATOR);
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  copy: "©",
  gt: ">",
  lt: "<",
  nbsp: " ",
  quot: '"',
};

function textOf(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => characterOf(Number(code)))
    .replaceAll(/&([a-z]{2,4});/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}

function characterOf(code: number): string {
  return code > 31 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
}
