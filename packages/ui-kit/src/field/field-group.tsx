import type { ComponentProps, JSX, ReactNode } from "react";
import { joinNames } from "../shared/join-names.ts";
import { ownElement } from "../shared/own-element.tsx";
import { fieldError, type FieldFrame, fieldHint, fieldLabel } from "./field-texts.tsx";

/**
 * Legend, hint and error of a group of controls.
 *
 * Style hooks: same as a field's.
 */
export function renderFieldGroup(
  frame: FieldFrame,
  fieldset: ComponentProps<"fieldset"> & Record<`data-${string}`, unknown>,
  controls: ReactNode,
): JSX.Element {
  return (
    <fieldset {...fieldset} className={joinNames("ck-field", fieldset.className)}>
      {fieldLabel("legend", frame)}
      {fieldHint(frame)}
      {fieldError(frame)}
      {ownElement(controls)}
    </fieldset>
  );
}
