/** The panels of a tabset, by its tabs. */
export function panelsOf(tabs: Element): HTMLElement[] {
  const [, ...panels] = (tabs.closest(".ck-tabset") as Element).children;
  return panels as HTMLElement[];
}

/** Lets Tab stop at a panel only if it stops nowhere inside. */
export function setStop(panel: HTMLElement): void {
  const inside = panel.querySelectorAll<HTMLElement>(":not(:disabled)");
  const stopsInside = [...inside].some(
    (each) => each.tabIndex >= 0 && each.checkVisibility?.() !== false,
  );
  panel.tabIndex = stopsInside ? -1 : 0;
}
