import type { ComponentProps, JSX, ReactNode } from "react";
import { Drawing } from "../icon/drawing.tsx";
import { error, info, success, warning } from "../icon/drawings.ts";
import { joinNames } from "../shared/join-names.ts";

/** A status that a tag or a notification can show. */
export type Status = "error" | "info" | "success" | "warning";

/** Props of {@link Tag}. The others, `ref` among them, go to the `<span>`. */
export interface TagProps extends Omit<ComponentProps<"span">, "children" | "color"> {
  /** The word or two. */
  label: string;
  /** Brings a colour and an icon of its own. */
  status?: Status | undefined;
  /**
   * A colour without a meaning of its own.
   * @default "neutral", or the status's
   */
  color?: "neutral" | "accent" | Status | undefined;
  /** Another icon, or `null` for none. */
  icon?: ReactNode;
}

const icons = { error, info, success, warning } satisfies Record<Status, readonly string[]>;

/**
 * A word or two about the thing beside it. The label says it all; colour and icon repeat it.
 *
 * Style hooks: `.ck-tag`, `[data-color]`, `[data-status]`.
 */
export function Tag({
  label,
  status,
  color = status ?? "neutral",
  icon = status && <Drawing paths={icons[status]} size="small" />,
  className,
  ...span
}: TagProps): JSX.Element {
  return (
    <span
      {...span}
      className={joinNames("ck-tag", className)}
      data-color={color}
      data-status={status}
    >
      {icon}
      {label}
    </span>
  );
}
