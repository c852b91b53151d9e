/** A popup follows its anchor at most this often, in ms, while something scrolls. Spec 001, section 9. */
const SCROLL_THROTTLE = 20;

/**
 * Keeps an open popup, which has an `id` and a `data-position`, beside its anchor until the signal.
 * The style sheet does it; the name is not in it, because each pair needs one of its own.
 */
export function standBeside(anchor: HTMLElement, box: HTMLElement, signal: AbortSignal): void {
  if (CSS.supports("anchor-name: --a") && direction(box) === direction(document.documentElement)) {
    const name = `--${CSS.escape(box.id)}`;
    box.style.positionAnchor = anchor.style.anchorName = name;
    signal.addEventListener("abort", () => {
      anchor.style.anchorName = "";
    });
  } else follow(anchor, box, signal);
}

/**
 * For Firefox: 145 and 146 know no anchors, and later ones, up to 153 at least, miss them by a width
 * where the popup reads from right to left and the page does not.
 */
function follow(anchor: HTMLElement, box: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function later(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      place(anchor, box);
    }, SCROLL_THROTTLE);
  }
  place(anchor, box);
  addEventListener("scroll", later, { capture: true, signal });
  addEventListener("resize", later, { signal });
}

function place(anchor: HTMLElement, box: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  // For a sheet that wants the popup as wide as its anchor.
  box.style.setProperty("--ck-anchor-size", `${at.width}px`);
  const [side, edge] = box.dataset["position"]?.split(" ") ?? [];
  const isMirrored = direction(box) === "rtl";
  const share = edge === "center" ? 0.5 : Number((edge === "right") !== isMirrored);
  const x = at.left + share * (at.width - box.offsetWidth);

  const hasNoRoomBelow = at.bottom + box.offsetHeight > innerHeight;
  const isAbove = (side === "above" || hasNoRoomBelow) && at.top > box.offsetHeight;
  box.style.inset = isAbove
    ? `auto auto ${innerHeight - at.top}px ${x}px`
    : `${at.bottom}px auto auto ${x}px`;
}

function direction(element: Element): string {
  return getComputedStyle(element).direction;
}
