/** In ms. After this time without scrolling, a scroll has ended; not all browsers dispatch `scrollend`. */
const REST = 200;

/** A scroll that the page started itself. It ends by `end` or when scrolling has stopped. */
export interface OwnScroll {
  isActive(): boolean;
  start(): void;
  /** Called for each `scroll` event; has no effect unless the scroll is active. */
  extend(): void;
  end(): void;
}

/** Creates an {@link OwnScroll} that is not active. */
export function createOwnScroll(): OwnScroll {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    clearTimeout(timer);
    timer = setTimeout(end, REST);
  }

  function end(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    isActive: () => timer !== undefined,
    start,
    extend() {
      if (timer !== undefined) start();
    },
    end,
  };
}
