/**
 * Looks up an entry of a table by a key that may come from an attribute; `"constructor"` is not an
 * entry.
 */
export function ownEntry<Entry>(
  table: Readonly<Record<string, Entry>>,
  key: string | undefined,
): Entry | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
