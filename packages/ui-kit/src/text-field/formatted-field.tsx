"use client";

import {
  type ComponentProps,
  type FocusEvent,
  type InputEvent,
  type JSX,
  type ReactNode,
  useRef,
  useState,
} from "react";
import { renderField } from "../field/render-field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { useFieldRef } from "../shared/use-field-ref.ts";
import { blurOf, changeOf, type ValueHandlers } from "../shared/value-event.ts";
import { useEarlyText } from "../shared/use-early-text.ts";
import { useReset } from "../shared/use-reset.ts";
import { typedText } from "../typed-field/text.ts";
import { typedMessage } from "../typed-field/typed-message.ts";
import type { TextFormat } from "./text-formats.ts";

/** Props of {@link FormattedField}. All other props, including `ref`, are passed to the `<input>`. */
export interface FormattedFieldProps
  extends
    FieldProps,
    ValueHandlers<string>,
    Omit<ComponentProps<"input">, "defaultValue" | "onBlur" | "onChange" | "prefix" | "value"> {
  /** Such as `phoneNumber`, `zipCode` or `trimmedText`. */
  format: TextFormat;
  /** The controlled value that the form submits. `onValueChange` is called when the user changes it. */
  value?: string | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  /**
   * Text before the field, such as "$". It is not part of the accessible name, so repeat it in the
   * label or the hint.
   */
  prefix?: ReactNode;
  /** Text after the field, such as "miles". Repeat it in the label or the hint. */
  suffix?: ReactNode;
  /** Called with the value that the form would submit. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A text field that formats its value. It never changes the text while the user types, only on blur.
 * The form submits the value without formatting.
 *
 * Style hooks: those of {@link TextField}; parts `prefix`, `suffix`.
 */
export function FormattedField({
  ref,
  format,
  prefix,
  suffix,
  name,
  value,
  defaultValue = "",
  onValueChange,
  onChange,
  ...props
}: FormattedFieldProps): JSX.Element {
  const [typed, setTyped] = useState<string>();
  const watchReset = useReset(() => setTyped(undefined));
  const raw = value ?? format.parse(typed ?? defaultValue);
  const isAsTyped = typed !== undefined && format.parse(typed) === raw;

  const [frame, { className, ...input }] = useField(
    {
      ...props,
      onBlur: (event: FocusEvent<HTMLInputElement>) => props.onBlur?.(blurOf(event, name, raw)),
      onInput(event: InputEvent<HTMLInputElement>) {
        props.onInput?.(event);
        const { form, value: text } = event.currentTarget;
        const next = format.parse(text);
        watchReset(form);
        setTyped(text);
        onValueChange?.(next);
        onChange?.(changeOf(name, next));
      },
    },
    useText(typedText),
    typedMessage,
  );

  const box = useRef<HTMLSpanElement>(null);
  const shown = isAsTyped ? typed : format.format(raw);
  const find = (): HTMLInputElement | null | undefined => box.current?.querySelector("input");
  useFieldRef(ref, {
    find,
    shown,
    adopt(text) {
      const next = format.format(format.parse(text));
      watchReset(find()?.form);
      setTyped(next);
      return next;
    },
  });
  useEarlyText(find, shown);

  return renderField(
    frame,
    <>
      <span ref={box} className="ck-formatted-field">
        {prefix && <span data-part="prefix">{prefix}</span>}
        <input
          pattern={format.pattern}
          {...input}
          value={shown}
          className={joinNames("ck-text-field", className)}
          // Why: docs/decisions/forms.md#formats-are-applied-when-focus-leaves
          onBlur={(event) => {
            input.onBlur(event);
            if (typed !== undefined) setTyped(format.format(raw));
          }}
        />
        {suffix && <span data-part="suffix">{suffix}</span>}
      </span>
      <input type="hidden" name={name} form={props.form} disabled={props.disabled} value={raw} />
    </>,
  );
}
