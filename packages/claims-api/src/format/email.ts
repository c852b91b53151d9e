/** Rejects characters that would add another address or a header to a `mailto:` URL. */
const ADDRESS = /^[^\s@<>,;:?&%"]{1,64}@[^\s@<>,;:?&%"]{1,255}$/;

/** The `mailto:` URL of an email address; `undefined` if the text is not an email address. */
export function emailHref(text: string): string | undefined {
  const address = text.trim();
  // A `#` is allowed in an address, but starts the fragment of a URL.
  return ADDRESS.test(address) ? `mailto:${address.replaceAll("#", "%23")}` : undefined;
}
