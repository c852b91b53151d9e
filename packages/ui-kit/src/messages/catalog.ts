import { ownEntry } from "../shared/own-entry.ts";

declare global {
  /**
   * Every message of the installed Claimkit packages, by group and key. Each package adds its groups.
   * Global, so that it is one type in bundled and separate packages.
   */
  interface ClaimkitMessages {}
}

/** Every message of the installed Claimkit packages, by group and key. */
export type AllMessages = ClaimkitMessages;

/**
 * Some messages of the installed packages, and of groups of the host's own, whose names have a hyphen:
 * `acme-garage`. A misspelled key is a type error.
 */
export type SomeMessages = {
  readonly [Group in keyof AllMessages]?: Partial<AllMessages[Group]>;
} & { readonly [own: `${string}-${string}`]: object };

/** Messages in one language. Plain JSON, except for messages that are functions. */
export interface MessageCatalog<Texts extends object = Readonly<Record<string, object>>> {
  /** BCP 47 language tag, such as `es-US`. */
  readonly locale: string;
  /** Messages by key, in a group for each component and widget. */
  readonly texts: Texts;
}

/**
 * Merges catalogs into one for a language. Later catalogs override earlier ones message by message, and
 * catalogs with the same tag override catalogs of other regions: `es-MX` has the messages of `es-US` that it
 * lacks. English has all messages, so its regions stay apart. Without a catalog in the language, messages
 * are English, and the merged locale is too.
 *
 * @param tag language tag; also accepts the form of operating systems, `es_US.UTF-8`. If `Intl` rejects
 *   the tag, only its language is used.
 */
export function mergeCatalogs(
  tag: string,
  catalogs: readonly MessageCatalog<object>[],
): MessageCatalog {
  const written = tag.replace(/[.@].*/, "").replaceAll("_", "-");
  const locale = isTag(written) ? written : language(written);
  const isEnglish = isSame(language(locale), "en");
  const exact = catalogs.filter((each) => isSame(each.locale, locale));
  const related = catalogs.filter((each) => isSame(language(each.locale), language(locale)));

  const texts: Record<string, object> = {};
  for (const catalog of isEnglish && exact[0] ? exact : [...related, ...exact]) {
    for (const [group, messages] of Object.entries<object>(
      catalog.texts as Readonly<Record<string, object>>,
    )) {
      texts[group] = { ...ownEntry(texts, group), ...messages };
    }
  }
  return { locale: (isEnglish || related[0]) && isTag(locale) ? locale : "en-US", texts };
}

/** Whether `Intl` accepts a tag. */
function isTag(tag: string): boolean {
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
