/**
 * A classic script for the head of a page that a server has rendered, as text. It keeps presses on buttons and options of
 * widgets that don't react yet, and repeats each of them once when its widget has hydrated.
 *
 * Every widget emits `ck-hydrated` when it has hydrated or the page has rendered it.
 */
export const keepPresses: string = `(() => {
  let kept = [];
  const live = new WeakSet();
  addEventListener("click", (event) => {
    const path = event.composedPath();
    const control = path.find((node) => node.matches?.("button,[type=radio],[type=checkbox]"));
    const isWidget = (node) => node.matches?.(".ck-widget[data-widget]");
    if (!control || !path.some(isWidget) || path.some((node) => live.has(node))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!kept.some((press) => press.control === control)) kept.push({ control, path });
  }, true);
  addEventListener("ck-hydrated", (event) => {
    const [widget] = event.composedPath();
    live.add(widget);
    for (const { control, path } of kept)
      if (path.includes(widget)) setTimeout(() => control.isConnected && control.click());
    kept = kept.filter(({ path }) => !path.includes(widget));
  });
})();`;
