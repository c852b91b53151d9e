const SAFE_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Control characters and encoded line breaks, which could add headers to a `mailto:` URL. */
// oxlint-disable-next-line no-control-regex -- rejects control characters on purpose
const CONTROL = /[\u0000-\u001f\u007f]|%0[ad]/i;

/** Returns a URL if it is safe for a link: http, https, mailto, tel, or a path of this site. Otherwise `undefined`. */
export function safeHref(url: string | undefined): string | undefined {
  if (!url || CONTROL.test(url)) return undefined;
  try {
    // The base is only needed to parse relative URLs.
    const { protocol } = new URL(url, "https://page.invalid");
    return SAFE_PROTOCOLS.has(protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
