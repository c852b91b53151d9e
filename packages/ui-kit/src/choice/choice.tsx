import type { JSX, ReactNode } from "react";
import type { FieldFrame } from "../field/field.tsx";

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
export function Choice({
  id,
  label,
  optional,
  instructionalText,
  error,
  children,
}: ChoiceProps): JSX.Element {
  return (
    <div className="ck-field ck-choice">
      {children}
      <label data-part="label" htmlFor={id}>
        {label}
        {optional && <span data-part="optional"> {optional}</span>}
      </label>
      {instructionalText && (
        <p data-part="hint" id={`${id}-hint`}>
          {instructionalText}
        </p>
      )}
      {error && (
        <p data-part="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
