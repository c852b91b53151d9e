import type { Constrained, FieldText } from "../field/constraint.ts";
import { wordingFor } from "../messages/format-plural.ts";
import { formatText, type TextValues } from "../messages/format-text.ts";

/**
 * Maps the `validity` flags of a typed control to the kit's messages.
 *
 * @see
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api
 */
export function typedMessage(control: Constrained, words: FieldText, locale: string): string {
  const { validity } = control;
  if (validity.valid || validity.customError) return control.validationMessage;

  let flag: string | undefined;
  // The flags are on the prototype, the most specific one first.
  for (flag in validity) if (validity[flag as keyof ValidityState]) break;

  const message =
    (flag === "patternMismatch" && control.title) ||
    words[(flag === "typeMismatch" ? control.type : flag) as keyof ValidityState] ||
    (words.typeMismatch as string);
  const { maxLength } = control as HTMLInputElement;
  return formatText(
    wordingFor(message, maxLength, locale),
    // The placeholders are names of the control's properties, such as `{maxLength}`.
    control as unknown as TextValues,
    locale,
  );
}
