import { hostTheme, type HostTheme } from "@claimkit/ui-kit/host-theme";
import { isDevelopment } from "../development.ts";

/** Colors that are legible only together. If the host sets one of them, the others stay as they are. */
const TOGETHER: readonly (readonly string[])[] = [
  ["--ck-color-accent", "--ck-color-on-accent", "--ck-color-accent-text"],
  [
    "--ck-color-page",
    "--ck-color-surface",
    "--ck-color-text",
    "--ck-color-text-muted",
    "--ck-color-accent-text",
    "--ck-color-scheme",
  ],
];

/** In ms. */
const SETTLED_AFTER = 100;

/** A document whose theme widgets follow. */
interface Follower {
  /** The mounted widgets. The background of the first one counts. */
  readonly widgets: Set<Element>;
  readonly end: AbortController;
}

const followers = new WeakMap<Document, Follower>();

/** Gives the document the tokens that {@link hostTheme} finds, until the last widget is unmounted. */
export function followHostTheme(widget: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { ownerDocument } = widget;
  const follower = followers.get(ownerDocument) ?? follow(ownerDocument);
  follower.widgets.add(widget);
  signal.addEventListener("abort", () => {
    follower.widgets.delete(widget);
    if (follower.widgets.size > 0) return;
    followers.delete(ownerDocument);
    follower.end.abort();
  });
}

function follow(document: Document): Follower {
  const view = document.defaultView ?? window;
  const sheet = new view.CSSStyleSheet();
  const end = new AbortController();
  const { signal } = end;
  const widgets = new Set<Element>();
  const follower = { widgets, end };
  let timer: ReturnType<typeof setTimeout>;
  let printed = "";

  function apply(): void {
    const [widget] = widgets;
    if (signal.aborted || !widget) return;
    const theme = setTheme(document, sheet, placeOf(widget));
    const css = `:root {\n${declarations(theme, "  ")}\n}`;
    if (!isDevelopment() || css === printed) return;
    printed = css;
    // oxlint-disable-next-line no-console -- meant for developers
    console.info(`theme="auto" has found these values. To keep them, set them yourself:\n${css}`);
  }

  /** Once for all changes, because scripts may change an attribute in each frame while the user scrolls. */
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(apply, SETTLED_AFTER);
  }

  if (document.readyState === "complete") schedule();
  else view.addEventListener("load", schedule, { signal });
  for (const feature of [
    "(prefers-color-scheme: dark)",
    "(prefers-contrast: more)",
    "(forced-colors: active)",
  ])
    view.matchMedia(feature).addEventListener("change", schedule, { signal });
  // Theme switches change an attribute of one of them.
  const observer = new MutationObserver(schedule);
  for (const root of [document.documentElement, document.body])
    observer.observe(root, { attributes: true });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
    removeSheet(document, sheet);
  });

  followers.set(document, follower);
  return follower;
}

/** Sets the tokens that the host has not set. Returns them. */
function setTheme(document: Document, sheet: CSSStyleSheet, near: Element): HostTheme {
  removeSheet(document, sheet);
  const theme = hostTheme(document, near);
  // The last sheet overrides the kit's own, which have no specificity either.
  document.adoptedStyleSheets.push(sheet);
  const computed = getComputedStyle(document.documentElement);
  const write = (tokens: HostTheme): void =>
    sheet.replaceSync(`@layer claimkit-tokens {:where(:root) {${declarations(tokens)}}}`);

  write(theme);
  const isOurs = (token: string): boolean =>
    !(token in theme) || computed.getPropertyValue(token).trim() === theme[token];
  const dropped = new Set(TOGETHER.filter((tokens) => !tokens.every(isOurs)).flat());
  const own = Object.entries(theme).filter(([token]) => !dropped.has(token) && isOurs(token));
  const unset = Object.fromEntries(own);
  write(unset);
  return unset;
}

function declarations(tokens: HostTheme, indent = ""): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${indent}${token}: ${value};`)
    .join("\n");
}

function removeSheet(document: Document, sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}

/** The part of the host's page that a widget is in: around its element, or around the outermost widget. */
function placeOf(widget: Element): Element {
  // Widgets inside mount before those around them.
  const around = widget.parentElement?.closest("[data-widget]");
  if (around) return placeOf(around);
  const root = widget.getRootNode();
  const outer = root instanceof ShadowRoot ? root.host : widget;
  return outer.parentElement ?? outer;
}
