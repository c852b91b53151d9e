"use client";

import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";
import { useControlled } from "../shared/use-controlled.ts";

/** Props of {@link ToggleChip}. The others, `ref` among them, go to the `<button>`. */
export interface ToggleChipProps extends ComponentProps<"button"> {
  /** Whether it is on, when the caller wants to decide. `onPressedChange` says what the user wants. */
  pressed?: boolean | undefined;
  /**
   * Whether it starts as on, when it decides for itself.
   * @default false
   */
  defaultPressed?: boolean | undefined;
  /** The user has switched it, or wants to, where the caller decides. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
}

/**
 * A word that can be switched on and off, to filter a list for example. Several in a row want a
 * `<fieldset>` or a `role="group"` with a name around them.
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
