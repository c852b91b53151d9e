import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";
import { type FieldFrame, fieldTexts } from "./field-texts.tsx";

/** Props of {@link FieldGroup}. The others go to the `<fieldset>`. */
export interface FieldGroupProps extends ComponentProps<"fieldset"> {
  frame: FieldFrame;
}

/**
 * Legend, hint and error around a group of controls.
 *
 * Style hooks: those of a field.
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
