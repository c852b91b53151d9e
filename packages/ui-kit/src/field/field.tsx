import type { JSX, ReactNode } from "react";
import { type FieldFrame, fieldTexts } from "./field-texts.tsx";

/** Props of {@link Field}. */
export interface FieldFrameProps extends FieldFrame {
  children: ReactNode;
}

/**
 * Label, hint and error around a form control. The error stands above the control, where neither a
 * list nor a phone's keyboard covers it.
 *
 * Style hooks: `.ck-field`; parts `label`, `optional`, `hint`, `error`.
 */
export function Field({ children, ...frame }: FieldFrameProps): JSX.Element {
  // Why: docs/decisions/forms.md#errors-are-above-the-control
  return (
    <div className="ck-field" hidden={frame.hidden}>
      {fieldTexts("label", frame, { htmlFor: frame.id })}
      {children}
    </div>
  );
}
