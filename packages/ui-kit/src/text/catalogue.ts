/** The words of one language, in groups: `kit` for the kit's own, one group for each widget. */
export interface Catalogue {
  /** A BCP 47 tag, such as `es-US`. */
  locale: string;
  /** Messages by key, in groups. */
  texts: Readonly<Record<string, object>>;
}

/**
 * One catalogue out of many: those of the very tag, else (`es`, `es-MX`) those of its language. Word
 * by word the later one wins, so that a host replaces a single word by a catalogue that has only that.
 * Where none has the language, the words are English, and the locale says so.
 *
 * @param tag also as operating systems write it, `es_US.UTF-8`. Of a tag that `Intl` refuses, only the
 *   language counts.
 */
export function mergeCatalogues(tag: string, catalogues: readonly Catalogue[]): Catalogue {
  const written = tag.replace(/[.@].*/, "").replaceAll("_", "-");
  const locale = isTag(written) ? written : language(written);
  const exact = catalogues.filter((each) => isSame(each.locale, locale));
  const related = catalogues.filter((each) => isSame(language(each.locale), language(locale)));

  const texts: Record<string, object> = {};
  for (const catalogue of exact.length > 0 ? exact : related) {
    for (const [group, words] of Object.entries(catalogue.texts)) {
      texts[group] = { ...texts[group], ...words };
    }
  }
  const isSpoken = related.length > 0 || isSame(language(locale), "en");
  return { locale: isSpoken ? locale : "en-US", texts };
}

/** Whether `Intl` accepts a tag. */
export function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

function language(tag: string): string {
  return tag.replace(/-.*/, "");
}

function isSame(tag: string, other: string): boolean {
  return tag.toLowerCase() === other.toLowerCase();
}
