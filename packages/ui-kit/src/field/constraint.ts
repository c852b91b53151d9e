import type { PluralText } from "../messages/define-text.ts";
import type { typedText } from "../typed-field/text.ts";
import type { fieldText } from "./text.ts";

/** A field's messages, including the messages of constraint validation, by the flags of `ValidityState`. */
export type FieldText = typeof fieldText.english &
  Partial<
    Record<Exclude<keyof typeof typedText.english | keyof ValidityState, "tooLong">, string> & {
      tooLong: string | PluralText;
    }
  >;

/** A control that takes part in constraint validation. */
export type Constrained = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the error message of a control; `""` if it is valid. */
export type ConstraintMessage = (control: Constrained, words: FieldText, locale: string) => string;

/**
 * Returns the error message of a control whose only constraint is `required`. Errors set by a component
 * with `setCustomValidity` keep their text.
 */
export function missingMessage(
  { validity, validationMessage }: Constrained,
  { valueMissing }: FieldText,
): string {
  return validity.valueMissing && !validity.customError ? valueMissing : validationMessage;
}

/** The group that a control is an option of. */
export function groupOf(control: Constrained): Element | null {
  return control.closest("fieldset.ck-field");
}

/** The control that receives the focus when its form is invalid. */
export function firstInvalid(control: Constrained): Element | undefined {
  return [...(control.form?.elements ?? [control])].find((each) =>
    each.matches(":invalid:not(fieldset)"),
  );
}
