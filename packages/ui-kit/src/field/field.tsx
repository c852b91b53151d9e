import type { JSX, ReactNode } from "react";
import { type FieldFrame, fieldTexts } from "./field-texts.tsx";

/** Props of {@link Field}. */
export interface FieldFrameProps extends FieldFrame {
  children: ReactNode;
}

/**
 * Label, hint and error of a form control. The error is above the control, where neither a list nor an
 * on-screen keyboard covers it.
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
