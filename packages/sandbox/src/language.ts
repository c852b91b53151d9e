/** Languages of the sandbox's texts. */
export const languages = ["en-US", "es-US"] as const;

/** A language of the sandbox. */
export type Language = (typeof languages)[number];

/** Returns the English or the Spanish version of a text or document. */
export type Translate = <T>(english: T, spanish: T) => T;

/** Returns the English version. */
export const inEnglish: Translate = (english) => english;

/** Returns the Spanish version. */
export const inSpanish: Translate = (_english, spanish) => spanish;

/** The translation function for a language. */
export function translatorFor(language: Language): Translate {
  return language === "es-US" ? inSpanish : inEnglish;
}

/** The preferred language of an `Accept-Language` header. English if the header is missing or has neither language. */
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

/** Whether a language range matches a language. Regions are ignored, so `es-MX` matches `es-US`. */
function matches(tag: string, language: Language): boolean {
  return tag === "*" || tag.split("-")[0] === language.split("-")[0];
}
