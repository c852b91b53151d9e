import type { ActionName } from "../events/action-name.ts";
import type { ClickTarget } from "../events/claims-event.ts";

/** Target of a click, for `ck:click`. */
export interface Click {
  target: ClickTarget;
  value?: string;
}

const CONTROLS =
  "a[href], button, summary, input, select, [role='button'], [role='link'], [role='tab'], [role='option'], [role='radio'], [data-action], [data-click]";

const PARTS: ReadonlySet<string> = new Set<ClickTarget>([
  "button",
  "link",
  "accordion",
  "tab",
  "card",
  "option",
  "phone",
  "email",
  "document",
]);

/** The clicked control, by its role and data attributes; `undefined` for a click outside any. */
export function clickOn(clicked: EventTarget | null): Click | undefined {
  // No `instanceof`, because an element in a frame has that frame's classes.
  const control =
    clicked && "closest" in clicked ? (clicked as Element).closest<HTMLElement>(CONTROLS) : null;
  if (!control || control.getAttribute("aria-disabled") === "true") return undefined;
  const target = targetOf(control);
  if (target === "accordion") {
    return { target, value: isExpanded(control) ? "close" : "open" };
  }
  const value = control.dataset["clickValue"];
  return value === undefined ? { target } : { target, value };
}

function targetOf(control: HTMLElement): ClickTarget {
  const { action, part = "" } = control.dataset;
  if (action !== undefined) return action as ActionName;
  if (PARTS.has(part)) return part as ClickTarget;
  const href = control.getAttribute("href") ?? "";
  if (href.startsWith("tel:")) return "phone";
  if (href.startsWith("mailto:")) return "email";
  if (isAccordion(control)) return "accordion";
  return roleTargets[control.role ?? ""] ?? tagTargets[control.localName] ?? "button";
}

/** A button that shows and hides content, other than a popup. */
function isAccordion(control: HTMLElement): boolean {
  const toggles = control.ariaExpanded !== null && control.ariaHasPopup === null;
  return control.localName === "summary" || (toggles && control.hasAttribute("aria-controls"));
}

function isExpanded(control: HTMLElement): boolean {
  const details = control.localName === "summary" && control.closest("details");
  return details ? details.open : control.ariaExpanded === "true";
}

const roleTargets: Partial<Record<string, ClickTarget>> = {
  tab: "tab",
  option: "option",
  radio: "option",
  link: "link",
};

const tagTargets: Partial<Record<string, ClickTarget>> = {
  a: "link",
  input: "option",
  select: "option",
};
