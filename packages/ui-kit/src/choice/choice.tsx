import type { JSX, ReactNode } from "react";
import { type FieldFrame, fieldTexts } from "../field/field-texts.tsx";

/** Props of {@link Choice}: the props of a field frame, some of which options in a group don't have. */
export interface ChoiceProps extends Partial<FieldFrame> {
  id: string;
  children: ReactNode;
}

/**
 * The frame of a checkbox, radio or switch. The label comes after the control in the document, as
 * screen readers expect (WCAG technique H44).
 *
 * Style hooks: `.ck-choice`; parts `label`, `optional`, `hint`, `error`.
 */
export function Choice({ children, ...frame }: ChoiceProps): JSX.Element {
  return (
    <div className="ck-field ck-choice" hidden={frame.hidden}>
      {children}
      {fieldTexts("label", frame, { htmlFor: frame.id })}
    </div>
  );
}
