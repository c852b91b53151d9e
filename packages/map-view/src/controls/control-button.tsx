"use client";

import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import type { ComponentProps, JSX } from "react";

/** Props of {@link ControlButton}. */
export interface ControlButtonProps extends Omit<ComponentProps<"button">, "children"> {
  label: string;
  icon: readonly string[];
  /** Disables the button; it stays focusable. */
  idle?: boolean | undefined;
  /** Rotation of the icon, in degrees. */
  turn?: number | undefined;
}

/** A button on the map. It stays focusable while it is disabled. Its tooltip is also its name. */
export function ControlButton({
  label,
  icon,
  idle = false,
  turn,
  onClick,
  ...button
}: ControlButtonProps): JSX.Element {
  return (
    <button
      type="button"
      {...button}
      className="ck-map-control"
      title={label}
      aria-disabled={idle || undefined}
      onClick={(event) => !idle && onClick?.(event)}
    >
      <SvgIcon paths={icon} {...(turn && { style: { rotate: `${turn}deg` } })} />
    </button>
  );
}
