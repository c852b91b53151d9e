/** Takes a message back. Says whether it came in time, that is, before the message was spoken. */
export type CancelAnnouncement = () => boolean;

/** Long enough for a screen reader to have noticed a new region, short enough to go unnoticed. */
const BEFORE_SPEAKING = 150;
/** What is said twice within this time is heard once: widgets that load together say the same. */
const SAME = 1_000;
/** A message that stays would be read again by someone who walks through the page. */
const KEPT = 5_000;

interface Region {
  box: Element;
  justSaid: Set<string>;
}

const regions = new WeakMap<Element, Region>();

/**
 * Speaks to users of screen readers, once they have heard the current sentence, through one
 * persistent live region that the whole page shares.
 * NVDA and JAWS stay silent on a region that arrives together with its text; this one is there before.
 *
 * @param near an element of the speaker: a modal dialog makes the rest of the page silent, so each has a
 *   region of its own. If the dialog closes before it has spoken, what is around it speaks instead.
 * @param after how long, in ms, it can be taken back
 */
export function announce(
  message: string,
  near: Element,
  after = BEFORE_SPEAKING,
): CancelAnnouncement {
  const home = homeOf(near);
  const around = home.parentElement ?? home;
  const region = regionOf(home);
  const timer = setTimeout(() => {
    if (home.isConnected && home.matches("body, [open]")) {
      cancel = () => false;
      speak(region, message);
    } else cancel = announce(message, around);
  }, after);

  let cancel = (): boolean => {
    clearTimeout(timer);
    return true;
  };
  return () => cancel();
}

/** The modal around an element, through any number of shadow roots; else the page. */
function homeOf(element: Element): Element {
  const root = element.getRootNode();
  const dialog = element.closest("dialog[open]");
  if (dialog) return dialog;
  if (root instanceof ShadowRoot) return homeOf(root.host);
  // On a page with `<form name="body">`, `document.body` is that form.
  return element.ownerDocument.querySelector("body") as Element;
}

/** A page that has thrown our region away with its other content gets a new one. */
function regionOf(home: Element): Region {
  const known = regions.get(home);
  const region = known?.box.isConnected ? known : createRegion(home);
  regions.set(home, region);
  return region;
}

// Why: docs/decisions/announcements.md#one-live-region-per-page
/**
 * A closed shadow root keeps the page's styles out, and keeps the spoken copy of a text from being
 * found, by a script or by the browser's search, beside the visible one.
 */
function createRegion(home: Element): Region {
  // The header knows it by this name, and does not make it inert with the page around its menu.
  const host = home.ownerDocument.createElement("ck-announcer");
  host.style.cssText =
    "position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)";
  const box = home.ownerDocument.createElement("div");
  box.ariaLive = "polite";
  host.attachShadow({ mode: "closed" }).append(box);
  home.append(host);
  return { box, justSaid: new Set() };
}

function speak({ box, justSaid }: Region, message: string): void {
  if (justSaid.has(message)) return;
  justSaid.add(message);
  setTimeout(() => justSaid.delete(message), SAME);

  const line = box.ownerDocument.createElement("p");
  line.textContent = message;
  box.append(line);
  setTimeout(() => line.remove(), KEPT);
}
