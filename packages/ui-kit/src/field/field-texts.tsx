import type { JSX, ReactNode } from "react";

/** Props of the frame around a control, as returned by `useField`. */
export interface FieldFrame {
  /** Id of the control. Those of hint and error end in `-hint` and `-error`. */
  id: string;
  label: ReactNode;
  /** '(optional)', if it is shown. */
  optional: ReactNode;
  instructionalText: ReactNode;
  error: ReactNode;
  hidden?: boolean | undefined;
  /** Increases each time the error has to be announced although the focus has not moved; 0 is silent. */
  alert?: number;
}

/** Label, hint and error of a control or a group of controls. */
export function fieldTexts(
  Label: "label" | "legend",
  {
    id,
    label,
    optional,
    instructionalText,
    error,
    alert,
  }: Pick<FieldFrame, "id"> & Partial<FieldFrame>,
  attributes?: { htmlFor: string },
): JSX.Element {
  return (
    <>
      <Label data-part="label" {...attributes}>
        {label}
        {optional && " "}
        {optional && <span data-part="optional">{optional}</span>}
      </Label>
      {instructionalText && (
        <div data-part="hint" id={`${id}-hint`}>
          {instructionalText}
        </div>
      )}
      {error && (
        <div key={alert} role={alert ? "alert" : undefined} data-part="error" id={`${id}-error`}>
          {error}
        </div>
      )}
    </>
  );
}
