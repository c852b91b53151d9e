"use client";

import {
  type ComponentProps,
  type JSX,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { joinNames } from "../shared/join-names.ts";
import { useLatest } from "../shared/use-latest.ts";
import { ErrorSummary, type ErrorSummaryProps } from "./error-summary.tsx";
import { type FormError, reportErrors, shownErrors } from "./form-errors.ts";

/** Props of {@link Form}. The others, `ref` among them, go to the `<form>`. */
export interface FormProps extends ComponentProps<"form">, Pick<ErrorSummaryProps, "headingLevel"> {
  /**
   * What a server found wrong, by the names of the controls. Each stands at its control until the
   * value changes; one that no control has the name of stands in the summary alone. A new object is
   * a new answer: keep it in state.
   */
  errors?: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * A form that the browser sends. When something keeps it from being sent, a summary at its top gets
 * the focus and leads to each field.
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

  useImperativeHandle(ref, () => box.current as HTMLFormElement);

  // Once, after every control was checked and has rendered its error.
  // Why: docs/decisions/forms.md#the-error-summary-does-not-change-while-the-user-types
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

  function startAnew(): void {
    atNoControl.current = [];
    setSummary([]);
  }

  return (
    <form
      {...form}
      ref={box}
      className={joinNames("ck-form", className)}
      onInvalidCapture={(event) => {
        form.onInvalidCapture?.(event);
        // The summary gets the focus, not the first field.
        event.preventDefault();
        sumUp.current();
      }}
      onSubmit={(event) => {
        startAnew();
        form.onSubmit?.(event);
      }}
      onReset={(event: SyntheticEvent<HTMLFormElement>) => {
        startAnew();
        form.onReset?.(event);
      }}
    >
      <ErrorSummary errors={summary} headingLevel={headingLevel} />
      {children}
    </form>
  );
}
