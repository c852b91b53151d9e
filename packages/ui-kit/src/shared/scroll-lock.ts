let locks = 0;
let release: (() => void) | undefined;

/**
 * Keeps the page from scrolling until the returned function is called. Counts: the page scrolls again
 * when the last lock is gone.
 */
export function lockScroll(): () => void {
  if (locks++ === 0) release = freeze();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks === 0) release?.();
  };
}

/** iOS scrolls a body that is only `overflow: hidden`; one that is fixed stays. */
function freeze(): () => void {
  const { documentElement: page, body } = document;
  const top = window.scrollY;
  const before = { page: page.style.cssText, body: body.style.cssText };

  if (page.scrollHeight > page.clientHeight) page.style.scrollbarGutter = "stable";
  page.style.overflow = "hidden";
  Object.assign(body.style, { position: "fixed", insetInline: "0", top: `${-top}px` });

  return () => {
    page.style.cssText = before.page;
    body.style.cssText = before.body;
    window.scrollTo({ top, behavior: "instant" });
  };
}
