import type { ComponentProps, JSX } from "react";
import { Field } from "../src/field/field.tsx";
import { typedMessage } from "../src/field/typed-message.ts";
import { type FieldProps, useField } from "../src/field/use-field.ts";

/** Props of {@link Probe}. */
export interface ProbeProps extends Partial<FieldProps>, ComponentProps<"input"> {}

/** The least that a control is, for the tests of what all of them share. */
export function Probe(props: ProbeProps): JSX.Element {
  const [frame, input] = useField({ label: "City", ...props }, {}, typedMessage);
  return (
    <Field {...frame}>
      <input {...input} />
    </Field>
  );
}
