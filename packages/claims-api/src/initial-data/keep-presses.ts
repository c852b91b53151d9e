/**
 * A classic script for the head of a page that a server has rendered, as text. It keeps presses on buttons and options of
 * widgets that don't react yet, and repeats each of them once when its widget has hydrated.
 *
 * Widgets emit `ck-hydrated` when they have. Those that are not in the server's HTML are never held up.
 */
export const keepPresses = `(() => {
  let kept = [];
  let served;
  const live = new WeakSet();
  const collect = (root) => {
    for (const node of root.querySelectorAll("*")) {
      if (node.dataset?.widget) served.add(node);
      if (node.shadowRoot) collect(node.shadowRoot);
    }
  };
  const start = () => {
    served = new WeakSet();
    collect(document);
  };
  // The HTML is complete, and no deferred script has run.
  if (document.readyState === "loading") document.addEventListener("readystatechange", start, { once: true });
  else start();
  addEventListener("click", (event) => {
    const path = event.composedPath();
    const control = path.find((node) => node.matches?.("button,[type=radio],[type=checkbox]"));
    if (!control || !path.some((node) => (served ? served.has(node) : node.dataset?.widget)) || path.some((node) => live.has(node))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push({ control, path });
  }, true);
  addEventListener("ck-hydrated", (event) => {
    const [widget] = event.composedPath();
    live.add(widget);
    for (const { control, path } of kept)
      if (path.includes(widget)) setTimeout(() => control.isConnected && control.click());
    kept = kept.filter(({ path }) => !path.includes(widget));
  });
})();`;
