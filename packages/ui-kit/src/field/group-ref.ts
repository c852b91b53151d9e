import { groupOf } from "./constraint.ts";

/** The option of a group that receives the focus: the checked one, or the first. */
export function optionToFocus(group: Element): HTMLElement | null {
  return (
    group.querySelector<HTMLElement>(":checked") ??
    group.querySelector<HTMLElement>(":is(input, select, textarea, button):enabled")
  );
}

/**
 * Gives a `<fieldset>` the `value` of its group, and lets it receive the focus, because form libraries
 * use the ref of a control for both.
 *
 * @param isList whether several options can be chosen
 * @param onWrite called after a script has set the value
 */
export function asControl(
  group: HTMLFieldSetElement | null,
  isList: boolean,
  onWrite?: () => void,
): HTMLFieldSetElement {
  const fieldset = group as HTMLFieldSetElement;
  const options = (): HTMLInputElement[] =>
    [...fieldset.querySelectorAll<HTMLInputElement>("input:not([data-select-all])")].filter(
      (option) => groupOf(option) === fieldset,
    );
  fieldset.focus = (how) => optionToFocus(fieldset)?.focus(how);
  return Object.defineProperty(fieldset, "value", {
    configurable: true,
    get() {
      const chosen = options().flatMap(({ checked, value }) => (checked ? value : []));
      return isList ? chosen : (chosen[0] ?? "");
    },
    set(next) {
      for (const option of options()) option.checked = [next].flat().includes(option.value);
      onWrite?.();
    },
  });
}
