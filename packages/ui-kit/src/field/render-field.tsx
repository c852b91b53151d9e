import type { JSX } from "react";
import { fieldError, type FieldFrame, fieldHint, fieldLabel } from "./field-texts.tsx";

/**
 * Label, hint and error of a form control. The error is above the control, where neither a list nor an
 * on-screen keyboard covers it.
 *
 * Style hooks: `.ck-field`; parts `label`, `optional`, `hint`, `error`.
 */
export function renderField(frame: FieldFrame, control: JSX.Element): JSX.Element {
  // Why: docs/decisions/forms.md#errors-are-above-the-control
  return (
    <div className="ck-field" hidden={frame.hidden}>
      {fieldLabel("label", frame)}
      {fieldHint(frame)}
      {fieldError(frame)}
      {control}
    </div>
  );
}
