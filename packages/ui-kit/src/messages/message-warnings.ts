import { ownEntry } from "../shared/own-entry.ts";
import type { TextDefinition } from "./define-text.ts";
import { messageKind } from "./message-kind.ts";

/** Groups of catalogs that have been checked. */
const checked = new WeakSet<object>();

const warned = new Set<string>();

/** Warns of each message of a catalog that its definition lacks, once per key. */
export function warnOfUnknown(
  { group, english }: TextDefinition,
  messages: object | undefined,
): void {
  if (!messages || checked.has(messages)) return;
  checked.add(messages);
  for (const key of Object.keys(messages)) {
    const name = `${group}.${key}`;
    if (Object.hasOwn(english, key) || warned.has(name)) continue;
    warned.add(name);
    // oxlint-disable-next-line no-console -- meant for developers
    console.warn(
      `There is no message "${name}", so the catalog's text is not used. How to find its key: https://github.com/claimkit/claimkit/blob/main/docs/guides/language.md#your-own-wording`,
    );
  }
}

/** Warns of messages that the catalogs of a language lack, once for each message. */
export function warnOfMissing(
  locale: string,
  texts: Readonly<Record<string, object>>,
  definition: TextDefinition,
): void {
  const names = [...new Set(missingOf(texts, definition))].filter(
    (name) => !warned.has(`${locale}: ${name}`),
  );
  names.forEach((name) => warned.add(`${locale}: ${name}`));
  if (names.length === 0) return;
  // oxlint-disable-next-line no-console -- meant for developers
  console.warn(
    `The messages in ${locale} lack "${names.join('", "')}", so a widget that needs them is in English. See https://github.com/claimkit/claimkit/blob/main/docs/guides/language.md#incomplete-catalogs`,
  );
}

function missingOf(
  texts: Readonly<Record<string, object>>,
  { group, english, uses = [] }: TextDefinition,
): string[] {
  const translations = { ...ownEntry(texts, group) } as Record<string, unknown>;
  return [
    ...Object.entries(english)
      .filter(([key, each]) => messageKind(ownEntry(translations, key)) !== messageKind(each))
      .map(([key]) => `${group}.${key}`),
    ...uses.flatMap((each) => missingOf(texts, each)),
  ];
}
