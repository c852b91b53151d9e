import { addPageRule } from "./page-rule.ts";

const key = Symbol.for("claimkit.scroll-lock");

interface Locks {
  count: number;
  release?: () => void;
}

/** The locks of an element's page or frame, shared by all copies of the kit. */
function locksOf({ ownerDocument }: Element): Locks {
  const page = ownerDocument as { [key]?: Locks };
  return (page[key] ??= { count: 0 });
}

/**
 * Prevents an element's page or frame from scrolling until the returned function is called. Locks are
 * counted: the page scrolls again when the last one is released.
 */
export function lockScroll(near: Element): () => void {
  const locks = locksOf(near);
  if (locks.count++ === 0) locks.release = freeze(near);
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks.count === 0) locks.release?.();
  };
}

/** Whether the page is locked. Its scroll position then appears to be 0. */
export function isScrollLocked(near: Element): boolean {
  return locksOf(near).count > 0;
}

/** iOS scrolls a body with only `overflow: hidden`; a fixed one does not scroll. */
function freeze(near: Element): () => void {
  const { body, documentElement, defaultView } = near.ownerDocument;
  const { scrollX: left, scrollY: top } = defaultView ?? window;
  const { scrollHeight, clientHeight } = documentElement;
  const isGutterOfPage = getComputedStyle(documentElement).scrollbarGutter !== "auto";
  const gutter = scrollHeight > clientHeight && !isGutterOfPage ? "scrollbar-gutter:stable" : "";
  // Lengths in style sheets are zoomed, scroll positions are not.
  const zoom = body.currentCSSZoom ?? 1;
  const thaw = addPageRule(
    `:root{overflow:hidden!important;${gutter}}` +
      `body{position:fixed!important;inset:${-top / zoom}px ${left / zoom}px auto ${-left / zoom}px!important}`,
    near,
  );

  return () => {
    thaw();
    defaultView?.scrollTo({ left, top, behavior: "instant" });
  };
}
