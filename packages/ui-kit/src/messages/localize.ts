import { ownEntry } from "../shared/own-entry.ts";
import { mergeCatalogs, type MessageCatalog } from "./catalog.ts";
import type { TextDefinition } from "./define-text.ts";
import { messageKind } from "./message-kind.ts";
import { warnOfMissing, warnOfUnknown } from "./message-warnings.ts";

// Replaced by bundlers; undefined on a page without one.
declare const process: { env: { NODE_ENV?: string } };

/** A language, and the messages in it. */
export interface Localization {
  /** BCP 47 language tag that `Intl` accepts. */
  readonly locale: string;
  /** The messages of a definition: translated where there is a translation, otherwise in English. */
  readonly get: <Text extends object>(definition: TextDefinition<Text>) => Text;
  /** The language that has all messages of a definition and those that it uses: this one, otherwise English. */
  readonly complete: (definition: TextDefinition) => Localization;
  /** For English in place of a language whose catalogs lack a message: that language. */
  readonly insteadOf: Localization | undefined;
}

/** The messages of a definition, and whether the catalogs have all of them. */
type Translation = readonly [text: object, isWhole: boolean];

/**
 * Merges catalogs for a language, for {@link LocaleContext}.
 *
 * @param insteadOf the language that this one replaces
 */
export function localize(
  tag: string,
  catalogs: readonly MessageCatalog<object>[],
  insteadOf?: Localization,
): Localization {
  const { locale, texts } = mergeCatalogs(tag, catalogs);
  const isEnglish = /^en\b/i.test(locale);
  // Components read their messages on each render.
  const translated = new WeakMap<object, Translation>();
  let english: Localization | undefined;

  function translationOf(definition: TextDefinition): Translation {
    const known = translated.get(definition.english);
    if (known) return known;
    const translations = ownEntry(texts, definition.group);
    try {
      if (process.env.NODE_ENV !== "production") warnOfUnknown(definition, translations);
    } catch {
      // There is no bundler.
    }
    const translation = translate(definition.english, translations);
    translated.set(definition.english, translation);
    return translation;
  }

  function isWhole(definition: TextDefinition): boolean {
    return translationOf(definition)[1] && (definition.uses ?? []).every(isWhole);
  }

  function complete(definition: TextDefinition): Localization {
    if (isEnglish || isWhole(definition)) return localization;
    try {
      if (process.env.NODE_ENV !== "production") warnOfMissing(locale, texts, definition);
    } catch {
      // There is no bundler.
    }
    return (english ??= localize("en-US", catalogs, localization));
  }

  const localization: Localization = {
    locale,
    get: (definition) => translationOf(definition)[0] as typeof definition.english,
    complete,
    insteadOf,
  };
  return localization;
}

/**
 * English messages with their translations over them. Only own messages of the same kind are used,
 * because a catalog can be a host's JSON.
 */
function translate(english: object, translations: object = {}): Translation {
  const text: Record<string, unknown> = { ...english };
  let isWhole = true;
  for (const key of Object.keys(english)) {
    const message = ownEntry(translations as Record<string, unknown>, key);
    if (messageKind(message) === messageKind(text[key])) text[key] = message;
    else isWhole = false;
  }
  return [text, isWhole];
}
