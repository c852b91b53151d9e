import { hostOf } from "../shared/host-of.ts";
import { lockScroll } from "../shared/scroll-lock.ts";

/** Value that marks our `inert`. The page may set its own meanwhile, whose value is empty. */
const INERT_VALUE = "claimkit";

/**
 * Locks the page's scroll position and makes everything but one element inert, through any shadow
 * roots, until the returned function is called. The announcer is left out.
 */
export function makeRestInert(element: Element): () => void {
  const unlock = lockScroll(element);
  const made: HTMLElement[] = [];

  for (let inside: Node | undefined = element; inside; inside = around(inside)) {
    // Not `children`, because a form control with that name replaces the property.
    for (const other of (inside.parentNode?.childNodes ?? []) as Iterable<HTMLElement>) {
      // Only HTML elements have it.
      const canBeInert = other.inert === false && other !== inside;
      if (!canBeInert || other.matches("ck-announcer")) continue;
      other.setAttribute("inert", INERT_VALUE);
      made.push(other);
    }
  }

  return () => {
    for (const other of made) {
      if (other.getAttribute("inert") === INERT_VALUE) other.inert = false;
    }
    unlock();
  };
}

function around({ parentNode }: Node): Node | undefined {
  return hostOf(parentNode) ?? parentNode ?? undefined;
}
