/** Calls back when CSS colors of the page change for any reason, by observing transitions of a probe. */
export function onColorChange(
  container: HTMLElement,
  colors: { color: string; background?: string },
  onChange: () => void,
): () => void {
  const probe = container.ownerDocument.createElement("span");
  probe.setAttribute("aria-hidden", "true");
  Object.assign(probe.style, {
    position: "absolute",
    transition: "color 1ms, background 1ms",
    forcedColorAdjust: "none",
    ...colors,
  });
  const controller = new AbortController();
  probe.addEventListener("transitionend", onChange, { signal: controller.signal });
  container.append(probe);
  return () => {
    controller.abort();
    probe.remove();
  };
}
