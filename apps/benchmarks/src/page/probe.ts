/** What a page records about itself, in ms since navigation. */
export interface Probe {
  /** When all texts were painted. */
  shown: Promise<number>;
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Sum of what each long task has over 50 ms. */
  blocked: number;
}

/** Not in the types of the DOM. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  var probe: Probe;
}

/**
 * Runs in each page before its own scripts. `shown` is the same for all pages: the paint after which every one of
 * `texts` is visible, in the document or in a shadow root.
 */
export function installProbe(texts: readonly string[]): void {
  const shown = new MessageChannel();
  const probe: Probe = {
    shown: new Promise((resolve) => {
      shown.port1.addEventListener("message", () => resolve(performance.now()), { once: true });
      shown.port1.start();
    }),
    largestPaint: 0,
    shift: 0,
    blocked: 0,
  };
  globalThis.probe = probe;

  // Functions outside of this one do not exist in the page.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  function observe(type: string, add: (entry: LayoutShift) => void): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry as LayoutShift);
    });
    observer.observe({ type, buffered: true });
  }
  observe("largest-contentful-paint", ({ startTime }) => (probe.largestPaint = startTime));
  observe("longtask", ({ duration }) => (probe.blocked += duration - 50));
  observe("layout-shift", ({ value }) => (probe.shift += value));

  const roots: Node[] = [document];
  let frame = 0;
  const observer = new MutationObserver(() => (frame ||= requestAnimationFrame(check)));
  const changes = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(document, changes);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init);
    roots.push(root);
    observer.observe(root, changes);
    return root;
  };

  function check(): void {
    frame = 0;
    const whole =
      (document.body?.textContent ?? "") + roots.slice(1).map((root) => root.textContent);
    if (!texts.every((text) => whole.includes(text)) || !texts.every(isVisible)) return;
    observer.disconnect();
    // The task after the next frame begins after the paint.
    requestAnimationFrame(() => shown.port2.postMessage(undefined));
  }

  function isVisible(text: string): boolean {
    return roots.some((root) => {
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        if (!node.nodeValue?.includes(text)) continue;
        if (node.parentElement?.checkVisibility({ visibilityProperty: true })) return true;
      }
      return false;
    });
  }
}
