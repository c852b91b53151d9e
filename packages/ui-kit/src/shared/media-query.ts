/** A media query of the page or frame of an element; `undefined` without `matchMedia`, as in jsdom. */
export function mediaQuery(query: string, { ownerDocument }: Element): MediaQueryList | undefined {
  return (ownerDocument.defaultView as Partial<Window> | null)?.matchMedia?.(query);
}
