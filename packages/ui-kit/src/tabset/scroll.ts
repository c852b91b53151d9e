/** Share of the tab list's width that a scroll button scrolls. See docs/reference/kit.md#tabset. */
const SCROLL_STEP = 0.75;

/** Scrolls the tabs forward (1) or back (-1). */
export function scrollTabs(tabs: HTMLElement, way: 1 | -1): void {
  tabs.scrollBy?.({ left: tabs.clientWidth * SCROLL_STEP * way * mirrored(tabs) });
}

/** Scrolls a tab to the center of the list, without scrolling the page. */
export function showTab(tabs: HTMLElement, index: number): void {
  const tab = tabAt(tabs, index);
  if (tab) tabs.scrollLeft = tab.offsetLeft + (tab.offsetWidth - tabs.clientWidth) / 2;
}

/** The tab at an index. */
export function tabAt(tabs: HTMLElement, index: number): HTMLElement | undefined {
  return tabs.children[0]?.children[index] as HTMLElement | undefined;
}

/** -1 in right-to-left text. */
export function mirrored(element: Element): 1 | -1 {
  return element.matches(":dir(rtl)") ? -1 : 1;
}
