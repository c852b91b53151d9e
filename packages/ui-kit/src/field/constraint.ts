import type { PluralText } from "../messages/define-text.ts";
import type { typedText } from "../typed-field/text.ts";
import type { fieldText } from "./text.ts";

/** What a field says: among it, what the platform finds wrong, by the flags of `ValidityState`. */
export type FieldText = typeof fieldText.english &
  Partial<
    Record<Exclude<keyof typeof typedText.english | keyof ValidityState, "tooLong">, string> & {
      tooLong: string | PluralText;
    }
  >;

/** A control that takes part in constraint validation. */
export type Constrained = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Says what is wrong with a control; for a valid one, nothing. */
export type ConstraintMessage = (control: Constrained, words: FieldText, locale: string) => string;

/**
 * Says what is wrong with a control that can lack a value and no more. What a component has found
 * itself, by `setCustomValidity`, is in its own words already.
 */
export function missingMessage(
  { validity, validationMessage }: Constrained,
  { valueMissing }: FieldText,
): string {
  return validity.valueMissing && !validity.customError ? valueMissing : validationMessage;
}

/** The control of a form that the user is sent to when the form can't be sent. */
export function firstInvalid(control: Constrained): Element | undefined {
  return [...(control.form?.elements ?? [control])].find((each) =>
    each.matches(":invalid:not(fieldset)"),
  );
}
