/** Keys of each group. */
const keysOf = new Map<string, Set<string>>();

/** Groups of catalogs that have been checked. */
const checked = new WeakSet<object>();

const warned = new Set<string>();

/** Remembers the messages of a definition, in development. */
export function rememberKeys(group: string, english: object): void {
  const keys = keysOf.get(group) ?? new Set();
  keysOf.set(group, keys);
  for (const key of Object.keys(english)) keys.add(key);
}

/** Warns of each message of a catalog that no definition of its group has, once per key. */
export function warnOfUnknown(group: string, messages: object | undefined): void {
  if (!messages || checked.has(messages)) return;
  checked.add(messages);
  for (const key of Object.keys(messages)) {
    const name = `${group}.${key}`;
    if (keysOf.get(group)?.has(key) !== false || warned.has(name)) continue;
    warned.add(name);
    // oxlint-disable-next-line no-console -- meant for developers
    console.warn(
      `There is no message "${name}", so the catalog's text is not used. All messages: https://github.com/claimkit/claimkit/blob/main/docs/guides/language.md`,
    );
  }
}
