import type { ComponentProps, JSX } from "react";
import { renderField } from "../src/field/render-field.tsx";
import { type FieldProps, useField } from "../src/field/use-field.ts";
import { useText } from "../src/messages/locale.ts";
import { typedText } from "../src/typed-field/text.ts";
import { typedMessage } from "../src/typed-field/typed-message.ts";

/** Props of {@link Probe}. */
export interface ProbeProps extends Partial<FieldProps>, ComponentProps<"input"> {}

/** A minimal form control, for tests of what all form controls have in common. */
export function Probe(props: ProbeProps): JSX.Element {
  const [frame, input] = useField({ label: "City", ...props }, useText(typedText), typedMessage);
  return renderField(frame, <input {...input} />);
}
