import { addPageRule } from "./page-rule.ts";

const key = Symbol.for("claimkit.scroll-lock");
const page = globalThis as { [key]?: { count: number; release?: () => void } };
/** Shared by all copies of the kit on a page. */
const locks = (page[key] ??= { count: 0 });

/**
 * Prevents the page from scrolling until the returned function is called. Locks are counted: the page
 * scrolls again when the last one is released.
 */
export function lockScroll(): () => void {
  if (locks.count++ === 0) locks.release = freeze();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks.count === 0) locks.release?.();
  };
}

/** Whether the page is locked. Its scroll position then appears to be 0. */
export function isScrollLocked(): boolean {
  return locks.count > 0;
}

/** iOS scrolls a body with only `overflow: hidden`; a fixed one does not scroll. */
function freeze(): () => void {
  const { scrollX: left, scrollY: top } = window;
  const { scrollHeight, clientHeight } = document.documentElement;
  const gutter = scrollHeight > clientHeight ? "scrollbar-gutter:stable" : "";
  const thaw = addPageRule(
    `:root{overflow:hidden!important;${gutter}}` +
      `body{position:fixed!important;inset:${-top}px ${left}px auto ${-left}px!important}`,
  );

  return () => {
    thaw();
    window.scrollTo({ left, top, behavior: "instant" });
  };
}
