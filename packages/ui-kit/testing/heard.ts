const regions = new Set<ShadowRoot>();
const attachShadow = Element.prototype.attachShadow;

// The announcer's region is closed to scripts, so it is caught at its making.
Element.prototype.attachShadow = function attachAndKeep(init) {
  const root = attachShadow.call(this, init);
  if (init.mode === "closed") regions.add(root);
  return root;
};

/** What a screen reader has been given to say since the last `forgetHeard()`. */
export function heard(): string[] {
  return linesHeard().map((line) => line.textContent);
}

/** The same, line by line as they stand in their regions. */
export function linesHeard(): Element[] {
  return Array.from(regions, (region) => [...region.querySelectorAll("p")]).flat();
}

/** Silence between two tests: what an earlier one still wants to say is not heard any more. */
export function forgetHeard(): void {
  for (const region of regions) region.host.remove();
  regions.clear();
}
