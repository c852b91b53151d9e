import type { JSX, ReactNode } from "react";

/** What surrounds a control, as returned by `useField`. */
export interface FieldFrame {
  /** Id of the control. The ids of hint and error are the same with `-hint` and `-error`. */
  id: string;
  label: ReactNode;
  /** '(optional)', if it is shown. */
  optional?: ReactNode;
  instructionalText?: ReactNode;
  error?: ReactNode;
  hidden?: boolean | undefined;
  /** Increases each time the error has to be announced although the focus has not moved; 0 is silent. */
  alert?: number;
}

// Functions, not components. Why: docs/decisions/forms.md#a-field-is-one-component

/** Label of a control, or legend of a group of controls. */
export function fieldLabel(
  Label: "label" | "legend",
  { id, label, optional }: FieldFrame,
): JSX.Element {
  return (
    // Rendered again with other texts, because a browser may have translated it.
    <Label
      key={`${label}${optional}`}
      data-part="label"
      htmlFor={Label === "label" ? id : undefined}
    >
      {label}
      {optional && " "}
      {optional && <span data-part="optional">{optional}</span>}
    </Label>
  );
}

/** Hint of a control or a group of controls. */
export function fieldHint({ id, instructionalText }: FieldFrame): JSX.Element | null {
  return instructionalText ? (
    <div data-part="hint" id={`${id}-hint`}>
      {instructionalText}
    </div>
  ) : null;
}

/** Error of a control or a group of controls. */
export function fieldError({ id, error, alert }: FieldFrame): JSX.Element | null {
  return error ? (
    <div key={alert} role={alert ? "alert" : undefined} data-part="error" id={`${id}-error`}>
      {error}
    </div>
  ) : null;
}
