import type { TextDefinition } from "./define-text.ts";

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
