const regions = new Set<ShadowRoot>();
const attachShadow = Element.prototype.attachShadow;

// Tests can't reach the announcer's closed shadow roots, so keep each when it is attached.
Element.prototype.attachShadow = function attachAndKeep(init) {
  const root = attachShadow.call(this, init);
  if (init.mode === "closed") regions.add(root);
  return root;
};

/** The texts of all announcements since the last `clearAnnouncements()`. */
export function announcements(): string[] {
  return announcementLines().map((line) => line.textContent);
}

/** The same as elements of the live regions, one for each announcement. */
export function announcementLines(): Element[] {
  return Array.from(regions, (region) => [...region.querySelectorAll("p")]).flat();
}

/** Removes all live regions, so that late announcements of a test don't reach the next one. */
export function clearAnnouncements(): void {
  for (const region of regions) region.host.remove();
  regions.clear();
}
