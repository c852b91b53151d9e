import { flushSync } from "react-dom";
import type { Constrained } from "../field/constraint.ts";
import { optionToFocus } from "../field/group-ref.ts";

/** One line of an error summary. */
export interface FormError {
  /** Id of the control or the `<fieldset>`; without it, the line is not a link. */
  id?: string;
  text: string;
}

/**
 * Shows each error at the control with its name, as if constraint validation had found it. The custom
 * validity is removed at once, so that the form can be submitted again.
 *
 * @returns the errors that belong to no control
 */
export function reportErrors(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): FormError[] {
  return Object.entries(errors).flatMap(([name, text]) => {
    if (!text) return [];
    const control = controlOf(form, name);
    if (!control?.willValidate) return [{ text }];

    // Why: docs/decisions/forms.md#server-errors-use-constraint-validation
    control.setCustomValidity(text);
    control.checkValidity();
    control.setCustomValidity("");
    return [];
  });
}

/** The control with a name. If a hidden input carries the value, the visible control. */
function controlOf(form: HTMLFormElement, name: string): Constrained | undefined | null {
  const named = Array.from(form.elements).find(
    (each) => each.getAttribute("name") === name && !each.matches("button, fieldset, output"),
  ) as Constrained | undefined;
  return named?.type === "hidden"
    ? named.closest(".ck-field")?.querySelector<Constrained>("input:not([type=hidden])")
    : named;
}

/** All errors shown by the fields of a form, in document order; also of those outside it. */
export function shownErrors(form: HTMLFormElement): FormError[] {
  const root = form.getRootNode() as Document | ShadowRoot;
  const errors = [...root.querySelectorAll('.ck-field > [data-part="error"]')].filter(
    ({ parentElement }) =>
      parentElement?.querySelector<Constrained>("input, select, textarea")?.form === form,
  );
  return errors.map((error) => {
    const label = error.parentElement?.querySelector(':scope > [data-part="label"]');
    const optional = label?.querySelector('[data-part="optional"]')?.textContent ?? "";
    const name = label?.textContent?.slice(0, -optional.length || undefined).trim() ?? "";
    return { id: error.id.replace(/-error$/, ""), text: join(name, error.textContent) };
  });
}

/** A label that is a question or a sentence needs no colon. */
function join(name: string, error: string): string {
  if (!name) return error;
  return /[.?!:]$/.test(name) ? `${name} ${error}` : `${name}: ${error}`;
}

/** Focuses a control; in a group, the checked option, or the first one. */
export function goTo(id: string, from: Element): void {
  // Without the method, the form is not connected. No `instanceof`, because a form in a frame has that
  // frame's classes.
  const target = (from.getRootNode() as Partial<Document>).getElementById?.(id);
  // The user may have closed the section around it, or changed the tab. They open as for the browser's
  // search; synchronously, because only visible elements can be focused.
  flushSync(() =>
    target?.dispatchEvent(new Event("beforematch", { bubbles: true, composed: true })),
  );
  const control = target?.matches("fieldset") ? optionToFocus(target) : target;
  target?.closest(".ck-field")?.scrollIntoView?.({ block: "nearest" });
  control?.focus({ preventScroll: true });
}
