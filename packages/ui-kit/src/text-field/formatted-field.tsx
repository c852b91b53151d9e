"use client";

import { type ComponentProps, type InputEvent, type JSX, type ReactNode, useState } from "react";
import { Field } from "../field/field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { typedText } from "../typed-field/text.ts";
import { typedMessage } from "../typed-field/typed-message.ts";
import type { TextFormat } from "./text-formats.ts";

/** Props of {@link FormattedField}. The others, `ref` among them, go to the `<input>`. */
export interface FormattedFieldProps
  extends FieldProps, Omit<ComponentProps<"input">, "defaultValue" | "prefix" | "value"> {
  /** Such as `phoneNumber`, `zipCode` or `trimmedText`. */
  format: TextFormat;
  /** What is sent, when the caller wants to decide. `onValueChange` says what the user wants. */
  value?: string | undefined;
  /** What is sent at first, when it decides for itself. */
  defaultValue?: string | undefined;
  /** What stands before the text, such as "$". Label or hint say it too: it is no part of the name. */
  prefix?: ReactNode;
  /** What stands behind the text, such as "miles". Label or hint say it too. */
  suffix?: ReactNode;
  /** Told what would be sent now. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A field for one line of text that is written in one way and may be typed in any. It never changes
 * a text while the user types, but when the user leaves it. What is sent under its name is the value
 * alone, without what the format adds.
 *
 * Style hooks: those of {@link TextField}; parts `prefix`, `suffix`.
 */
export function FormattedField({
  format,
  prefix,
  suffix,
  name,
  value,
  defaultValue = "",
  onValueChange,
  ...props
}: FormattedFieldProps): JSX.Element {
  const [typed, setTyped] = useState<string>();
  const raw = value ?? format.read(typed ?? defaultValue);
  const isAsTyped = typed !== undefined && format.read(typed) === raw;

  const [frame, { className, ...input }] = useField(
    {
      ...props,
      onInput(event: InputEvent<HTMLInputElement>) {
        props.onInput?.(event);
        const { form, value: next } = event.currentTarget;
        if (typed === undefined) {
          form?.addEventListener("reset", () => setTyped(undefined), { once: true });
        }
        setTyped(next);
        onValueChange?.(format.read(next));
      },
    },
    useText(typedText),
    typedMessage,
  );

  return (
    <Field {...frame}>
      <span className="ck-formatted-field">
        {prefix && <span data-part="prefix">{prefix}</span>}
        <input
          {...input}
          value={isAsTyped ? typed : format.write(raw)}
          className={joinNames("ck-text-field", className)}
          // Why: docs/decisions/forms.md#formats-are-applied-when-focus-leaves
          onBlur={(event) => {
            input.onBlur(event);
            if (typed !== undefined) setTyped(format.write(raw));
          }}
        />
        {suffix && <span data-part="suffix">{suffix}</span>}
      </span>
      <input type="hidden" name={name} form={props.form} disabled={props.disabled} value={raw} />
    </Field>
  );
}
