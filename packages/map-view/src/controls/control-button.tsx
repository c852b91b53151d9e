"use client";

import { Drawing } from "@claimkit/ui-kit/drawing";
import type { ComponentProps, JSX } from "react";

/** Props of {@link ControlButton}. */
export interface ControlButtonProps extends Omit<ComponentProps<"button">, "children"> {
  label: string;
  drawing: readonly string[];
  /** Whether it is disabled; it stays focusable. */
  idle?: boolean | undefined;
  /** Degrees by which the drawing is turned. */
  turn?: number | undefined;
}

/** A button of the map. It stays focusable while it is disabled. */
export function ControlButton({
  label,
  drawing,
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
      aria-label={label}
      title={label}
      aria-disabled={idle || undefined}
      onClick={(event) => !idle && onClick?.(event)}
    >
      <Drawing paths={drawing} {...(turn && { style: { rotate: `${turn}deg` } })} />
    </button>
  );
}
