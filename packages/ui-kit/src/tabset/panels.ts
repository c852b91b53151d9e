/** The panels of a tabset, by their tabs. */
export function panelsOf(tabs: Element): HTMLElement[] {
  const [, ...panels] = (tabs.closest(".ck-tabset") as Element).children;
  return panels as HTMLElement[];
}

/** Puts a panel in the tab order only if nothing inside it is. */
export function setStop(panel: HTMLElement): void {
  const inside = panel.querySelectorAll<HTMLElement>(":not(:disabled)");
  const stopsInside = [...inside].some(
    (each) => each.tabIndex >= 0 && each.checkVisibility?.() !== false,
  );
  panel.tabIndex = stopsInside ? -1 : 0;
}
