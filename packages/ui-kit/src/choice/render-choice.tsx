import type { JSX } from "react";
import { fieldError, type FieldFrame, fieldHint, fieldLabel } from "../field/field-texts.tsx";

/**
 * The frame of a checkbox, radio or switch. The label comes after the control in the document, as
 * screen readers expect (WCAG technique H44).
 *
 * Style hooks: `.ck-choice`; parts `label`, `optional`, `hint`, `error`.
 */
export function renderChoice(frame: FieldFrame, control: JSX.Element): JSX.Element {
  return (
    <div className="ck-field ck-choice" hidden={frame.hidden}>
      {control}
      {fieldLabel("label", frame)}
      {fieldHint(frame)}
      {fieldError(frame)}
    </div>
  );
}
