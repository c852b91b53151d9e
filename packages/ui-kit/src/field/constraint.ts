import type { fieldText } from "../text/text.ts";

/** What a field says: among it, what the platform finds wrong, by the flags of `ValidityState`. */
export type FieldText = typeof fieldText;

/** A control that takes part in constraint validation. */
export type Constrained = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Says in our words what a control's `validity` says in flags; `undefined` for a valid one. What a
 * component has found itself, by `setCustomValidity`, is in its own words already.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api
 */
export function constraintMessage(control: Constrained, words: FieldText): string | undefined {
  const { validity, type } = control;
  if (validity.customError) return control.validationMessage;

  let flag: keyof ValidityState = "valid";
  // The flags stand on the prototype, the most telling one first, and `valid` last.
  for (flag in validity) if (validity[flag]) break;
  if (flag === "valid") return undefined;

  const text =
    (flag === "patternMismatch" && control.title) ||
    words[(flag === "typeMismatch" ? type : flag) as keyof FieldText] ||
    words.typeMismatch;
  return text.replace(/{(\w+)}/, (_, limit: string) => control.getAttribute(limit) ?? "");
}

/** The control of a form that the user is sent to when the form can't be sent. */
export function firstInvalid(control: Constrained): Element | undefined {
  return Array.from(control.form?.elements ?? [control]).find((each) =>
    each.matches(":invalid:not(fieldset)"),
  );
}
