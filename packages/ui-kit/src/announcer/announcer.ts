import { hostOf } from "../shared/host-of.ts";

/** Cancels an announcement. Returns whether it was canceled before it was announced. */
export type CancelAnnouncement = () => boolean;

/** Long enough for screen readers to register a new region, short enough not to be noticed. */
const ANNOUNCE_DELAY_MS = 150;
/** The same message within this time is announced once: widgets that load together announce the same. */
const REPEAT_MS = 1_000;
/** A message that stays in the DOM would be read again by a user who browses the page. */
const REMOVE_AFTER_MS = 5_000;

interface Region {
  box: Element;
  recent: Set<string>;
}

const regions = new WeakMap<Element, Region>();

/**
 * Announces a message to screen readers, after the current utterance, through one live region that the
 * page shares.
 * NVDA and JAWS ignore a live region that is inserted together with its text, so the region is inserted
 * first.
 *
 * @param near an element of the caller. A modal dialog silences the rest of the page, so each dialog
 * has its own region. If the dialog closes before the announcement, the surrounding region is used.
 * @param after delay in ms, 150 by default, during which the announcement can be canceled
 */
export function announce(
  message: string,
  near: Element,
  after = ANNOUNCE_DELAY_MS,
): CancelAnnouncement {
  return announceIn(langOf(near), message, near, after);
}

function announceIn(
  lang: string | null,
  message: string,
  near: Element,
  after: number,
): CancelAnnouncement {
  const container = containerOf(near);
  const outer = container.parentElement ?? container;
  const region = regionOf(container);
  const timer = setTimeout(() => {
    if (container.isConnected && container.matches("body, [open]")) {
      cancel = () => false;
      speak(region, message, lang);
    } else cancel = announceIn(lang, message, outer, ANNOUNCE_DELAY_MS);
  }, after);

  let cancel = (): boolean => {
    clearTimeout(timer);
    return true;
  };
  return () => cancel();
}

/** The modal dialog around an element, through any number of shadow roots, or the body. */
function containerOf(element: Element): Element {
  const host = hostOf(element.getRootNode());
  const dialog = element.closest("dialog[open]");
  if (dialog) return dialog;
  if (host) return containerOf(host);
  // On a page with `<form name="body">`, `document.body` is that form.
  return element.ownerDocument.querySelector("body") as Element;
}

/** Replaces a region that the page has removed with its other content. */
function regionOf(container: Element): Region {
  const known = regions.get(container);
  const region = known?.box.isConnected ? known : createRegion(container);
  regions.set(container, region);
  return region;
}

// Why: docs/decisions/announcements.md#one-live-region-per-page
/**
 * A closed shadow root keeps the page's styles out, and keeps the announced copy of a text from being
 * found by scripts or by find-in-page.
 */
function createRegion(container: Element): Region {
  // The header recognizes this tag name and does not make the region inert with the rest of the page.
  const host = container.ownerDocument.createElement("ck-announcer");
  host.style.cssText =
    "position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)";
  const box = container.ownerDocument.createElement("div");
  box.ariaLive = "polite";
  host.attachShadow({ mode: "closed" }).append(box);
  container.append(host);
  return { box, recent: new Set() };
}

/** The `lang` around an element, which may differ from the region's. */
function langOf(element: Element): string | null {
  const host = hostOf(element.getRootNode());
  return element.closest("[lang]")?.getAttribute("lang") || (host ? langOf(host) : null);
}

function speak({ box, recent }: Region, message: string, lang: string | null): void {
  if (recent.has(message)) return;
  recent.add(message);
  setTimeout(() => recent.delete(message), REPEAT_MS);

  const line = box.ownerDocument.createElement("p");
  line.textContent = message;
  if (lang) line.lang = lang;
  box.append(line);
  setTimeout(() => line.remove(), REMOVE_AFTER_MS);
}
