import { typedText } from "../text/text.ts";
import type { Constrained, FieldText } from "./constraint.ts";

/**
 * Says in our words what the `validity` of a control that is typed into says in flags.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api
 */
export function typedMessage(control: Constrained, words: FieldText): string {
  const { validity, type, title, validationMessage } = control;
  if (validity.valid || validity.customError) return validationMessage;

  const known: Record<string, string> = { ...typedText, ...words };
  let flag = "";
  // The flags stand on the prototype, the most telling one first.
  for (flag in validity) if (validity[flag as keyof ValidityState]) break;

  const text =
    (flag === "patternMismatch" && title) ||
    known[flag === "typeMismatch" ? type : flag] ||
    `${known["typeMismatch"]}`;
  return text.replace(/{(\w+)}/, (_, limit: string) => `${control.getAttribute(limit)}`);
}
