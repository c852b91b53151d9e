import { ownEntry } from "../shared/own-entry.ts";
import { mergeCatalogs, type MessageCatalog } from "./catalog.ts";
import type { TextDefinition } from "./define-text.ts";
import { warnOfUnknown } from "./unknown-messages.ts";

// Replaced by bundlers; undefined on a page without one.
declare const process: { env: { NODE_ENV?: string } };

/** A language, and the messages in it. */
export interface Localization {
  /** BCP 47 language tag that `Intl` accepts. */
  readonly locale: string;
  /** The messages of a definition: translated where there is a translation, otherwise in English. */
  readonly get: <Text extends object>(definition: TextDefinition<Text>) => Text;
  /** The language of most messages of a definition: a catalog may lack them, and then they are English. */
  readonly languageOf: (definition: TextDefinition) => string;
}

/** Merges catalogs for a language, for {@link LocaleContext}. */
export function localize(tag: string, catalogs: readonly MessageCatalog<object>[]): Localization {
  const { locale, texts } = mergeCatalogs(tag, catalogs);
  // Components read their messages on each render.
  const translated = new WeakMap<object, object>();

  function get<Text extends object>(definition: TextDefinition<Text>): Text {
    const { group, english } = definition;
    const known = translated.get(english);
    if (known) return known as Text;
    const translations = ownEntry(texts, group);
    try {
      if (process.env.NODE_ENV !== "production") warnOfUnknown(definition, translations);
    } catch {
      // There is no bundler.
    }
    const text = translate(english, translations);
    translated.set(english, text);
    return text;
  }

  function languageOf(definition: TextDefinition): string {
    const english = Object.entries(definition.english);
    const shown = new Set(Object.values(get(definition)));
    const isMostlyEnglish =
      english.filter(([, message]) => shown.has(message)).length * 2 > english.length;
    return isMostlyEnglish && !/^en\b/i.test(locale) ? "en-US" : locale;
  }

  return { locale, get, languageOf };
}

/**
 * English messages with their translations over them. Only own messages of the same kind are used,
 * because a catalog can be a host's JSON.
 */
function translate<Text extends object>(english: Text, translations: object = {}): Text {
  const text = { ...english };
  for (const key of Object.keys(english) as (keyof Text & string)[]) {
    const message = ownEntry(translations as Partial<Text>, key);
    if (kindOf(message) === kindOf(text[key])) text[key] = message as Text[typeof key];
  }
  return text;
}

/** A plural has `other`; a list or `null` does not. */
function kindOf(message: unknown): string {
  return typeof message + typeof (message as { other?: unknown } | null | undefined)?.other;
}
