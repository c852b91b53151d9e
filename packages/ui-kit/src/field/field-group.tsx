import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";
import { type FieldFrame, fieldTexts } from "./field-texts.tsx";

/** Props of {@link FieldGroup}. All other props are passed to the `<fieldset>`. */
export interface FieldGroupProps extends ComponentProps<"fieldset"> {
  frame: FieldFrame;
}

/**
 * Legend, hint and error of a group of controls.
 *
 * Style hooks: same as a field's.
 */
export function FieldGroup({
  frame,
  className,
  children,
  ...fieldset
}: FieldGroupProps): JSX.Element {
  return (
    <fieldset {...fieldset} className={joinNames("ck-field", className)}>
      {fieldTexts("legend", frame)}
      {children}
    </fieldset>
  );
}
