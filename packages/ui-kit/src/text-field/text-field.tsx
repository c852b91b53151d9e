"use client";

import type { ComponentProps, JSX, ReactNode } from "react";
import { Field } from "../field/field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { joinNames } from "../shared/join-names.ts";

/** Props of {@link TextField}. The others, `ref` among them, go to the `<input>`. */
export interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "prefix"> {
  /** What stands before the text, such as "$". Label or hint say it too: it is no part of the name. */
  prefix?: ReactNode;
  /** What stands behind the text, such as "miles". Label or hint say it too. */
  suffix?: ReactNode;
}

/**
 * A field for one line of text.
 *
 * Style hooks: `.ck-text-field`, `[aria-invalid="true"]`; around it `.ck-field` with the parts `label`,
 * `hint`, `error`, `prefix`, `suffix`.
 */
export function TextField({ prefix, suffix, ...props }: TextFieldProps): JSX.Element {
  const [frame, { className, ...input }] = useField(props);
  return (
    <Field {...frame}>
      {prefix && <span data-part="prefix">{prefix}</span>}
      <input {...input} className={joinNames("ck-text-field", className)} />
      {suffix && <span data-part="suffix">{suffix}</span>}
    </Field>
  );
}
