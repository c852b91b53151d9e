import { warnInDevelopment } from "../development.ts";

// Replaced by bundlers; undefined on a page without one.
declare const process: { env: { NODE_ENV?: string } };

/** In ms. Bundlers add style sheets after scripts in development. */
const LOADED_AFTER = 3000;

let hasWarned = false;

/** In development, warns once if the page lacks the style sheet of a widget's package. */
export function expectWidgetSheet(name: string, widget: Element | null): void {
  // A function without content in production, where minifiers remove it.
  try {
    if (process.env.NODE_ENV !== "production") setTimeout(check, LOADED_AFTER, name, widget);
  } catch {
    // There is no `process` on a page without a bundler.
  }
}

function check(name: string, widget: Element | null): void {
  // DOM emulations have no layout, and tests in them need no style sheet.
  if (!widget || widget.clientWidth === 0 || hasWarned) return;
  // From widget.css, which each package's style sheet contains.
  if (getComputedStyle(widget).whiteSpace === "pre-line") return;
  hasWarned = true;
  warnInDevelopment("unstyled", name);
}
