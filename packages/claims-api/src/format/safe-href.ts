const SAFE_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Control characters, and line breaks in disguise, with which a `mailto:` could gain headers. */
// oxlint-disable-next-line no-control-regex -- refusing control characters is the point
const CONTROL = /[\u0000-\u001f\u007f]|%0[ad]/i;

/** Gives an address back when a link may lead there: http, https, mailto, tel, or a path of this site. */
export function safeHref(url: string | undefined): string | undefined {
  if (!url || CONTROL.test(url)) return undefined;
  try {
    // The base stands in for the page; it only serves to read relative addresses.
    const { protocol } = new URL(url, "https://page.invalid");
    return SAFE_PROTOCOLS.has(protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
