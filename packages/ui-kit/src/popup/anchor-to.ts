// Why: docs/decisions/popups.md#where-a-popup-is-placed
/**
 * Throttle of the popup's position while something scrolls, in ms. See
 * docs/reference/kit.md#props-and-state.
 */
const SCROLL_THROTTLE = 20;

/**
 * Places an open popup, which has an `id` and a `data-position`, next to its anchor until the signal is
 * aborted. The style sheet does it with CSS anchor positioning; the anchor's name is set here, because
 * each pair needs its own.
 *
 * Firefox needs a script: 145 and 146 don't support anchors, and later versions, up to 153 at least,
 * misplace the popup by its width if its direction differs from the page's.
 */
export function anchorTo(anchor: HTMLElement, box: HTMLElement, signal: AbortSignal): void {
  if (
    globalThis.CSS?.supports("anchor-name: --a") &&
    direction(box) === direction(box.ownerDocument.documentElement)
  ) {
    const name = `--${CSS.escape(box.id)}`;
    box.style.positionAnchor = anchor.style.anchorName = name;
    signal.addEventListener("abort", () => {
      anchor.style.anchorName = "";
    });
    return;
  }

  // The window of the page or the frame.
  const view = box.ownerDocument.defaultView ?? window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function place(): void {
    timer = undefined;
    const at = anchor.getBoundingClientRect();
    // For style sheets that make the popup as wide as its anchor.
    box.style.setProperty("--ck-anchor-size", `${at.width}px`);
    const { offsetWidth: width, offsetHeight: height } = box;
    const [side, edge] = box.dataset["position"]?.split(" ") ?? [];
    const isMirrored = direction(box) === "rtl";
    const share = edge === "center" ? 0.5 : Number((edge === "right") !== isMirrored);
    const x = at.left + share * (at.width - width);

    const isAbove = (side === "above" || at.bottom + height > view.innerHeight) && at.top > height;
    const y = isAbove
      ? `auto auto ${view.innerHeight - at.top}px`
      : `min(${at.bottom}px, 100% - ${height}px - var(--ck-space-2)) auto auto`;
    // Keeps it within the window. Not as `inset`, so that a style sheet can place the popup elsewhere.
    box.style.setProperty("--ck-inset", `${y} max(0px, min(${x}px, 100% - ${width}px))`);
  }

  place();
  for (const type of ["scroll", "resize"]) {
    view.addEventListener(type, () => (timer ??= setTimeout(place, SCROLL_THROTTLE)), {
      capture: true,
      signal,
    });
  }
}

function direction(element: Element): string {
  return getComputedStyle(element).direction;
}
