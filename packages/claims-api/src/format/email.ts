/** One address, without anything that would make a second one or a header of it. */
const ADDRESS = /^[^\s@<>,;:?&%"]{1,64}@[^\s@<>,;:?&%"]{1,255}$/;

/** The `mailto:` link of an e-mail address; `undefined` for text that is none. */
export function emailHref(text: string): string | undefined {
  const address = text.trim();
  return ADDRESS.test(address) ? `mailto:${address}` : undefined;
}
