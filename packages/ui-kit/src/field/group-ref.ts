import { focusInstead } from "../shared/focus-instead.ts";
import { groupOf } from "./constraint.ts";

/** The option of a group that receives the focus: the checked one, or the first. */
export function optionToFocus(group: Element): HTMLElement | null {
  return (
    group.querySelector<HTMLElement>(":checked") ??
    group.querySelector<HTMLElement>(":is(input, select, textarea, button):enabled")
  );
}

/** The options of a group that have a value, in document order, without those of a nested group. */
export function optionsIn(group: Element): HTMLInputElement[] {
  const options = group.querySelectorAll<HTMLInputElement>(
    ":is(.ck-checkbox, .ck-radio):not([data-select-all])",
  );
  return [...options].filter((option) => groupOf(option) === group);
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
  return Object.defineProperties(fieldset, {
    focus: focusInstead(() => optionToFocus(fieldset)),
    value: {
      configurable: true,
      get() {
        const chosen = optionsIn(fieldset).flatMap(({ checked, value }) => (checked ? value : []));
        return isList ? chosen : (chosen[0] ?? "");
      },
      set(next) {
        for (const option of optionsIn(fieldset))
          option.checked = [next].flat().includes(option.value);
        onWrite?.();
      },
    },
  });
}
