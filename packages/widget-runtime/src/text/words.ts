import type { TextDefinition } from "./define-text.ts";

/**
 * A widget's words with those of a catalogue over them; what it lacks stays English.
 * Only own words that the widget knows are taken: a catalogue may be a host's JSON.
 */
export function wordsOf<Words extends object>(
  { name, english }: TextDefinition<Words>,
  texts: Readonly<Record<string, object>>,
): Words {
  const words = { ...english };
  const group = ownValue(texts, name);
  for (const key of Object.keys(english) as (keyof Words & string)[]) {
    const word = ownValue(group, key);
    if (typeof word === typeof english[key]) words[key] = word as Words[typeof key];
  }
  return words;
}

function ownValue(record: unknown, key: string): unknown {
  if (typeof record !== "object" || record === null || !Object.hasOwn(record, key))
    return undefined;
  return (record as Record<string, unknown>)[key];
}
