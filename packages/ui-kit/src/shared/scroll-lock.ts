import { addPageRule } from "./page-rule.ts";

const key = Symbol.for("claimkit.scroll-lock");
const page = globalThis as { [key]?: { count: number; release?: () => void } };
/** All copies of the kit on a page share it. */
const locks = (page[key] ??= { count: 0 });

/**
 * Keeps the page from scrolling until the returned function is called. Counts: the page scrolls again
 * when the last lock is gone.
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

/** Whether the page is locked. It then seems to be at its top. */
export function isScrollLocked(): boolean {
  return locks.count > 0;
}

/** iOS scrolls a body that is only `overflow: hidden`; one that is fixed stays. */
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
