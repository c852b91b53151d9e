/** A popup follows its anchor at most this often, in ms, while something scrolls. Spec 001, section 9. */
const SCROLL_THROTTLE = 20;

/** Keeps an open popup, which has an `id`, beside its anchor until the returned function is called. */
export function standBeside(anchor: HTMLElement, box: HTMLElement): () => void {
  if (!CSS.supports("position-area", "self-block-end span-self-inline-end")) {
    return follow(anchor, box);
  }
  // The rest is in the style sheet. The name is not in it, because each pair needs one of its own.
  const name = `--${CSS.escape(box.id)}`;
  anchor.style.setProperty("anchor-name", name);
  box.style.setProperty("position-anchor", name);
  return () => anchor.style.removeProperty("anchor-name");
}

/** For Firefox 145 and 146, which can't do it on their own. Goes in January 2027. */
function follow(anchor: HTMLElement, box: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  function later(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      place(anchor, box);
    }, SCROLL_THROTTLE);
  }

  place(anchor, box);
  addEventListener("scroll", later, options);
  addEventListener("resize", later, options);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

function place(anchor: HTMLElement, box: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const [side, edge] = box.dataset["position"]?.split(" ") ?? [];

  const roomBelow = clientHeight - bottom;
  const wantsAbove = side === "above";
  const isFull = height > (wantsAbove ? top : roomBelow);
  const isAbove = isFull ? top > roomBelow : wantsAbove;

  const isMirrored = getComputedStyle(box).direction === "rtl";
  const atRight = (edge === "right") !== isMirrored;
  const wanted = edge === "center" ? (left + right - width) / 2 : atRight ? right - width : left;
  const x = Math.max(0, Math.min(wanted, clientWidth - width));

  box.style.inset = isAbove
    ? `auto auto ${clientHeight - top}px ${x}px`
    : `${bottom}px auto auto ${x}px`;
}
