import type { JSX, ReactNode } from "react";

/** What `useField` has made of a control's props, for the frame around it. */
export interface FieldFrame {
  /** Of the control. Hint and error have it with `-hint` and `-error` behind it. */
  id: string;
  label: ReactNode;
  /** '(optional)', where it is to be shown. */
  optional: ReactNode;
  instructionalText: ReactNode;
  error: ReactNode;
  hidden?: boolean | undefined;
  /** Counts how often the error has to be spoken although the focus has not moved; 0 keeps it silent. */
  alert?: number;
}

/** Label, hint and error of a control, or of a group of controls. */
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
