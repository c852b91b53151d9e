"use client";

import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";
import { useControlled } from "../shared/use-controlled.ts";

/** Props of {@link ToggleChip}. All other props, including `ref`, are passed to the `<button>`. */
export interface ToggleChipProps extends ComponentProps<"button"> {
  /** The controlled state. `onPressedChange` is called when the user toggles it. */
  pressed?: boolean | undefined;
  /**
   * The initial state of an uncontrolled chip.
   * @default false
   */
  defaultPressed?: boolean | undefined;
  /** Called when the user toggles the chip. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
}

/**
 * A toggle for options such as the filters of a list. Wrap several in a `<fieldset>` or a named
 * `role="group"`.
 *
 * Style hooks: `.ck-toggle-chip`, `[aria-pressed]`.
 */
export function ToggleChip({
  pressed: held,
  defaultPressed = false,
  onPressedChange,
  className,
  onClick,
  children,
  ...button
}: ToggleChipProps): JSX.Element {
  const [pressed, setPressed] = useControlled(held, defaultPressed);

  return (
    <button
      type="button"
      {...button}
      className={joinNames("ck-toggle-chip", className)}
      aria-pressed={pressed}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        setPressed(!pressed);
        onPressedChange?.(!pressed);
      }}
    >
      {children}
    </button>
  );
}
