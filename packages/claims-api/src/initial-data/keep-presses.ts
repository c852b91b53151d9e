/**
 * A classic script for the head of a page that a server has rendered, as text. It keeps presses on buttons and options of
 * widgets that don't react yet, and repeats each of them once when its widget has hydrated.
 *
 * Widgets emit `ck-hydrated` when they have.
 */
export const keepPresses = `(() => {
  let kept = [];
  const live = new WeakSet();
  addEventListener("click", (event) => {
    const path = event.composedPath();
    const control = path.find((node) => node.matches?.("button,[type=radio],[type=checkbox]"));
    if (!control || !path.some((node) => node.dataset?.widget) || path.some((node) => live.has(node))) return;
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
