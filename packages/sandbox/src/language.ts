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
export function translatorFor(language: string): Translate {
  return language === "es-US" ? inSpanish : inEnglish;
}
