/** The words of one language, in groups: `kit` for the kit's own, one group for each widget. */
export interface Catalogue {
  /** A BCP 47 tag, such as `es-US`. */
  locale: string;
  texts: Readonly<Record<string, object>>;
}

/**
 * One catalogue out of many: those of a locale, word by word, the later one before the earlier. So a
 * host replaces a single word by a catalogue that has only that.
 */
export function mergeCatalogues(locale: string, catalogues: readonly Catalogue[]): Catalogue {
  const texts: Record<string, object> = {};
  for (const catalogue of catalogues) {
    if (catalogue.locale !== locale) continue;
    for (const [group, words] of Object.entries(catalogue.texts)) {
      texts[group] = { ...texts[group], ...words };
    }
  }
  return { locale, texts };
}
