import { lockScroll } from "../shared/scroll-lock.ts";

/** The value of our `inert`. The page's own, which it may set meanwhile, is empty. */
const INERT_VALUE = "claimkit";

/**
 * Keeps the page still, and all of it but one element out of reach, until the returned function is
 * called. Shadow roots around the element are no limit. The announcer still speaks.
 */
export function makeRestInert(element: Element): () => void {
  const unlock = lockScroll();
  const made: HTMLElement[] = [];

  for (let inside: Node | undefined = element; inside; inside = around(inside)) {
    // Not `children`, which a form hides that has a control of this name.
    for (const other of inside.parentNode?.childNodes ?? []) {
      const canBeInert = other instanceof HTMLElement && other !== inside && !other.inert;
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
  return parentNode instanceof ShadowRoot ? parentNode.host : (parentNode ?? undefined);
}
