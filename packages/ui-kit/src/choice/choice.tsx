import type { JSX, ReactNode } from "react";
import { type FieldFrame, fieldTexts } from "../field/field-texts.tsx";

/** Props of {@link Choice}: those of a field's frame, of which an option in a group has only some. */
export interface ChoiceProps extends Partial<FieldFrame> {
  id: string;
  children: ReactNode;
}

/**
 * The frame of a control that is ticked or switched: its label stands beside it, and behind it in the
 * document, which is how screen readers read a box (WCAG technique H44).
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
