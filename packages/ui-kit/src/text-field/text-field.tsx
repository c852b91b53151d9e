"use client";

import type { ComponentProps, JSX } from "react";
import { renderField } from "../field/render-field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { typedText } from "../typed-field/text.ts";
import { typedMessage } from "../typed-field/typed-message.ts";

// Why: docs/decisions/forms.md#props-go-to-the-control
/** Props of {@link TextField}. All other props, including `ref`, are passed to the `<input>`. */
export interface TextFieldProps extends FieldProps, ComponentProps<"input"> {}

/**
 * A single-line text field.
 *
 * Style hooks: `.ck-text-field`, `[aria-invalid="true"]`; around it `.ck-field` with the parts `label`,
 * `hint`, `error`.
 */
export function TextField(props: TextFieldProps): JSX.Element {
  const [frame, input] = useField(props, useText(typedText), typedMessage);
  return renderField(
    frame,
    <input {...input} className={joinNames("ck-text-field", input.className)} />,
  );
}
