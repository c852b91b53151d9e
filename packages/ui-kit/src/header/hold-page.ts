import { lockScroll } from "../shared/scroll-lock.ts";

/** The value of our `inert`. The page's own, which it may set meanwhile, is empty. */
const HELD = "claimkit";

/**
 * Keeps the page still, and all of it but one element out of reach, until the returned function is
 * called. Shadow roots around the element are no limit. The announcer still speaks.
 */
export function holdPage(element: Element): () => void {
  const unlock = lockScroll();
  const held: HTMLElement[] = [];

  for (let inside: Node | undefined = element; inside; inside = around(inside)) {
    // Not `children`, which a form hides that has a control of this name.
    for (const other of inside.parentNode?.childNodes ?? []) {
      const isHeld = other instanceof HTMLElement && other !== inside && !other.inert;
      if (!isHeld || other.matches("ck-announcer")) continue;
      other.setAttribute("inert", HELD);
      held.push(other);
    }
  }

  return () => {
    for (const other of held) {
      if (other.getAttribute("inert") === HELD) other.inert = false;
    }
    unlock();
  };
}

function around({ parentNode }: Node): Node | undefined {
  return parentNode instanceof ShadowRoot ? parentNode.host : (parentNode ?? undefined);
}
