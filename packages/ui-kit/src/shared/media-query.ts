/** A media query, or `undefined` without `matchMedia`, as in jsdom. */
export function mediaQuery(query: string): MediaQueryList | undefined {
  return "matchMedia" in globalThis ? matchMedia(query) : undefined;
}
