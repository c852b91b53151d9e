/** The languages that the texts of the claims are written in. */
export const languages = ["en-US", "es-US"] as const;

/** A language that the sandbox answers in. */
export type Language = (typeof languages)[number];

/** Picks one of two texts, or documents, with the same meaning. */
export type Say = <T>(english: T, spanish: T) => T;

/** Picks the English text. */
export const inEnglish: Say = (english) => english;

/** Picks the Spanish text. */
export const inSpanish: Say = (_english, spanish) => spanish;

/** Picks the text in a language. */
export function sayIn(language: Language): Say {
  return language === "es-US" ? inSpanish : inEnglish;
}

/** The language that `Accept-Language` prefers; English without the header or if it names neither language. */
export function preferredLanguage(acceptLanguage = ""): Language {
  const [best] = acceptLanguage
    .split(",")
    .map(readRange)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .flatMap(({ tag }) => languages.filter((language) => matches(tag, language)));
  return best ?? "en-US";
}

function readRange(range: string): { tag: string; quality: number } {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { tag, quality: quality === undefined ? 1 : Number(quality) };
}

/** Whether a range accepts a language; regions do not count, so `es-MX` accepts `es-US`. */
function matches(tag: string, language: Language): boolean {
  return tag === "*" || tag.split("-")[0] === language.split("-")[0];
}
