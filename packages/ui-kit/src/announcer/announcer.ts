/** How urgently a message is spoken: after the current sentence, or at once. */
export type Politeness = "polite" | "assertive";

/** Takes a message back. Says whether it came in time, that is, before the message was spoken. */
export type TakeBack = () => boolean;

/** Long enough for a screen reader to have noticed a new region, short enough to go unnoticed. */
const BEFORE_SPEAKING = 150;
/** A message that stays would be read again by someone who walks through the page. */
const KEPT = 5_000;

const regions = new WeakMap<Element, Map<Politeness, Element>>();

/**
 * Speaks to users of screen readers through one persistent live region, shared by the whole page.
 * NVDA and JAWS stay silent on a region that arrives together with its text; this one is there before.
 *
 * @param near an element of the speaker: a modal dialog makes the rest of the page silent, so its own
 *   region stands inside it
 */
export function announce(
  message: string,
  near: Element,
  politeness: Politeness = "polite",
): TakeBack {
  const region = regionOf(homeOf(near), politeness);
  let spoken = false;
  const timer = setTimeout(() => {
    spoken = true;
    speak(region, message);
  }, BEFORE_SPEAKING);

  return () => {
    clearTimeout(timer);
    return !spoken;
  };
}

/** The modal around an element, through any number of shadow roots; else the page. */
function homeOf(element: Element): Element {
  const root = element.getRootNode();
  const dialog = element.closest("dialog");
  if (dialog) return dialog;
  return root instanceof ShadowRoot ? homeOf(root.host) : element.ownerDocument.body;
}

function regionOf(home: Element, politeness: Politeness): Element {
  const known = regions.get(home) ?? new Map<Politeness, Element>();
  regions.set(home, known);
  const region = known.get(politeness) ?? createRegion(home, politeness);
  known.set(politeness, region);
  return region;
}

/**
 * A closed shadow root keeps the page's styles out, and keeps the spoken copy of a text from being
 * found, by a script or by the browser's search, beside the visible one.
 */
function createRegion(home: Element, politeness: Politeness): Element {
  const host = home.ownerDocument.createElement("div");
  host.style.cssText =
    "position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)";
  const region = home.ownerDocument.createElement("div");
  region.ariaLive = politeness;
  host.attachShadow({ mode: "closed" }).append(region);
  home.append(host);
  return region;
}

/** Several widgets that say the same thing at once are heard once. */
function speak(region: Element, message: string): void {
  if ([...region.children].some((line) => line.textContent === message)) return;
  const line = region.ownerDocument.createElement("p");
  line.textContent = message;
  region.append(line);
  setTimeout(() => line.remove(), KEPT);
}
