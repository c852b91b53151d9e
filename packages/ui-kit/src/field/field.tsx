import type { ComponentProps, JSX, ReactNode } from "react";
import { joinNames } from "../shared/join-names.ts";

/** What `useField` has made of a control's props, for the frame around it. */
export interface FieldFrame {
  /** Of the control. Hint and error have it with `-hint` and `-error` behind it. */
  id: string;
  label: ReactNode;
  /** '(optional)', where it is to be shown. */
  optional: ReactNode;
  instructionalText: ReactNode;
  error: ReactNode;
}

/** Props of {@link Field}. */
export interface FieldFrameProps extends FieldFrame {
  /** The attributes of a group of controls, which is a `<fieldset>` with a legend. */
  fieldset?: ComponentProps<"fieldset"> | undefined;
  children: ReactNode;
}

/**
 * Label, hint and error around a form control. The error stands above the control, where neither a
 * list nor a phone's keyboard covers it.
 *
 * Style hooks: `.ck-field`; parts `label`, `optional`, `hint`, `error`.
 */
export function Field({
  id,
  label,
  optional,
  instructionalText,
  error,
  fieldset,
  children,
}: FieldFrameProps): JSX.Element {
  const Box = fieldset ? "fieldset" : "div";
  const Label = fieldset ? "legend" : "label";

  return (
    <Box {...(fieldset as object)} className={joinNames("ck-field", fieldset?.className)}>
      <Label data-part="label" {...(!fieldset && { htmlFor: id })}>
        {label}
        {optional && <span data-part="optional"> {optional}</span>}
      </Label>
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
      {children}
    </Box>
  );
}
