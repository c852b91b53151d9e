"use client";

import {
  type ComponentProps,
  type JSX,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { joinNames } from "../shared/join-names.ts";
import { ownElement } from "../shared/own-element.tsx";
import { useLatest } from "../shared/use-latest.ts";
import { useReset } from "../shared/use-reset.ts";
import { ErrorSummary, type ErrorSummaryProps } from "./error-summary.tsx";
import { type FormError, reportErrors, shownErrors } from "./form-errors.ts";

/** Props of {@link Form}. All other props, including `ref`, are passed to the `<form>`. */
export interface FormProps extends ComponentProps<"form">, Pick<ErrorSummaryProps, "headingLevel"> {
  /**
   * Errors from a server, by control name. Each is shown at its control until the value changes; errors
   * without a matching control are shown only in the summary. A new object is treated as a new
   * response, so keep it in state. If an `action` ends with errors, the form keeps what was entered;
   * otherwise React resets it.
   */
  errors?: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * A form that the browser submits. If it is invalid, a summary at the top receives the focus and links
 * to each field.
 *
 * Style hooks: `.ck-form`; the summary is `.ck-error-summary`.
 */
export function Form({
  ref,
  errors,
  headingLevel,
  className,
  children,
  ...form
}: FormProps): JSX.Element {
  const box = useRef<HTMLFormElement>(null);
  const atNoControl = useRef<FormError[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [summary, setSummary] = useState<FormError[]>([]);
  /** The errors at the time of the last submission. React resets the form when the action ends. */
  const errorsAtSubmit = useRef<{ errors: FormProps["errors"] }>(undefined);

  useImperativeHandle(ref, () => box.current as HTMLFormElement);

  // Once, after every control was validated and has rendered its error. Why:
  // docs/decisions/forms.md#the-error-summary-does-not-change-while-the-user-types
  const sumUp = useLatest(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (box.current) setSummary([...atNoControl.current, ...shownErrors(box.current)]);
    });
  });

  useLayoutEffect(() => {
    if (!errors || !box.current) return;
    atNoControl.current = reportErrors(box.current, errors);
    if (atNoControl.current.length > 0) sumUp.current();
  }, [errors, sumUp]);

  function restart(): void {
    atNoControl.current = [];
    setSummary([]);
  }

  const watchReset = useReset(restart);
  useLayoutEffect(() => watchReset(box.current), [watchReset]);

  return (
    <form
      {...form}
      ref={box}
      className={joinNames("ck-form", className)}
      onInvalidCapture={(event) => {
        form.onInvalidCapture?.(event);
        // Focuses the summary instead of the first field.
        event.preventDefault();
        sumUp.current();
      }}
      onSubmit={(event) => {
        restart();
        form.onSubmit?.(event);
        errorsAtSubmit.current = event.defaultPrevented ? undefined : { errors };
      }}
      onReset={(event) => {
        const before = errorsAtSubmit.current;
        errorsAtSubmit.current = undefined;
        // Why: docs/decisions/forms.md#a-refused-form-keeps-what-was-typed
        if (before && before.errors !== errors && Object.values(errors ?? {}).some(Boolean)) {
          event.preventDefault();
        } else form.onReset?.(event);
      }}
    >
      <ErrorSummary errors={summary} headingLevel={headingLevel} />
      {ownElement(children)}
    </form>
  );
}
