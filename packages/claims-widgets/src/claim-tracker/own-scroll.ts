/** In ms. After this time without scrolling, a scroll has ended; not all browsers dispatch `scrollend`. */
const REST = 200;

/** A scroll that the page started itself. It ends by `end` or when scrolling has stopped. */
export interface OwnScroll {
  isActive(): boolean;
  start(): void;
  /**
   * Called for each `scroll` event; has no effect unless the scroll is active.
   *
   * @param scroller what has scrolled
   */
  extend(scroller: Document | Element): void;
  end(): void;
  /** Ends the scroll where it is. */
  stop(): void;
}

/** Creates an {@link OwnScroll} that is not active. */
export function createOwnScroll(): OwnScroll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let scroller: Element | null = null;

  function start(): void {
    clearTimeout(timer);
    timer = setTimeout(end, REST);
  }

  function end(): void {
    clearTimeout(timer);
    timer = undefined;
    scroller = null;
  }

  return {
    isActive: () => timer !== undefined,
    start,
    extend(target) {
      if (timer === undefined) return;
      // No `instanceof`, because a frame has its own classes.
      scroller = "scrollingElement" in target ? target.scrollingElement : target;
      start();
    },
    end,
    stop() {
      scroller?.scrollTo({ top: scroller.scrollTop, behavior: "instant" });
      end();
    },
  };
}
