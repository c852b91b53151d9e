/** Whether a media query applies to a document, whose frame may have another color scheme than this page. */
export function matches(query: string, { defaultView }: Document): boolean {
  return (defaultView ?? window).matchMedia(query).matches;
}
